import type { HotelDetail } from '../../../contract/hotels.ts'
import type { WireOffer } from '../../../contract/offers.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { wordPromise } from '../../features/offers/cancellation-words.ts'
import type { AskedStay, OffersOutcome } from '../../features/offers/hotel-offers.ts'
import { wordCharged, wordCovered, wordLocalFees } from '../../features/offers/local-fees.ts'
import { areBeds, nameRooms, partyOf } from '../../features/offers/offer-groups.ts'
import { wordPrior, wordSum } from '../../features/offers/offer-sum.ts'
import { wordPayment } from '../../features/offers/payment-words.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { type Translator, useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { checkIcon, circleXIcon, coinsIcon, shieldCheckIcon } from '../../ui/icons.ts'
import { Price } from '../../ui/price.tsx'
import { PromiseLine } from '../../ui/promise-line.tsx'
import type { AskedParty } from './asked-stay.ts'
import styles from './book-panel.module.css'
import { openStayCalendar, stayFormId, stayPanelId } from './choose-dates.ts'
import { useLowestNight } from './room-prices.ts'
import { helpsToMove, linkTo, type Quoted } from './stay-offers.ts'
import { wordElsewhere, wordLeast } from './word-cheaper.ts'
import { wordMiss, wordRefusal } from './word-miss.ts'
import { wordWishes } from './word-wishes.ts'

/** Beside the page on wide screens: the lowest price for the stay, what it promises, and the way to the rooms. */
export function BookPanel(props: {
  hotel: HotelDetail
  asked: AskedParty
  quoted: Quoted | undefined
  /** What was answered about the stay, once it was. */
  outcome: OffersOutcome | undefined
}) {
  const t = useT('hotel')
  const late = useT('hotel-late')
  const catalogue = useT('catalogue')
  const offers = useT('offers')
  const format = useFormat()
  const { asked, quoted, outcome } = props
  const { stay } = asked
  if (stay && !quoted && !outcome) {
    return (
      <aside id={stayPanelId} className={styles.aside} aria-label={t('panel.label')}>
        <Panel look="raised" className={styles.panel}>
          <p className={styles.title}>{t('panel.label')}</p>
          <p className={styles.dates}>{format.dateRange(stay.checkin, stay.checkout, { weekday: true })}</p>
          <p className="soft small">{wordCovers(stay, catalogue)}</p>
        </Panel>
      </aside>
    )
  }
  if (!stay || !quoted) {
    const movable = !outcome || helpsToMove(outcome)
    return (
      <aside id={stayPanelId} className={styles.aside} aria-label={t('panel.label')}>
        <Panel look="raised" className={styles.panel}>
          {!stay && <NightPrice hotelId={props.hotel.id} />}
          <p className={styles.title}>{t(stay ? 'panel.nothing' : 'panel.noDates')}</p>
          <p className="soft small">
            {`${
              stay && outcome?.kind === 'refused'
                ? `${format.dateRange(stay.checkin, stay.checkout, { year: true })}. `
                : ''
            }${stay && outcome ? wordReason(outcome, stay, late, format.weekdayDate) : t('panel.noDatesText')}`}
          </p>
          <a
            href={movable ? `#${stayFormId}` : '#rooms'}
            className={buttonClass({ variant: 'solid', wide: true })}
            aria-haspopup={movable ? 'dialog' : undefined}
            onClick={movable ? openStayCalendar : undefined}
          >
            {t(!stay ? 'panel.chooseDates' : movable ? 'panel.otherDates' : 'panel.whatFits')}
          </a>
        </Panel>
      </aside>
    )
  }
  const { best, fits, elsewhere, least } = quoted
  const { price } = best
  const units = { count: best.rooms.length, beds: String(areBeds(best.rooms)) }
  const wishes = wordWishes(asked.wishes, late, catalogue)
  const promise = wordPromise({ t: offers, format }, best.cancellation)
  return (
    <aside id={stayPanelId} className={styles.aside} aria-label={t('panel.label')}>
      <Panel look="raised" className={styles.panel}>
        <Price
          start
          large
          lead={
            quoted.byRoom
              ? late('panel.byRoom')
              : wishes && fits
                ? late('panel.wished', { all: elsewhere ? 'no' : 'yes', ...units, wishes })
                : elsewhere
                  ? late('panel.asked', units)
                  : t('panel.lowest', units)
          }
          amount={wordSum(price, format)}
          prior={wordPrior(price, format)}
          covers={
            <>
              <span>{wordCovered(wordCovers(stay, catalogue, best.rooms), best, catalogue)}</span>
              <span className={styles.fees}>{wordLocalFees(best, catalogue, format)}</span>
              <span className={styles.fees}>{wordCharged(price, offers, format)}</span>
            </>
          }
        />
        <p className={styles.room}>{`${nameRooms(best.rooms)}, ${best.rooms[0]?.board_name.toLowerCase() ?? ''}`}</p>
        {!fits && <p className="soft small">{late('unlike', { wishes })}</p>}
        {elsewhere && (
          <p className={styles.elsewhere}>
            <a href={linkTo('elsewhere')}>{wordElsewhere(best, elsewhere, t, format)}</a>
          </p>
        )}
        {least && (
          <p className={styles.elsewhere}>
            <a href={linkTo('least')}>{wordLeast(least, asked.wishes, t, format)}</a>
          </p>
        )}
        <p className={styles.dates}>
          <a href={`#${stayFormId}`} aria-haspopup="dialog" onClick={openStayCalendar}>
            {format.dateRange(stay.checkin, stay.checkout, { weekday: true })}
          </a>
          <small>{wordHours(props.hotel, t)}</small>
        </p>
        <a href={linkTo('best')} className={buttonClass({ variant: 'solid', wide: true })}>
          {quoted.byRoom ? t('panel.toOffers') : t('panel.chooseRoom', units)}
        </a>
        <div className={styles.promises}>
          <PromiseLine icon={promise.free ? checkIcon : circleXIcon} tone={promise.free ? 'good' : 'none'}>
            {promise.text}
          </PromiseLine>
          <PromiseLine icon={coinsIcon} tone="none">
            {wordPayment({ t: offers, format }, best)}
          </PromiseLine>
          <PromiseLine icon={shieldCheckIcon} tone="none">
            {t('panel.hold', units)}
          </PromiseLine>
        </div>
      </Panel>
    </aside>
  )
}

/** Without dates: what a night costs at least, for whom and with what beside it. */
function NightPrice({ hotelId }: { hotelId: number }) {
  const t = useT('hotel')
  const catalogue = useT('catalogue')
  const texts = getHotelCardTexts(useLanguage())
  const least = useLowestNight(hotelId)
  if (!least) return null
  const party = describeParty(catalogue, [{ adults: least.adults, childrenAges: [] }])
  return (
    <Price
      start
      large
      lead={catalogue('card.from')}
      amount={texts.sum(least)}
      covers={
        <>
          <span>{texts.covers(t('rooms.perNight', { party }), least)}</span>
          <span className={styles.fees}>{texts.localFees(least)}</span>
        </>
      }
    />
  )
}

function wordReason(
  outcome: OffersOutcome,
  stay: AskedStay,
  t: Translator<'hotel-late'>,
  day: (date: string) => string,
): string {
  if (outcome.kind === 'refused') return wordRefusal(outcome.fields, t).join(' ')
  return wordMiss(outcome.answer.near_miss, stay, t, day)
}

function wordHours({ check_in, check_out }: HotelDetail, t: Translator<'hotel'>): string {
  return t('panel.hours', { from: check_in.from, until: check_out.until })
}

/** "4 nights, 2 adults"; with the rooms of an offer, its guests in these. */
export function wordCovers(
  stay: AskedStay,
  t: ReturnType<typeof useT<'catalogue'>>,
  rooms?: WireOffer['rooms'],
): string {
  const nights = t('units.nights', { count: countNights(stay.checkin, stay.checkout) })
  const party = rooms ? describeParty(t, partyOf(rooms), { beds: areBeds(rooms) }) : describeParty(t, stay.rooms)
  return t('card.covers', { nights, party })
}
