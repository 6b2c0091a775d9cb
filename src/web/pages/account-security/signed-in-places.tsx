import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountSession } from '../../../contract/accounts.ts'
import styles from '../../features/account/account-frame.module.css'
import { ApiError } from '../../lib/api.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'

/** Where the account is signed in, each to be ended from here. */
export function SignedInPlaces() {
  const t = useT('account')
  const safety = useT('account-safety')
  const api = useApi()
  const { session } = useSession()
  const format = useFormat()
  const queryClient = useQueryClient()
  const query = api.query<AccountSession[]>('/auth/sessions/')
  const { data, isError, refetch } = useQuery({ ...query, staleTime: 0 })
  const [ending, setEnding] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)

  async function end(id: string) {
    setEnding(id)
    setFailed(false)
    try {
      await api.delete(`/auth/sessions/${id}/`)
    } catch (error) {
      // Ended elsewhere meanwhile: that is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) setFailed(true)
    }
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
    setEnding(null)
  }

  return (
    <section aria-labelledby="places">
      <h2 id="places">{t('security.places')}</h2>
      {failed && (
        <Notice tone="error" live>
          {t('problem.failed')}
        </Notice>
      )}
      {isError && (
        <Notice tone="error">
          <p>{t('problem.failed')}</p>
          <Button onClick={() => void refetch()}>{t('security.retry')}</Button>
        </Notice>
      )}
      {!data && !isError && <SkeletonLine />}
      <ul className={styles.sessions}>
        {data?.map((place) => (
          <li key={place.id}>
            <span>
              <span>{place.device || safety('devices.unknown')}</span>
              <small>{t('security.lastUsed', { at: format.dateTime(place.last_used_at) })}</small>
            </span>
            {place.current ? (
              <span className={styles.marks}>
                {session?.isDeviceTrusted() && <Badge>{safety('devices.trusted')}</Badge>}
                <Badge>{t('security.here')}</Badge>
              </span>
            ) : (
              <Button
                small
                variant="outline"
                busy={ending === place.id}
                aria-label={t('security.endOf', { device: place.device || safety('devices.unknown') })}
                onClick={() => void end(place.id)}
              >
                {t('security.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
