import { Fragment, useRef } from 'react'
import type { WireOffer } from '../../../contract/offers.ts'
import type { Language } from '../../../contract/values.ts'
import { addFees } from '../../lib/add-fees.ts'
import type { Format } from '../../lib/format.ts'
import { type Translator, useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { wordPromise } from './cancellation-words.ts'
import { nameRooms } from './offer-groups.ts'
import { wordSum } from './offer-sum.ts'
import { wordParts } from './payment-words.ts'
import styles from './receipt.module.css'
import { findRuns, groupReceipt, type ReceiptItem, type ReceiptPart } from './receipt-groups.ts'
import { ReceiptTools } from './receipt-tools.tsx'

/**
 * Every rule that made a price, summing to the total; what is paid at the property stands apart, taxes contained in the
 * total below it. All sums are in the currency of the property.
 * @param language of the lines' names, where the offer was made in another one than the page's.
 * @param parts a total that is paid in parts says what is paid when.
 */
export function Receipt(props: { offer: WireOffer; language?: Language; parts?: boolean }) {
  const t = useT('offers')
  const format = useFormat()
  const { price } = props.offer
  const { charge_currency: currency, prior_30d: prior, display_currency: shown, charge_value } = price
  const receipt = groupReceipt(props.offer.receipt, currency)
  const many = props.offer.rooms.length > 1
  const parts = props.parts ? wordParts(format, props.offer) : null
  const words = useT('receipt')
  const fees = Number(price.local_fees_value) > 0
  const everything = addFees(charge_value, price.local_fees_value)
  const { checkin, checkout, rooms, cancellation } = props.offer
  const paper = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.receipt} ref={paper}>
      <p className={styles.stay}>
        <span>
          {words('for', { rooms: nameRooms(rooms), dates: format.dateRange(checkin, checkout, { year: true }) })}
        </span>
        <br />
        <span>{[rooms[0]?.board_name, wordPromise({ t, format }, cancellation).text].filter(Boolean).join(' · ')}</span>
      </p>
      {receipt.rooms.map(({ room, items }) => (
        <section key={room ?? 'stay'}>
          {many && (
            <p className={styles.part}>
              {room === null
                ? t('bill.wholeStay')
                : t('bill.room', { number: room, name: rooms[room - 1]?.name ?? '' })}
            </p>
          )}
          <Lines items={items} currency={currency} language={props.language} />
        </section>
      ))}
      <dl>
        <div className={fees ? styles.everything : styles.sum}>
          <dt>
            <span>{fees ? words('withoutFees') : t('bill.total')}</span>
            {receipt.within.map((tax) => (
              <small key={tax.key}>
                {t('bill.within', { tax: tax.name, sum: format.money(tax.amount, currency) })}
              </small>
            ))}
          </dt>
          <dd>{format.money(charge_value, currency)}</dd>
        </div>
        {parts && (
          <>
            <div className={styles.line}>
              <dt>{words('deposit')}</dt>
              <dd>{parts.sum}</dd>
            </div>
            <div className={styles.line}>
              <dt>{words('rest', { day: parts.day })}</dt>
              <dd>{parts.rest}</dd>
            </div>
          </>
        )}
      </dl>
      {receipt.local.length > 0 && (
        <section className={styles.local}>
          <p className={styles.part}>{t('bill.onSite')}</p>
          <Lines items={receipt.local} currency={currency} language={props.language} />
        </section>
      )}
      {fees && (
        <dl>
          <div className={styles.sum}>
            <dt>{words('everything')}</dt>
            <dd>{format.money(everything, currency)}</dd>
          </div>
        </dl>
      )}
      {shown !== currency && (
        <p className={styles.note}>
          {t('bill.converted', {
            sum: format.money(everything, currency),
            shown: wordSum(price, format),
          })}
        </p>
      )}
      {price.exchange && <Exchange price={price} />}
      <p className={styles.note}>{words('rounding')}</p>
      {prior !== null && <p className={styles.note}>{t('bill.prior', { sum: format.money(prior, shown) })}</p>}
      <ReceiptTools paper={paper} />
    </div>
  )
}

/** The step from what is charged, and from the fees on site, to what is shown, to follow with a pocket calculator. */
function Exchange({ price }: { price: WireOffer['price'] }) {
  const t = useT('receipt')
  const format = useFormat()
  const language = useLanguage()
  const { exchange } = price
  if (!exchange) return null
  const { from, to, as_of: day, source, fetched_at: fetched } = exchange
  const factor = exchange.to_per_euro / exchange.from_per_euro
  const write = (value: number, digits: number) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const rate = write(factor, 6)
  return (
    <p className={styles.note}>
      {[
        { sum: price.charge_value, shown: price.value },
        { sum: price.local_fees_value, shown: price.local_fees_shown ?? '0' },
      ]
        .filter(({ sum }) => Number(sum) > 0)
        .map(({ sum, shown }) => (
          <Fragment key={sum}>
            <span>
              {t('exchange', {
                sum: format.money(sum, from),
                rate,
                exact: write(Number(sum) * factor, 4),
                shown: format.money(shown, to),
              })}
            </span>
            <br />
          </Fragment>
        ))}
      <span>{wordOrigin()}</span>
    </p>
  )

  /** Receipts of old name no source. */
  function wordOrigin(): string {
    if (day === null) return t('exchangeNoDay', { from, to, rate })
    const dated = format.day(day, { year: true })
    if (!source || !fetched) return t('exchangeDay', { from, to, rate, day: dated })
    const origin = t(`exchangeOrigin.${source}`, { day: dated })
    return t('exchangeFetched', { origin, from, to, rate, fetched: format.day(fetched, { year: true }) })
  }
}

function Lines(props: { items: readonly ReceiptItem[]; currency: string; language: Language | undefined }) {
  const t = useT('offers')
  const words = useT('receipt')
  const format = useFormat()
  const { items, currency } = props
  return (
    <dl>
      {items.map((item) => (
        <div key={item.key} className={item.less ? `${styles.line} ${styles.less}` : styles.line}>
          <dt>
            {item.nights > 1 ? <span>{t('bill.nights')}</span> : <span lang={props.language}>{item.name}</span>}
            {changesOf(item).map((adjust) => (
              <small key={adjust}>
                {words('basic', { more: String(adjust > 0), percent: format.percent(Math.abs(adjust)) })}
              </small>
            ))}
            {wordRules(item, currency, format, words).map((rule) => (
              <small key={rule}>{rule}</small>
            ))}
            {(hasPersons(item) ? [] : item.parts.filter(isTelling)).map((part) => (
              <small key={part.unit}>{wordPart(part, currency, format, words)}</small>
            ))}
          </dt>
          <dd>{format.money(item.amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "40 % of an adult's share", "2 people × 5 nights × 1.10 €", "the cheapest night is free": what the figures come from. */
function wordRules(item: ReceiptItem, currency: string, format: Format, t: Translator<'receipt'>): string[] {
  const worded = item.rules.flatMap(({ share, persons, nights, type }) => {
    if (typeof share === 'number' && share !== 100) return [t('share', { percent: format.percent(share) })]
    if (typeof persons === 'number' && typeof nights === 'number') {
      const unit = format.money(item.parts[0]?.unit ?? '0', currency)
      return [t('perPerson', { persons, nights, unit })]
    }
    if (type === 'free_night') return [t('freeNight', { count: item.parts.flatMap((part) => part.nights).length })]
    return []
  })
  return [...new Set(worded)]
}

/** Then people times nights say more than the quantity that they come to. */
function hasPersons(item: ReceiptItem): boolean {
  return item.rules.some(({ persons }) => typeof persons === 'number')
}

/** A part of one piece says what its line says already, unless it names its night or its parent's price. */
function isTelling(part: ReceiptPart): boolean {
  return part.quantity !== 1 || part.nights.length > 0
}

function wordPart(part: ReceiptPart, currency: string, format: Format, t: Translator<'receipt'>): string {
  const unit = format.money(part.unit, currency)
  const sum = part.quantity === 1 ? unit : `${format.number(part.quantity)}\u00a0×\u00a0${unit}`
  const figures = part.root === undefined ? sum : `${sum} (${wordParent(part, currency, format, t)})`
  if (part.nights.length === 0) return figures
  const nights = findRuns(part.nights).map(([first, last]) =>
    first === last ? format.day(first) : format.dateRange(first, last),
  )
  return `${nights.join(', ')}: ${figures}`
}

/** By how much a derived plan differs from its parent: the same on all nights, mostly. */
function changesOf({ parts }: ReceiptItem): number[] {
  return [...new Set(parts.flatMap(({ root, adjust = 0 }) => (root === undefined ? [] : [adjust])))]
}

/** "24,50 € −10 %": how a derived plan came to its price. */
function wordParent(
  { root = '0', adjust = 0 }: ReceiptPart,
  currency: string,
  format: Format,
  t: Translator<'receipt'>,
) {
  return t('parent', { root: format.money(root, currency), change: wordChange(adjust, format) })
}

function wordChange(adjust: number, format: Format): string {
  return `${adjust < 0 ? '−' : '+'}${format.percent(Math.abs(adjust))}`
}
