import { type FormEvent, useState } from 'react'
import { bookingPath } from '../../features/bookings/booking-query.ts'
import { useT } from '../../lib/i18n.tsx'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { useConfig } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { compassIcon } from '../../ui/icons.ts'
import styles from './find-booking.module.css'
import { readBookingLink } from './read-booking-link.ts'

/** No booking opens with that link: says so calmly and takes the number and the key, or the whole link. */
export function FindBooking(props: { reference: string }) {
  const t = useT('booking')
  const navigate = useLocalNavigate()
  const { phone } = useConfig().operator
  const [reference, setReference] = useState(props.reference)
  const [key, setKey] = useState('')
  const [missing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = readBookingLink(key) ?? { reference: reference.trim(), key: key.trim() }
    if (found.reference === '' || found.key === '') return setMissing(true)
    navigate(bookingPath(found.reference.toUpperCase(), found.key))
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <Icon shape={compassIcon} size="l" />
      <h1>{t('find.title')}</h1>
      <p className="soft">{t('find.text')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('find.reference')}
          value={reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={(event) => setReference(event.target.value)}
        />
        <TextField
          label={t('find.key')}
          hint={t('find.keyHint')}
          value={key}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={missing ? t('find.missing') : undefined}
          onChange={(event) => {
            setKey(event.target.value)
            setMissing(false)
          }}
        />
        <Button type="submit" variant="accent">
          {t('find.open')}
        </Button>
      </form>
      {phone && (
        <p className="small soft">
          <span>{`${t('find.help')} `}</span>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
    </div>
  )
}
