import type { ReactNode } from 'react'
import type { ChangeOption } from '../../../contract/booking-changes.ts'
import type { Booking } from '../../../contract/checkout.ts'
import type { WireOffer } from '../../../contract/offers.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { listPhases } from '../../features/offers/cancellation-phases.ts'
import { wordPhases } from '../../features/offers/cancellation-words.ts'
import { areBeds } from '../../features/offers/offer-groups.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useNow } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { arrowRightIcon } from '../../ui/stay-icons.ts'
import { partyOf, wordRooms } from '../checkout/stay-words.ts'
import styles from './booking-change.module.css'
import { MoneyWords } from './money-words.tsx'

/** The booked stay beside the new one, line by line, what that means for the purse, and the deed. */
export function BeforeAfter(props: { booking: Booking; option: ChangeOption; busy: boolean; onAccept: () => void }) {
  const t = useT('booking-change')
  const catalogue = useT('catalogue')
  const format = useFormat()
  const { booking, option } = props
  const { currency } = booking.total
  const lines: [label: string, word: (offer: WireOffer) => ReactNode][] = [
    [t('result.dates'), (offer) => format.dateRange(offer.checkin, offer.checkout, { weekday: true, year: true })],
    [t('result.nights'), (offer) => catalogue('units.nights', { count: countNights(offer.checkin, offer.checkout) })],
    [
      t('result.guests'),
      (offer) => describeParty(catalogue, partyOf(offer), { rooms: true, beds: areBeds(offer.rooms) }),
    ],
    [t('result.room'), wordRooms],
    [t('result.total'), (offer) => format.money(offer.price.charge_value, currency)],
    [t('result.local_fees'), (offer) => format.money(offer.price.local_fees_value, currency)],
  ]
  const phases = usePhases()
  const difference = Number(option.difference)
  const sum = format.money(Math.abs(difference).toFixed(2), currency)
  return (
    <Panel className={styles.panel}>
      <h2 id="before-after">{t('result.title')}</h2>
      <dl className={styles.lines} aria-labelledby="before-after">
        {lines.map(([label, word]) => (
          <Line key={label} label={label} before={word(booking.offer)} after={word(option.offer)} />
        ))}
        <div className={styles.line}>
          <dt>{t('result.cancellation')}</dt>
          <dd>
            <ul>
              {phases(option.offer).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <div className={styles.sum} role="status">
        <p className={styles.difference}>
          {difference === 0 ? t('money.same') : t(difference > 0 ? 'money.more' : 'money.less', { sum })}
        </p>
        <MoneyWords booking={booking} option={option} />
      </div>
      <Button variant="accent" wide busy={props.busy} onClick={props.onAccept}>
        {t(difference > 0 ? 'do.pay' : 'do.plain')}
      </Button>
      <p className="small soft">{t('do.note')}</p>
    </Panel>
  )
}

/** What stays is said once; what changes, old beside new. */
function Line(props: { label: string; before: ReactNode; after: ReactNode }) {
  const t = useT('booking-change')
  return (
    <div className={styles.line}>
      <dt>{props.label}</dt>
      {props.before === props.after ? (
        <dd>{props.after}</dd>
      ) : (
        <dd>
          <span className="visually-hidden">{`${t('result.was')}: `}</span>
          {/* Not struck through: that is how reductions are told. */}
          <span className="soft">{props.before}</span>
          <Icon shape={arrowRightIcon} size="s" turns />
          <span className="visually-hidden">{` ${t('result.becomes')}: `}</span>
          <b>{props.after}</b>
        </dd>
      )}
    </div>
  )
}

/** Words a stay's terms of cancellation as of now. */
function usePhases(): (offer: WireOffer) => string[] {
  const t = useT('offers')
  const format = useFormat()
  const now = useNow() ?? 0
  return ({ cancellation, price: { charge_value: total, charge_currency: currency } }) => {
    // What holds from the change on begins at the server's clock, which may be ahead of ours.
    const begin = cancellation.free === 'never' ? Date.parse(cancellation.penalties[0]?.from ?? '') || 0 : 0
    const phases = listPhases(cancellation, total, currency, Math.max(now, begin))
    return wordPhases({ t, format }, phases, cancellation.timezone, currency)
  }
}
