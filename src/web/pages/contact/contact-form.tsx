import { useEffect, useRef, useState } from 'react'
import { type ContactSent, contactTopics, longestMessage } from '../../../contract/contact.ts'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { ApiError } from '../../lib/api.ts'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './contact-form.module.css'

type Sent = ContactSent & { email: string }

/**
 * A message to the agency. Whoever is signed in finds name and address filled in; what could not be sent stays.
 * @param operator the agency's address, for browsers without JavaScript.
 */
export function ContactForm({ operator }: { operator: string }) {
  const t = useT('contact')
  const [sent, setSent] = useState<Sent | null>(null)
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
            {t(sent.copy ? 'form.sent' : 'form.sentNoCopy', { email: sent.email })}
          </Notice>
          <Button variant="outline" onClick={() => setSent(null)}>
            {t('form.again')}
          </Button>
        </>
      ) : (
        <>
          <p className="soft">{t('form.lead')}</p>
          <p className={styles.plain}>
            {t.rich('form.noScript', {
              email: operator,
              link: (words) => (
                <a key="mail" href={`mailto:${operator}`}>
                  {words}
                </a>
              ),
            })}
          </p>
          <MessageFields operator={operator} onSent={setSent} />
        </>
      )}
    </section>
  )
}

function MessageFields({ operator, onSent }: { operator: string; onSent: (sent: Sent) => void }) {
  const t = useT('contact')
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
      leave_empty: read('leave_empty'),
    }
    try {
      onSent({ ...(await api.post<ContactSent>('/api/v1/contact/', body)), email })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429)) throw error
      setTooMany(true)
    }
  })
  const name = user ? `${user.first_name} ${user.last_name}` : undefined
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <FormProblem text={tooMany ? t('form.tooMany', { email: operator }) : problems.form} />
      <div className={styles.pair}>
        <TextField
          label={t('form.name')}
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={name}
          error={problems.name}
        />
        <EmailField
          label={t('form.email')}
          name="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={user?.email}
          error={problems.email}
        />
        <SelectField label={t('form.topic')} name="topic" defaultValue="" error={problems.topic}>
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
          hint={t('form.referenceHint')}
          error={problems.booking_reference}
        />
      </div>
      <TextAreaField
        label={t('form.message')}
        name="message"
        rows={6}
        maxLength={longestMessage}
        error={problems.message}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('form.leaveEmpty')}
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
      <SubmitButton variant="accent" busy={busy} className={styles.go}>
        {t('form.send')}
      </SubmitButton>
    </form>
  )
}
