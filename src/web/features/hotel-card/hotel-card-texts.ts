import type { BestOffer, HotelCard } from '../../../contract/hotels.ts'
import type { Language } from '../../../contract/values.ts'
import { fromDecimal, percentBelow } from '../../../domain/money.ts'
import { addFees } from '../../lib/add-fees.ts'
import { getFormat } from '../../lib/format.ts'
import { getT } from '../../lib/i18n.tsx'
import { scoreWord } from '../../lib/score-word.ts'
import { wordScarce } from '../../lib/word-scarce.ts'

/**
 * The words of hotel cards. A page of results says the same few hundred things again and again: each is worded once and
 * then looked up, which is what makes thirty cards cheap to render.
 */
export type HotelCardTexts = {
  language: Language
  kind: (kind: HotelCard['kind']) => string
  board: (board: BestOffer['board']) => string
  /** "9,1" and the word for it. */
  score: (score: number) => { figure: string; word: string }
  reviews: (count: number) => string
  /** "Созопол · 350 м от плажа". */
  place: (card: Pick<HotelCard, 'city' | 'beach_metres' | 'centre_metres' | 'away'>) => string
  money: (value: string, currency: string) => string
  /**
   * "Безплатна отмяна до 4 юни, 23:59", in the property's zone, or from what price there is one; empty where it hangs on dates
   * that are not known.
   */
  cancellation: (
    offer: Pick<
      BestOffer,
      | 'free_cancellation'
      | 'free_cancellation_until'
      | 'free_cancellation_from'
      | 'refundable'
      | 'timezone'
      | 'indicative'
      | 'opens_on'
      | 'price'
    >,
  ) => string
  /** How few are left of the kind of its rooms that is running out most; empty where there are many. */
  scarce: (offer: Pick<BestOffer, 'scarce' | 'rooms'>) => string[]
  /** All that is paid, fees at the property counted in. */
  sum: (offer: Fees & { price: BestOffer['price'] }) => string
  /** The lowest of the 30 days before, with the same fees; undefined where nothing is struck through. */
  prior: (offer: Pick<BestOffer, 'local_fees' | 'prior_30d' | 'price'>) => string | undefined
  /** "вкл. 6 € туристически данък на място", or empty where there are none. */
  localFees: (offer: Fees & { price: Pick<BestOffer['price'], 'display_currency'> }) => string
  /** "−16 %" of what stands struck through, or null below one percent. */
  less: (offer: Pick<BestOffer, 'local_fees' | 'prior_30d' | 'price'>) => string | null
  /** What a price is for, and that VAT is in it. */
  covers: (what: string, offer: Pick<BestOffer, 'vat_included'>) => string
  fixed: Record<'from' | 'perNight' | 'payAtProperty' | 'onRequest' | 'noPrice', string>
}

type Fees = Pick<BestOffer, 'local_fees' | 'local_fee_codes'>

const made = new Map<Language, HotelCardTexts>()

/** The words in one language; made once, when the messages of `catalogue` are there. */
export function getHotelCardTexts(language: Language): HotelCardTexts {
  const known = made.get(language)
  if (known) return known
  const texts = createTexts(language)
  made.set(language, texts)
  return texts
}

function createTexts(language: Language): HotelCardTexts {
  const t = getT(language, 'catalogue')
  const format = getFormat(language)
  const distance = remember((metres: number) => {
    if (metres < 950) return t('units.metres', { value: format.number(roundMetres(metres)) })
    return t('units.kilometres', { value: format.number(Math.round(metres / 100) / 10) })
  })
  const fromBeach = remember((metres: number) =>
    metres <= beachFront ? t('distance.onBeach') : t('distance.fromBeach', { distance: distance(metres) }),
  )
  const fromCentre = remember((metres: number) =>
    metres <= inCentre ? t('distance.inCentre') : t('distance.fromCentre', { distance: distance(metres) }),
  )
  const freeUntil = remember((key: string) => {
    const [instant = '', timezone = ''] = key.split('|')
    const deadline = format.dateTime(instant, { timeZone: timezone }).replaceAll(' ', '\u00a0')
    return t('card.freeUntil', {
      deadline: timezone === 'Europe/Sofia' ? deadline : t('card.localTime', { deadline }),
    })
  })
  const money = remember((key: string) => {
    const [value = '', currency = ''] = key.split('|')
    return format.money(value, currency)
  })
  const localFees = remember((key: string) => {
    const [value = '', currency = '', kind = ''] = key.split('|')
    return t('card.localFees', { sum: money(`${value}|${currency}`), kind })
  })
  return {
    language,
    kind: remember((kind: HotelCard['kind']) => t(`kind.${kind}`)),
    board: remember((board: BestOffer['board']) => t(`board.${board}`)),
    score: remember((score: number) => ({ figure: format.score(score), word: t(`review.${scoreWord(score)}`) })),
    reviews: remember((count: number) => t('review.reviews', { count })),
    place: ({ city, beach_metres: beach, centre_metres: centre, away }) => {
      if (away?.from === 'place')
        return `${city} · ${t('distance.fromPlace', { distance: distance(away.metres), name: away.name ?? 'none' })}`
      if (away) return `${city} · ${fromCentre(away.metres)}`
      if (beach !== null && beach <= nearBeach) return `${city} · ${fromBeach(beach)}`
      return centre === null ? city : `${city} · ${fromCentre(centre)}`
    },
    money: (value, currency) => money(`${value}|${currency}`),
    cancellation: (offer) => {
      if (offer.free_cancellation_until) return freeUntil(`${offer.free_cancellation_until}|${offer.timezone}`)
      if (offer.opens_on) return t('card.opensOn', { day: format.day(offer.opens_on, { year: true }) })
      if (offer.indicative) return ''
      if (offer.free_cancellation_from)
        return t(offer.refundable === false ? 'card.lostFreeFrom' : 'card.freeFrom', {
          sum: money(`${offer.free_cancellation_from}|${offer.price.display_currency}`),
        })
      if (offer.free_cancellation !== 'never') return t('card.freeAlways')
      return t(offer.refundable === false ? 'card.lost' : 'card.noFreeCancellation')
    },
    scarce: ({ scarce, rooms }) => wordScarce(t, scarce?.slice(0, 1), rooms.length),
    sum: ({ price, local_fees: fees }) => money(`${addFees(price.value, fees)}|${price.display_currency}`),
    prior: ({ price, local_fees: fees, prior_30d: prior }) =>
      prior === null ? undefined : money(`${addFees(prior, fees)}|${price.display_currency}`),
    localFees: ({ local_fees: fees, local_fee_codes: codes, price }) =>
      Number(fees) === 0 ? '' : localFees(`${fees}|${price.display_currency}|${codes}`),
    less: ({ price, local_fees: fees, prior_30d: prior }) => {
      if (prior === null) return null
      const cents = (sum: string) => fromDecimal(addFees(sum, fees), price.display_currency) ?? 0
      const percent = percentBelow(cents(price.value), cents(prior))
      return percent >= 1 ? t('card.less', { percent: format.percent(percent) }) : null
    },
    covers: (what, offer) => (offer.vat_included ? t('card.vatIncluded', { covers: what }) : what),
    fixed: {
      from: t('card.from'),
      perNight: t('card.perNight'),
      payAtProperty: t('card.payAtProperty'),
      onRequest: t('card.onRequest'),
      noPrice: t('card.noPrice'),
    },
  }
}

/** Metres within which a house stands on the beach, or in the centre; and up to which the beach is what counts. */
const beachFront = 50
const inCentre = 300
const nearBeach = 3000

function roundMetres(metres: number): number {
  return metres < 100 ? Math.round(metres / 10) * 10 : Math.round(metres / 50) * 50
}

const most = 4000

/** Keeps what was worded for a key; starts anew when there is too much, so that a long-lived server does not grow. */
function remember<Key, Value>(word: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    if (known.size >= most) known.clear()
    const value = word(key)
    known.set(key, value)
    return value
  }
}
