import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../lib/services.ts'
import { LinkButton } from '../../ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { FormProblem } from './form-problem.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSending } from './use-sending.ts'

type Words = { title: string; lead: ReactNode; go: string }
type DoneWords = { title: string; lead: ReactNode; on: string; to: string }

/**
 * The page of a mail's link. One press does it, and nothing before: programs that look into mails open links, and would do what
 * nobody has wanted.
 * @param path takes the token of the address.
 */
export function MailDeed(props: { path: string; words: Words; done: DoneWords; onDone?: () => Promise<void> }) {
  const api = useApi()
  const [params] = useSearchParams()
  const [done, setDone] = useState(false)
  const after = useRef<HTMLDivElement>(null)
  const { busy, problems, form, submit } = useSending(async () => {
    await api.post(props.path, { token: params.get('token') ?? '' })
    await props.onDone?.()
    setDone(true)
  })
  useEffect(() => {
    if (done) after.current?.querySelector('a')?.focus()
  }, [done])
  if (done) {
    return (
      <AccountPage title={props.done.title} lead={props.done.lead}>
        <div ref={after}>
          <LinkButton to={props.done.to} variant="accent">
            {props.done.on}
          </LinkButton>
        </div>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={props.words.title} lead={props.words.lead}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="stack">
        <FormProblem text={problems.form ?? problems.token} />
        <SubmitButton variant="accent" wide busy={busy}>
          {props.words.go}
        </SubmitButton>
      </form>
    </AccountPage>
  )
}
