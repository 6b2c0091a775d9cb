import { useState } from 'react'
import { useLocation } from 'react-router'
import styles from '../../features/account/account-form.module.css'
import { AccountPage } from '../../features/account/account-page.tsx'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { PasswordField } from '../../features/account/password-field.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { ApiError } from '../../lib/api.ts'
import { useLanguage, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

export const handle = { messages: ['account'], guard: 'guest', cache: true } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('register.title'), robots: 'noindex' }
}

/** A new account. Whether the address has one already is told by mail alone, to its owner. */
export function Component() {
  const t = useT('account')
  const api = useApi()
  const language = useLanguage()
  const { search } = useLocation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, problems, form, submit } = useSending(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '')
    const answer = await api.post<{ error?: unknown } | undefined>('/auth/register/', {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email').trim(),
      password: text('password'),
      language,
      marketing_consent: values.get('marketing_consent') !== null,
      accept_terms: values.get('accept_terms') !== null,
    })
    // An answer may be accepted and still carry an error (specification, section 4).
    if (answer?.error) throw new ApiError(200, { detail: String(answer.error) })
    setSentTo(text('email').trim())
  })
  if (sentTo) {
    return (
      <AccountPage title={t('register.sentTitle')}>
        <Notice tone="success" live>
          <p>{t('register.sent', { email: sentTo })}</p>
        </Notice>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title={t('register.title')}
      lead={t('register.lead')}
      links={<LocalLink to={`/login${search}`}>{t('register.signIn')}</LocalLink>}
    >
      <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
        <FormProblem text={problems.form} />
        <div className={styles.pair}>
          <TextField label={t('firstName')} name="first_name" autoComplete="given-name" error={problems.first_name} />
          <TextField label={t('lastName')} name="last_name" autoComplete="family-name" error={problems.last_name} />
        </div>
        <EmailField label={t('email')} name="email" autoComplete="username" error={problems.email} />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={problems.password}
        />
        <Checkbox name="accept_terms" error={problems.accept_terms}>
          {t.rich('register.terms', {
            terms: (words) => <LocalLink to="/terms">{words}</LocalLink>,
            privacy: (words) => <LocalLink to="/privacy">{words}</LocalLink>,
          })}
        </Checkbox>
        <Checkbox name="marketing_consent" hint={t('register.marketingHint')}>
          {t('register.marketing')}
        </Checkbox>
        <SubmitButton variant="accent" wide busy={busy}>
          {t('register.go')}
        </SubmitButton>
      </form>
    </AccountPage>
  )
}
