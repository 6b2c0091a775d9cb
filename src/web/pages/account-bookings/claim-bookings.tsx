import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { useWork } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './account-bookings.module.css'

/** Bookings made without signing in, to be taken into the account by one press. */
export function ClaimBookings() {
  const t = useT('account-bookings')
  const api = useApi()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const query = api.query<{ count: number }>('/api/v1/users/claimable_bookings/')
  const { data } = useQuery({ ...query, staleTime: 0 })
  const { busy, problem, run } = useWork(async () => {
    const { claimed } = await api.post<{ claimed: number }>('/api/v1/users/claim_bookings/')
    queryClient.setQueryData(query.queryKey, { count: 0 })
    await queryClient.invalidateQueries({ queryKey: ['/api/v1/bookings/'] })
    await showToast('success', t('claim.taken', { count: claimed }))
  })
  const count = data?.count ?? 0
  if (count === 0) return null
  return (
    <Notice>
      <div className={styles.claim}>
        <p>{t('claim.found', { count, email: user?.email ?? '' })}</p>
        <FormProblem text={problem} />
        <Button small variant="solid" busy={busy} onClick={run}>
          {t('claim.take', { count })}
        </Button>
      </div>
    </Notice>
  )
}
