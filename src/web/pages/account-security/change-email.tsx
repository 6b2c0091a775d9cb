import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmailChangeAnswer } from '../../../contract/account-data.ts'
import styles from '../../features/account/account-form.module.css'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { ProveFields, readProof } from '../../features/account/prove-fields.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending, useWork } from '../../features/account/use-sending.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { securityPath, securityQuery } from './security-query.ts'

const changePath = '/api/v1/users/change_email/'

/** The address of the account, and another that waits to be confirmed. */
export function ChangeEmail() {
  const t = useT('account-safety')
  const { user } = useSession()
  const { data } = useQuery(securityQuery(useApi()))
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="email" className={styles.form}>
      <div>
        <h2 id="email">{t('email.title')}</h2>
        <p className={styles.lead}>{t('email.lead', { email: user?.email ?? '' })}</p>
      </div>
      {data?.email_change && <Waiting change={data.email_change} />}
      {open ? (
        <AddressForm onSent={() => setOpen(false)} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('email.change')}</Button>
        </div>
      )}
    </section>
  )
}

function Waiting({ change }: { change: EmailChangeAnswer }) {
  const t = useT('account-safety')
  const api = useApi()
  const format = useFormat()
  const queryClient = useQueryClient()
  const { busy, problem, run } = useWork(async () => {
    await api.delete(changePath)
    await queryClient.invalidateQueries({ queryKey: [securityPath] })
    await showToast('success', t('email.withdrawn'))
  })
  return (
    <Notice>
      <div className={styles.prove}>
        <p>
          {t('email.waiting', {
            email: change.new_email,
            until: format.dateTime(change.expires_at, { year: true }),
          })}
        </p>
        <FormProblem text={problem} />
        <Button small variant="outline" busy={busy} onClick={run}>
          {t('email.withdraw')}
        </Button>
      </div>
    </Notice>
  )
}

function AddressForm({ onSent }: { onSent: () => void }) {
  const t = useT('account-safety')
  const api = useApi()
  const queryClient = useQueryClient()
  const { busy, problems, form, submit } = useSending(async (values) => {
    const new_email = String(values.get('new_email') ?? '').trim()
    await api.post<EmailChangeAnswer>(changePath, { new_email, ...readProof(values) })
    await queryClient.invalidateQueries({ queryKey: [securityPath] })
    onSent()
  })
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <FormProblem text={problems.form} />
      <EmailField
        label={t('email.new')}
        name="new_email"
        autoComplete="off"
        hint={t('email.hint')}
        error={problems.new_email}
        autoFocus
      />
      <ProveFields problems={problems} />
      <div>
        <SubmitButton busy={busy}>{t('email.send')}</SubmitButton>
      </div>
    </form>
  )
}
