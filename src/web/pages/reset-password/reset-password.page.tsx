import { useState } from 'react'
import { useSearchParams } from 'react-router'
import styles from '../../features/account/account-form.module.css'
import { AccountPage } from '../../features/account/account-page.tsx'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { PasswordField } from '../../features/account/password-field.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export const handle = { messages: ['account'] } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('reset.title'), robots: 'noindex, nofollow' }
}

/** A new password by the link of the mail. It ends every other sign-in. */
export function Component() {
  const t = useT('account')
  const api = useApi()
  const [params] = useSearchParams()
  const [done, setDone] = useState(false)
  const { busy, problems, form, submit } = useSending(async (values) => {
    await api.post('/auth/password/reset/', {
      token: params.get('token') ?? '',
      new_password: String(values.get('new_password') ?? ''),
    })
    setDone(true)
  })
  if (done) {
    return (
      <AccountPage title={t('reset.doneTitle')} lead={t('reset.done')}>
        <LinkButton to="/login" variant="accent">
          {t('signIn.go')}
        </LinkButton>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('reset.title')} lead={t('reset.lead')}>
      <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
        <FormProblem text={problems.form} />
        {problems.token && (
          <Notice tone="warning" live>
            <p>
              <span>{`${problems.token} `}</span>
              <LocalLink to="/forgot-password">{t('reset.again')}</LocalLink>
            </p>
          </Notice>
        )}
        <PasswordField
          label={t('newPassword')}
          name="new_password"
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={problems.new_password}
        />
        <SubmitButton variant="accent" wide busy={busy}>
          {t('reset.go')}
        </SubmitButton>
      </form>
    </AccountPage>
  )
}
