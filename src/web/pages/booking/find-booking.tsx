import { useT } from '../../lib/i18n.tsx'
import { useConfig } from '../../lib/services.ts'
import { Icon } from '../../ui/icon.tsx'
import { compassIcon } from '../../ui/icons.ts'
import { SendLinkForm } from '../my-booking/send-link-form.tsx'
import styles from './find-booking.module.css'

/** No booking opens with that link: says so calmly and has the right one mailed. */
export function FindBooking(props: { reference: string }) {
  const t = useT('booking')
  const { phone } = useConfig().operator
  return (
    <div className={`wrap ${styles.page}`}>
      <Icon shape={compassIcon} size="l" />
      <h1>{t('find.title')}</h1>
      <p className="soft">{t('find.text')}</p>
      <div className={styles.form}>
        <SendLinkForm reference={props.reference} />
      </div>
      {phone && (
        <p className="small soft">
          <span>{`${t('find.help')} `}</span>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
    </div>
  )
}
