import type { ComparedHotel, Comparison } from '../../../contract/comparison.ts'
import type { BestOffer } from '../../../contract/hotels.ts'
import type { CompareRow } from '../../features/compare/compare-table.tsx'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { addFees } from '../../lib/add-fees.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './compare-view.module.css'

/** The facts that hotels are compared by, in words. */
export function useCompareRows({ hotels }: Pick<Comparison, 'hotels'>): CompareRow[] {
  const t = useT('compare')
  const words = useT('catalogue')
  const offers = useT('offers')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const many = hotels.length > 1
  const lowest = Math.min(...hotels.map((hotel) => payable(hotel) ?? Number.POSITIVE_INFINITY))
  const highest = Math.max(...hotels.map((hotel) => hotel.review_summary.score ?? 0))

  function price(hotel: ComparedHotel) {
    const offer = hotel.best_offer
    if (!offer) {
      const least = hotel.near_miss?.min_stay
      return <span className={styles.none}>{least ? t('minStay', { count: least }) : t('nothing')}</span>
    }
    return (
      <>
        {offer.indicative && <span className={styles.small}>{`${texts.fixed.from} `}</span>}
        <b className={styles.price}>{texts.sum(offer)}</b>
        <span className={styles.small}>
          {`${texts.covers(
            offer.indicative ? texts.fixed.perNight : words('units.nights', { count: offer.nights }),
            offer,
          )}${Number(offer.local_fees) > 0 ? `, ${texts.localFees(offer)}` : ''}`}
        </span>
        {!offer.indicative && offer.nights > 1 && (
          <span className={styles.small}>
            {t('perNight', { sum: format.money((payable(hotel) ?? 0) / offer.nights, offer.price.display_currency) })}
          </span>
        )}
        {hotel.unlike_wished && <span className={styles.small}>{t('unlike')}</span>}
      </>
    )
  }

  function offered(word: (offer: BestOffer) => string) {
    return (hotel: ComparedHotel) => (hotel.best_offer ? word(hotel.best_offer) : '–')
  }
  const room = offered((offer) => offer.rooms.join(' + ') || '–')
  const board = offered((offer) => texts.board(offer.board))
  const pay = offered((offer) => t(offer.payment_type === 'property' ? 'atProperty' : 'online'))
  const sleeping = ({ rooms }: ComparedHotel) =>
    rooms
      .map(({ beds, size }) =>
        [
          format.list(beds.map(({ type, count }) => offers(`bed.${type}`, { count }))),
          size !== null && words('units.squareMetres', { value: format.number(size) }),
        ]
          .filter(Boolean)
          .join(' · '),
      )
      .join(' + ') || '–'
  const cancel = offered((offer) => texts.cancellation(offer) || '–')
  const confirm = offered((offer) => (offer.availability === 'instant' ? t('atOnce') : texts.fixed.onRequest))
  const times = (hotel: ComparedHotel) => t('times', { from: hotel.check_in_from, until: hotel.check_out_until })

  return [
    {
      key: 'price',
      label: t('row.price'),
      cell: price,
      sameBy: (hotel) => String(payable(hotel)),
      best: (hotel) => (many && payable(hotel) === lowest ? t('lowest') : null),
    },
    {
      key: 'score',
      label: t('row.score'),
      cell: ({ review_summary: { score, count } }) => {
        if (score === null || count === 0) return <span className={styles.none}>{t('noScore')}</span>
        const { figure, word } = texts.score(score)
        return (
          <>
            <b>{figure}</b>
            <span>{` ${word}`}</span>
            <span className={styles.small}>{texts.reviews(count)}</span>
          </>
        )
      },
      sameBy: (hotel) => String(hotel.review_summary.score),
      best: (hotel) => (many && highest > 0 && hotel.review_summary.score === highest ? t('highest') : null),
    },
    {
      key: 'stars',
      label: t('row.stars'),
      cell: ({ rating }) => (rating ? <Stars value={rating} /> : <span className={styles.none}>{t('noStars')}</span>),
      sameBy: (hotel) => String(hotel.rating ?? 0),
    },
    { key: 'kind', label: t('row.kind'), cell: ({ kind }) => texts.kind(kind), sameBy: ({ kind }) => kind },
    { key: 'place', label: t('row.place'), cell: texts.place, sameBy: texts.place },
    ...(hotels.some(({ best_offer: best }) => best?.rooms.length)
      ? [
          { key: 'room', label: t('row.room'), cell: room, sameBy: room },
          { key: 'beds', label: t('row.beds'), cell: sleeping, sameBy: sleeping },
        ]
      : []),
    { key: 'board', label: t('row.board'), cell: board, sameBy: board },
    { key: 'cancel', label: t('row.cancel'), cell: cancel, sameBy: cancel },
    { key: 'pay', label: t('row.pay'), cell: pay, sameBy: pay },
    { key: 'confirm', label: t('row.confirm'), cell: confirm, sameBy: confirm },
    { key: 'times', label: t('row.times'), cell: times, sameBy: times },
    {
      key: 'child',
      label: t('row.child'),
      cell: (hotel) => t('childAge', { age: hotel.child_age_limit }),
      sameBy: (hotel) => String(hotel.child_age_limit),
    },
  ]
}

function payable(hotel: ComparedHotel): number | null {
  return hotel.best_offer && Number(addFees(hotel.best_offer.value, hotel.best_offer.local_fees))
}
