import { useState } from 'react'
import type { CodeSent } from '../../../contract/accounts.ts'
import { readDigits } from '../../../domain/typed-text.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { TextButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './account-form.module.css'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { type Problems, useWork } from './use-sending.ts'

/** What a form sends beside its own fields, read with `readProof`. */
export function readProof(values: FormData): { password?: string; otp_token?: string; code?: string } {
  const token = values.get('otp_token')
  if (typeof token === 'string') return { otp_token: token, code: readDigits(String(values.get('code') ?? '')) }
  return { password: String(values.get('password') ?? '') }
}

/** Shows that it is the account's owner and not somebody at an open screen: the password, or a code by mail. */
export function ProveFields({ problems }: { problems: Problems }) {
  const t = useT('account')
  const api = useApi()
  const { user } = useSession()
  const [token, setToken] = useState<string | null>(null)
  const email = user?.email ?? ''
  const asking = useWork(async () => {
    const sent = await api.post<CodeSent>('/auth/token/otp/request/', { email })
    setToken(sent.otp_token)
  })
  return (
    <div className={styles.prove}>
      {/* Password managers find the password by this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormProblem text={asking.problem} />
      {token === null ? (
        <>
          <PasswordField
            label={t('prove.password')}
            name="password"
            autoComplete="current-password"
            error={problems.password}
          />
          <TextButton aria-busy={asking.busy || undefined} onClick={asking.run}>
            {t('prove.byCode')}
          </TextButton>
        </>
      ) : (
        <>
          <input type="hidden" name="otp_token" value={token} readOnly />
          <p className="small soft" role="status">
            {t('prove.sent', { email })}
          </p>
          <Field label={t('prove.code')} error={problems.code}>
            {(wiring) => (
              <input
                {...wiring}
                className={`${wiring.className} ${styles.code}`}
                name="code"
                maxLength={6}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            )}
          </Field>
          <TextButton onClick={() => setToken(null)}>{t('prove.byPassword')}</TextButton>
        </>
      )}
    </div>
  )
}
