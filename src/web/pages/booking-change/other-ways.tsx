import type { ChangeAnswer } from '../../../contract/booking-changes.ts'
import { wordPromise } from '../../features/offers/cancellation-words.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { wordRooms } from '../checkout/stay-words.ts'
import styles from './booking-change.module.css'

/** The booked room on days beside the asked ones, and other rooms and rates for these: each with its price. */
export function OtherWays(props: {
  answer: ChangeAnswer
  chosen: string | null
  onChoose: (hash: string) => void
  onMove: (dates: { checkin: string; checkout: string }) => void
}) {
  const t = useT('booking-change')
  const offers = useT('offers')
  const format = useFormat()
  const { answer, chosen } = props
  const money = (value: string) => format.money(value, answer.currency)
  const differ = (value: string) => {
    const sum = money(Math.abs(Number(value)).toFixed(2))
    return Number(value) === 0 ? t('money.same') : t(Number(value) > 0 ? 'money.more' : 'money.less', { sum })
  }
  return (
    <>
      {answer.neighbours.length > 0 && (
        <section aria-labelledby="neighbours" className={styles.others}>
          <h2 id="neighbours">{t('neighbours')}</h2>
          <ul className={styles.days}>
            {answer.neighbours.map(({ checkin, checkout, total, difference }) => (
              <li key={checkin}>
                <Button variant="outline" className={styles.day} onClick={() => props.onMove({ checkin, checkout })}>
                  <b>{format.dateRange(checkin, checkout)}</b>
                  <span>{`${money(total)}, ${differ(difference)}`}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answer.alternatives.length > 0 && (
        <section aria-labelledby="alternatives" className={styles.others}>
          <h2 id="alternatives">{t('alternatives.title')}</h2>
          <ul className={styles.ways}>
            {answer.alternatives.map(({ change_hash: hash, offer, total, difference }) => (
              <li key={hash} className={styles.way}>
                <p>
                  <b>{wordRooms(offer)}</b>
                  <br />
                  <span className="small soft">
                    <span>{`${t('alternatives.total', { sum: money(total) })}, ${differ(difference)}`}</span>
                    <br />
                    {/* The same room may be sold at two rates, and this is what sets them apart. */}
                    <span>{wordPromise({ t: offers, format }, offer.cancellation).text}</span>
                  </span>
                </p>
                <Button
                  small
                  variant={hash === chosen ? 'solid' : 'soft'}
                  aria-pressed={hash === chosen}
                  aria-label={`${t('alternatives.choose')}: ${wordRooms(offer)}, ${money(total)}`}
                  onClick={() => props.onChoose(hash)}
                >
                  {t(hash === chosen ? 'alternatives.chosen' : 'alternatives.choose')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
