import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AccountPage } from '../../features/account/account-page.tsx'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { ApiError } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'

export const handle = { messages: ['account', 'wishlist'], query: ['key'] } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('wishlist')('emails.stopTitle'), robots: 'noindex, nofollow' }
}

const leads = {
  asked: 'emails.stopLead',
  stopped: 'emails.stopped',
  resumed: 'emails.resumed',
  gone: 'emails.gone',
} as const
type State = keyof typeof leads

/**
 * Stops the emails about prices by the link in each of them, without signing in, and switches them on again. One press:
 * programs open links in mails.
 */
export function Component() {
  const t = useT('wishlist')
  const api = useApi()
  const key = useSearchParams()[0].get('key') ?? ''
  const [state, setState] = useState<State>('asked')
  const said = useRef<HTMLSpanElement>(null)
  const { busy, problems, form, submit } = useSending(async () => {
    try {
      await api.post(`/api/v1/wishlist_emails/${state === 'stopped' ? 'resume' : 'stop'}/`, { key })
      setState(state === 'stopped' ? 'resumed' : 'stopped')
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      setState('gone')
    }
  })
  useEffect(() => {
    if (state !== 'asked') said.current?.focus()
  }, [state])
  return (
    <AccountPage
      title={t('emails.stopTitle')}
      lead={
        <span ref={said} role="status" tabIndex={-1}>
          {t(leads[state])}
        </span>
      }
      links={<LocalLink to="/wishlist">{t('title')}</LocalLink>}
    >
      {state !== 'gone' && (
        <form ref={form} method="post" noValidate onSubmit={submit} className="stack">
          <FormProblem text={problems.form ?? problems.key} />
          <SubmitButton variant={state === 'stopped' ? 'outline' : 'accent'} wide busy={busy}>
            {t(state === 'stopped' ? 'emails.resume' : 'emails.stop')}
          </SubmitButton>
        </form>
      )}
    </AccountPage>
  )
}
