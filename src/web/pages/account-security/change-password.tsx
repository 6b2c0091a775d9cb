import { useQueryClient } from '@tanstack/react-query'
import type { TokenPair } from '../../../contract/accounts.ts'
import styles from '../../features/account/account-form.module.css'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { PasswordField } from '../../features/account/password-field.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { showToast } from '../../ui/toast.ts'

/** A new password ends every sign-in; this device gets a new one at once. */
export function ChangePassword() {
  const t = useT('account')
  const api = useApi()
  const { user, session } = useSession()
  const queryClient = useQueryClient()
  const { busy, problems, form, submit } = useSending(async (values) => {
    const tokens = await api.post<TokenPair>('/api/v1/users/change_password/', {
      current_password: String(values.get('current_password') ?? ''),
      new_password: String(values.get('new_password') ?? ''),
    })
    await session?.adopt({ ...tokens, device_trusted: false })
    form.current?.reset()
    await queryClient.invalidateQueries({ queryKey: ['/auth/sessions/'] })
    await showToast('success', t('security.changed'))
  })
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password">{t('security.password')}</h2>
      <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
        <FormProblem text={problems.form} />
        {/* Password managers keep the new password for this name. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField
          label={t('security.current')}
          name="current_password"
          autoComplete="current-password"
          error={problems.current_password}
        />
        <PasswordField
          label={t('newPassword')}
          name="new_password"
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={problems.new_password}
        />
        <p className="small soft">{t('security.endsAll')}</p>
        <div>
          <SubmitButton busy={busy}>{t('security.change')}</SubmitButton>
        </div>
      </form>
    </section>
  )
}
