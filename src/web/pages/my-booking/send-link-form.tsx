import { useState } from 'react'
import styles from '../../features/account/account-form.module.css'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Has the link of a booking mailed anew. The answer is the same whether or not there is such a booking. */
export function SendLinkForm(props: { reference: string }) {
  const t = useT('booking')
  const api = useApi()
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, problems, form, submit } = useSending(async (values) => {
    const [reference, email] = ['reference', 'email'].map((name) => String(values.get(name) ?? '').trim())
    setAnswer((await api.post<{ message: string }>('/api/v1/bookings/send_link/', { reference, email })).message)
  })
  if (answer)
    return (
      <Notice tone="success" live>
        <p>{answer}</p>
      </Notice>
    )
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <FormProblem text={problems.form} />
      <TextField
        label={t('mine.reference')}
        hint={t('mine.referenceHint')}
        name="reference"
        defaultValue={props.reference}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={problems.reference}
      />
      <EmailField label={t('mine.email')} name="email" autoComplete="email" error={problems.email} />
      <SubmitButton variant="accent" wide busy={busy}>
        {t('mine.send')}
      </SubmitButton>
    </form>
  )
}
