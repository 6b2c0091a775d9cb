import type { ReactNode } from 'react'
import type { QuotedItem } from '../../../contract/wishlist.ts'
import { parseParty } from '../../../domain/party.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { describeParty } from '../../features/stay/describe-party.ts'
import { addFees } from '../../lib/add-fees.ts'
import { writeQuery } from '../../lib/api.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card, CoverLink } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './kept-item.module.css'

const sizes = '(min-width: 600px) 200px, calc(100vw - 3rem)'

/**
 * A place in a list: what it is, the stay it is kept for, and what that costs now against then. What cannot be had is said.
 * @param corner on its end edge, above everything that is a link.
 * @param children below it: notes, votes, comments.
 */
export function KeptItem({ item, corner, children }: { item: QuotedItem; corner?: ReactNode; children?: ReactNode }) {
  const t = useT('wishlist')
  const words = useT('catalogue')
  const texts = getHotelCardTexts(useLanguage())
  const format = useFormat()
  const { card, stay, name } = item
  const party = stay && describeParty(words, parseParty(stay.rooms) ?? [])
  return (
    <Card as="li" className={styles.item} data-item={item.item_id} data-state={item.state}>
      <Picture image={card?.main_image} ratio="4/3" sizes={sizes} decorative className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name} lang={card?.text_language}>
            {card ? <CoverLink to={card.url + writeStay(item)}>{name}</CoverLink> : name}
          </h2>
          {corner && <div className={styles.above}>{corner}</div>}
        </div>
        {card && (
          <p className="row fine small soft">
            {card.rating !== null && card.rating > 0 && <Stars value={card.rating} />}
            <span>{`${texts.kind(card.kind)} · ${texts.place(card)}`}</span>
          </p>
        )}
        <p className="row fine small soft">
          {stay
            ? t('item.stay', {
                dates: format.dateRange(stay.checkin, stay.checkout, { year: true }),
                party: party ?? '',
              })
            : t('item.noDates')}
        </p>
        <ItemPrice
          item={item}
          covers={
            stay && party
              ? t('item.covers', {
                  nights: words('units.nights', { count: countNights(stay.checkin, stay.checkout) }),
                  party,
                })
              : texts.fixed.perNight
          }
        />
        {children && <div className={styles.above}>{children}</div>}
      </div>
    </Card>
  )
}

/** The price of now against then, or why there is none. */
function ItemPrice({ item, covers }: { item: QuotedItem; covers: string }) {
  const t = useT('wishlist')
  const texts = getHotelCardTexts(useLanguage())
  const { card, state, price_then: then, price_change: change } = item
  const offer = card?.best_offer
  // The stay is the same, so its fees are.
  const before = then && texts.money(addFees(then.value, offer?.local_fees), then.display_currency)
  if (!offer) {
    return (
      <div className={styles.none}>
        <p>
          <b>{t(`item.${state === 'offered' ? 'unavailable' : state}`)}</b>
          {state === 'unavailable' && before && <span>{` ${t('item.before', { before })}`}</span>}
        </p>
        {card && (
          <TextLink to={card.url} className={styles.above}>
            {t('item.otherDates')}
          </TextLink>
        )}
      </div>
    )
  }
  const { display_currency: currency, value } = offer.price
  const difference = then && texts.money(Math.abs(Number(value) - Number(then.value)).toFixed(2), currency)
  return (
    <div className={styles.prices}>
      <Price
        start
        lead={offer.indicative ? texts.fixed.from : undefined}
        amount={texts.sum(offer)}
        covers={[texts.covers(covers, offer), texts.localFees(offer)].filter(Boolean).join(', ')}
      />
      {change && before && difference && (
        <p className={styles.change} data-change={change}>
          {t(`item.${change}`, { difference, before })}
        </p>
      )}
    </div>
  )
}

/** `?checkin=...` of the stay it is kept for; nothing when that is over. */
function writeStay({ stay, state }: QuotedItem): string {
  if (!stay || state === 'past') return ''
  const { checkin, checkout, rooms } = stay
  return writeQuery({ checkin, checkout, rooms: rooms === '2' ? '' : rooms })
}
