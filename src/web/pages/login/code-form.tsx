import { useEffect, useState } from 'react'
import type { CodeSent, SignedIn } from '../../../contract/accounts.ts'
import { readDigits } from '../../../domain/typed-text.ts'
import styles from '../../features/account/account-form.module.css'
import { AccountPage } from '../../features/account/account-page.tsx'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { TextButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'

/** `second` after a right password: then the account is known to exist. */
export type CodeAsked = { token: string; email: string; mayRemember: boolean; second: boolean }

/** Seconds until a code may be asked for again. */
const patience = 30

/** The six figures of the mail. They are sent as soon as all are there. */
export function CodeForm(props: {
  asked: CodeAsked
  onAsked: (asked: CodeAsked) => void
  onSignedIn: (tokens: SignedIn) => Promise<void>
  onBack: () => void
}) {
  const t = useT('account')
  const api = useApi()
  const { asked } = props
  const [code, setCode] = useState('')
  const [left, restart] = useCountdown(patience)
  const { busy, problems, form, submit } = useSending(async (values) => {
    const tokens = await api.post<SignedIn>('/auth/token/otp/verify/', {
      otp_token: asked.token,
      code: readDigits(String(values.get('code') ?? '')),
      remember_device: values.get('remember') !== null,
    })
    await props.onSignedIn(tokens)
  })
  const again = useSending(async () => {
    const sent = await api.post<CodeSent>('/auth/token/otp/request/', { otp_token: asked.token })
    props.onAsked({ ...asked, token: sent.otp_token })
    setCode('')
    restart()
  })

  function type(text: string) {
    const figures = readDigits(text).slice(0, 6)
    setCode(figures)
    if (figures.length === 6 && code.length < 6) setTimeout(() => form.current?.requestSubmit(), 0)
  }

  return (
    <AccountPage
      title={t('code.title')}
      lead={t(asked.second ? 'code.sent' : 'code.lead', { email: asked.email })}
      links={<TextButton onClick={props.onBack}>{t('code.back')}</TextButton>}
    >
      <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
        <FormProblem text={problems.form} />
        <Field label={t('code.label')} error={problems.code ?? problems.otp_token}>
          {(wiring) => (
            <input
              {...wiring}
              className={`${wiring.className} ${styles.code}`}
              name="code"
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              // biome-ignore lint/a11y/noAutofocus: the step consists of this field, and who pressed the button before waits for it
              autoFocus
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
        {asked.mayRemember && (
          <Checkbox name="remember" hint={t('code.rememberHint')}>
            {t('code.remember')}
          </Checkbox>
        )}
        <SubmitButton variant="accent" wide busy={busy}>
          {t('code.go')}
        </SubmitButton>
      </form>
      <form ref={again.form} method="post" onSubmit={again.submit}>
        <FormProblem text={again.problems.form} />
        {left > 0 ? (
          <p className="small soft">{t('code.wait', { seconds: left })}</p>
        ) : (
          <TextButton type="submit">{t('code.again')}</TextButton>
        )}
      </form>
    </AccountPage>
  )
}

function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(seconds)]
}
