import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ContactSent } from '../../../contract/contact.ts'
import { contactTopics, longestMessage } from '../../../contract/contact-vocabulary.ts'
import type { RefusedForm } from '../../../contract/rendering.ts'
import { formatParty } from '../../../domain/party.ts'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { ApiError, writeQuery } from '../../lib/api.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { type Translator, useLanguage, useT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { LocalLink } from '../../lib/local-link.tsx'
import { useRefusedForm } from '../../lib/refused-form.ts'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './contact-form.module.css'
import { type Question, useQuestion } from './question.ts'
import { QuestionSubject } from './question-subject.tsx'

/** `email`: whose the copy is; absent when the form was sent without JavaScript. */
type Sent = ContactSent & { email?: string }

/**
 * A message to the agency, about a hotel when the address names one. Whoever is signed in finds name and address filled in; what
 * could not be sent stays. Without JavaScript the browser checks and sends it, and the address tells what came of it.
 * @param operator the agency's address, for who has written too often.
 */
export function ContactForm({ operator }: { operator: string }) {
  const t = useT('contact')
  const { question, gone } = useQuestion()
  const { refused, forget } = useRefusedForm()
  const [sent, setSent] = useState(useSent())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])
  return (
    <section className={styles.section} aria-labelledby="write">
      <h2 id="write" ref={heading} tabIndex={-1}>
        {t(sent ? 'form.sentTitle' : 'form.title')}
      </h2>
      {sent ? (
        <>
          <Notice tone="success" live>
            {wordSent(t, sent)}
          </Notice>
          <div className="row">
            {question?.hotel && (
              <LinkButton to={question.hotel.url}>{t('about.back', { hotel: question.hotel.name })}</LinkButton>
            )}
            <Again onPress={() => setSent(null)} />
          </div>
        </>
      ) : (
        <>
          <p className="soft">{t('form.lead')}</p>
          {refused && (
            <Notice tone="error" live>
              {t(`plain.${refused.reason}`, { email: operator })}
            </Notice>
          )}
          {gone && (
            <Notice tone="warning">
              <p>{t('about.gone')}</p>
            </Notice>
          )}
          <MessageFields
            operator={operator}
            question={question}
            refused={refused}
            onSent={(answer) => {
              forget()
              setSent(answer)
            }}
            onRemove={() => heading.current?.focus({ preventScroll: true })}
          />
        </>
      )}
    </section>
  )
}

/** Whether a form was sent without JavaScript, as the address it led to says. */
function useSent(): Sent | null {
  const sent = new URLSearchParams(useLocation().search).get('sent')
  return sent === 'copy' || sent === 'alone' ? { copy: sent === 'copy' } : null
}

function wordSent(t: Translator<'contact'>, { copy, email }: Sent): string {
  if (email === undefined) return t(copy ? 'plain.sent' : 'plain.sentNoCopy')
  return t(copy ? 'form.sent' : 'form.sentNoCopy', { email })
}

/** An empty form. Without JavaScript it stands at another address than the thanks. */
function Again({ onPress }: { onPress: () => void }) {
  const t = useT('contact')
  return (
    <LinkButton to="/contact#write" replace preventScrollReset variant="outline" onClick={onPress}>
      {t('form.again')}
    </LinkButton>
  )
}

function MessageFields(props: {
  operator: string
  question: Question | null
  refused: RefusedForm | undefined
  onSent: (sent: Sent) => void
  onRemove: () => void
}) {
  const t = useT('contact')
  const { operator, question, refused, onSent } = props
  const awake = useHydrated()
  const action = localizePath(formPath(question), useLanguage())
  const api = useApi()
  const { user } = useSession()
  const [tooMany, setTooMany] = useState(false)
  const { busy, problems, form, submit } = useSending(async (values) => {
    setTooMany(false)
    const read = (name: string) => String(values.get(name) ?? '').trim()
    const email = read('email')
    const body = {
      name: read('name'),
      email,
      topic: read('topic') || undefined,
      booking_reference: read('booking_reference'),
      message: read('message'),
      hotel_id: question?.id,
      checkin: read('checkin') || undefined,
      checkout: read('checkout') || undefined,
      rooms: read('rooms') || undefined,
      leave_empty: read('leave_empty'),
    }
    try {
      onSent({ ...(await api.post<ContactSent>('/api/v1/contact/', body)), email })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429)) throw error
      setTooMany(true)
    }
  }, refused?.problems)
  const before = refused?.values
  const name = user ? `${user.first_name} ${user.last_name}` : undefined
  return (
    <form ref={form} method="post" action={action} className={styles.form} noValidate={awake} onSubmit={submit}>
      <FormProblem text={tooMany ? t('form.tooMany', { email: operator }) : problems.form} />
      {question && (
        <QuestionSubject
          question={question}
          problem={problems.hotel_id ?? problems.checkin ?? problems.checkout ?? problems.rooms}
          onRemove={props.onRemove}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label={t('form.name')}
          name="name"
          required
          autoComplete="name"
          maxLength={80}
          defaultValue={before?.name ?? name}
          error={problems.name}
        />
        <EmailField
          label={t('form.email')}
          name="email"
          required
          autoComplete="email"
          maxLength={254}
          defaultValue={before?.email ?? user?.email}
          error={problems.email}
        />
        <SelectField
          label={t('form.topic')}
          name="topic"
          required
          defaultValue={before?.topic ?? (question ? 'stay' : '')}
          error={problems.topic}
        >
          <option value="" disabled hidden />
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`form.topics.${topic}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('form.reference')}
          name="booking_reference"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          defaultValue={before?.booking_reference}
          hint={t('form.referenceHint')}
          error={problems.booking_reference}
        />
      </div>
      <TextAreaField
        label={t('form.message')}
        name="message"
        required
        rows={6}
        maxLength={longestMessage}
        defaultValue={before?.message}
        error={problems.message}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          <span>{t('form.leaveEmpty')}</span>
          <input name="leave_empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="small soft">
        {t.rich('form.privacy', {
          link: (words) => (
            <LocalLink key="privacy" to="/privacy">
              {words}
            </LocalLink>
          ),
        })}
      </p>
      <Button type="submit" variant="accent" busy={busy} className={styles.go}>
        {t('form.send')}
      </Button>
    </form>
  )
}

/** Where browsers without JavaScript send the form: the address says what it is about, so that the answer can say so again. */
function formPath(question: Question | null): string {
  const { id, stay } = question ?? {}
  const rooms = stay ? formatParty(stay.rooms) : undefined
  const query = writeQuery({ hotel: id, checkin: stay?.checkin, checkout: stay?.checkout, rooms })
  return `/contact${query}#write`
}
