import type { Kysely } from 'kysely'
import { toDecimal } from '../../domain/money.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { isTellingDrop } from '../../domain/wishlist.ts'
import type { DB } from '../db/schema.ts'
import { pickText } from '../hotels/hotels.service.ts'
import { AppError } from '../http/errors.ts'
import { type Keys, readStopKey, stopKey } from '../keys.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  claimDay,
  deleteConsent,
  findConsent,
  insertConsent,
  type Listener,
  loadListeners,
} from './consents.repository.ts'
import { quoteKept } from './kept-prices.ts'
import { type ItemRow, loadItems, updateItem } from './wishlist.repository.ts'
import { stayOf } from './wishlist.service.ts'

/** Places told in one mail; what is over waits for the next day. */
const mostTold = 5
/** People looked at in one go. */
const batch = 50

/** Whether somebody agreed to be written to when a kept price falls. Without that, nobody is. */
export async function wantsMails(db: Kysely<DB>, accountId: number): Promise<boolean> {
  return (await findConsent(db, accountId)) !== undefined
}

/** Agreeing keeps the moment in which it was; taking it back leaves nothing. */
export async function consentToMails(db: Kysely<DB>, accountId: number, agreed: boolean, now: Date): Promise<void> {
  if (agreed) await insertConsent(db, accountId, now)
  else await deleteConsent(db, accountId)
}

/** Takes an agreement back by the link in a mail, without signing in. @throws AppError `not_found` */
export async function stopMails(db: Kysely<DB>, keys: Keys, key: string): Promise<void> {
  const accountId = readStopKey(key, keys)
  if (accountId === undefined) throw new AppError('not_found')
  await deleteConsent(db, accountId)
}

type Drop = { row: ItemRow; name: string; before: number; now: number }

/**
 * Writes to everybody who agreed to it and keeps something whose price fell tellingly since it was kept or last told: at most
 * one mail a day each, however often and by how many processes this is done. Answers how many mails are on their way.
 */
export async function tellPriceDrops(db: Kysely<DB>, keys: Keys, now: Date): Promise<number> {
  const day = localDay(now, 'Europe/Sofia')
  let sent = 0
  for (let after = 0; ; ) {
    const listeners = await loadListeners(db, { day, after, limit: batch })
    for (const listener of listeners) if (await tellOne(db, keys, listener, day, now)) sent++
    const last = listeners.at(-1)
    if (!last) return sent
    after = last.account_id
  }
}

async function tellOne(db: Kysely<DB>, keys: Keys, listener: Listener, day: string, now: Date): Promise<boolean> {
  const language = listener.language === 'en' ? 'en' : 'bg'
  const drops = await findDrops(db, listener.account_id, language, now)
  if (drops.length === 0) return false
  return db.transaction().execute(async (trx) => {
    if (!(await claimDay(trx, listener.account_id, day))) return false
    for (const { row, now: price } of drops) await updateItem(trx, row.id, { told_price: price })
    const items = drops.map(({ row, name, before, now: price }) => ({
      name,
      checkin: row.checkin,
      checkout: row.checkout,
      before: toDecimal(before, 'EUR'),
      now: toDecimal(price, 'EUR'),
    }))
    const path = language === 'en' ? '/en/wishlist' : '/wishlist'
    const stop = `${path}/emails?key=${stopKey(listener.account_id, keys)}`
    const data = { name: listener.first_name, path, stop, items }
    await queueMail(trx, { kind: 'price_drop', language, recipient: listener.email, data }, keys, now)
    return true
  })
}

async function findDrops(db: Kysely<DB>, accountId: number, language: 'bg' | 'en', now: Date): Promise<Drop[]> {
  const rows = (await loadItems(db, { accountId })).filter(
    ({ price, item_type }) => price !== null && item_type === 'hotel',
  )
  const things = rows.map((row) => ({ hotelId: row.item_id, stay: stayOf(row) }))
  const quotes = await quoteKept({ db, now, language }, things, 'EUR')
  const drops = rows.flatMap((row, index) => {
    const quote = quotes[index]
    const before = Math.min(row.price ?? 0, row.told_price ?? Number.POSITIVE_INFINITY)
    if (!quote?.best || !isTellingDrop(before, quote.best.shown)) return []
    const name = pickText(quote.hotel.nameBg, quote.hotel.nameEn, language).text
    return [{ row, name, before, now: quote.best.shown }]
  })
  return drops.sort((a, b) => b.before - b.now - (a.before - a.now)).slice(0, mostTold)
}
