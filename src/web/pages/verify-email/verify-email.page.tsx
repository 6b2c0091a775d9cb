import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AccountPage } from '../../features/account/account-page.tsx'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'

export const handle = { messages: ['account'] } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('verify.title'), robots: 'noindex, nofollow' }
}

/**
 * The link of the mail. One press confirms, and nothing before it: programs that look into mails open links, and would
 * confirm an address that nobody has read.
 */
export function Component() {
  const t = useT('account')
  const api = useApi()
  const [params] = useSearchParams()
  const [done, setDone] = useState(false)
  const heading = useRef<HTMLDivElement>(null)
  const { busy, problems, form, submit } = useSending(async () => {
    await api.post('/auth/register/verify/', { token: params.get('token') ?? '' })
    setDone(true)
  })
  useEffect(() => {
    if (done) heading.current?.querySelector('a')?.focus()
  }, [done])
  if (done) {
    return (
      <AccountPage title={t('verify.doneTitle')} lead={t('verify.done')}>
        <div ref={heading}>
          <LinkButton to="/login" variant="accent">
            {t('signIn.go')}
          </LinkButton>
        </div>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('verify.title')} lead={t('verify.lead')}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="stack">
        <FormProblem text={problems.form ?? problems.token} />
        <SubmitButton variant="accent" wide busy={busy}>
          {t('verify.go')}
        </SubmitButton>
      </form>
    </AccountPage>
  )
}
