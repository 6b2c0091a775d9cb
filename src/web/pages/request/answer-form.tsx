import { type FormEvent, useRef, useState } from 'react'
import type { AnswerBody } from '../../../contract/requests.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import styles from './request-view.module.css'

/** Confirm, or decline after a question: a declined stay cannot be had back. */
export function AnswerForm(props: {
  busy: AnswerBody['answer'] | null
  answer: (answer: AnswerBody['answer'], note: string) => Promise<void>
}) {
  const t = useT('stay-request')
  const { busy, answer } = props
  const [note, setNote] = useState('')
  const [sure, setSure] = useState(false)
  const back = useRef<HTMLButtonElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy === null) void answer('confirm', note)
  }

  return (
    <form method="post" className={styles.answer} onSubmit={submit} aria-labelledby="answer">
      <h2 id="answer">{t('answer')}</h2>
      <TextAreaField
        label={t('noteLabel')}
        optional
        hint={t('noteHint')}
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.deeds}>
        <Button type="submit" variant="accent" busy={busy === 'confirm'}>
          {t('confirm')}
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setSure(true)}>
          {t('decline')}
        </Button>
      </div>
      <Dialog
        open={sure}
        onClose={() => setSure(false)}
        title={t('declineAsk')}
        initialFocus={back}
        footer={
          <>
            <Button ref={back} variant="outline" onClick={() => setSure(false)}>
              {t('declineNo')}
            </Button>
            <Button
              variant="danger"
              busy={busy === 'decline'}
              onClick={() => void answer('decline', note).then(() => setSure(false))}
            >
              {t('declineYes')}
            </Button>
          </>
        }
      >
        <p>{t('declineText')}</p>
      </Dialog>
    </form>
  )
}
