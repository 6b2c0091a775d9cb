import { useState } from 'react'
import styles from '../../features/account/account-form.module.css'
import { AccountPage } from '../../features/account/account-page.tsx'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'

export const handle = { messages: ['account'], cache: true } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('forgot.title'), robots: 'noindex' }
}

/** A link to choose a new password. The answer is the same whether or not the address has an account. */
export function Component() {
  const t = useT('account')
  const api = useApi()
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, problems, form, submit } = useSending(async (values) => {
    const email = String(values.get('email') ?? '').trim()
    setAnswer((await api.post<{ message: string }>('/auth/password/forgot/', { email })).message)
  })
  return (
    <AccountPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      links={<LocalLink to="/login">{t('forgot.signIn')}</LocalLink>}
    >
      {answer ? (
        <Notice tone="success" live>
          <p>{answer}</p>
        </Notice>
      ) : (
        <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
          <FormProblem text={problems.form} />
          <EmailField label={t('email')} name="email" autoComplete="username" error={problems.email} />
          <SubmitButton variant="accent" wide busy={busy}>
            {t('forgot.go')}
          </SubmitButton>
        </form>
      )}
    </AccountPage>
  )
}
