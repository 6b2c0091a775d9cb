import { useState } from 'react'
import styles from '../../features/account/account-form.module.css'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { PasswordField } from '../../features/account/password-field.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'

/** Address and password, or the address alone for a code. */
export function CredentialsForm(props: {
  onPassword: (email: string, password: string) => Promise<void>
  onCode: (email: string) => Promise<void>
}) {
  const t = useT('account')
  const [byCode, setByCode] = useState(false)
  const { busy, problems, form, submit } = useSending((values) => {
    const email = String(values.get('email') ?? '').trim()
    return byCode ? props.onCode(email) : props.onPassword(email, String(values.get('password') ?? ''))
  })
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <FormProblem text={problems.form} />
      <EmailField label={t('email')} name="email" autoComplete="username webauthn" error={problems.email} />
      {!byCode && (
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          error={problems.password}
        />
      )}
      <SubmitButton variant="accent" wide busy={busy}>
        {t(byCode ? 'signIn.sendCode' : 'signIn.go')}
      </SubmitButton>
      <Button variant="outline" wide onClick={() => setByCode(!byCode)}>
        {t(byCode ? 'signIn.byPassword' : 'signIn.byCode')}
      </Button>
    </form>
  )
}
