import type { Booking } from '../../../contract/checkout.ts'
import { changePath } from '../../features/bookings/change-query.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import styles from './booking-view.module.css'

/** What of the booking can still be changed, until when and on what terms, with the ways there. */
export function ChangePanel({ booking, accessKey }: { booking: Booking; accessKey: string }) {
  const t = useT('booking')
  const format = useFormat()
  const { can_change: right, names_until: namesUntil, cancellation, reference } = booking
  const at = (instant: string) => format.dateTime(instant, { timeZone: cancellation.timezone, year: true })
  const until = cancellation.free_until
  const words =
    right !== 'anything'
      ? t(`change.${right}`)
      : until
        ? t('change.anything', { deadline: at(until) })
        : t('change.always')
  return (
    <Panel className={styles.change}>
      <div>
        <h2>{t('change.section')}</h2>
        <p className={styles.howTo}>{words}</p>
        {namesUntil && <p className={styles.howTo}>{t('change.namesUntil', { deadline: at(namesUntil) })}</p>}
      </div>
      {(right !== 'nothing' || namesUntil) && (
        <div className={styles.deed}>
          {namesUntil && (
            <LinkButton variant="outline" to={changePath(reference, 'guests', accessKey)}>
              {t('change.names')}
            </LinkButton>
          )}
          {right !== 'nothing' && (
            <LinkButton to={changePath(reference, 'change', accessKey)}>
              {t(right === 'anything' ? 'change.open' : 'change.longer')}
            </LinkButton>
          )}
        </div>
      )}
    </Panel>
  )
}
