import type { Kysely } from 'kysely'
import type { ChoiceRecord } from '../../contract/account-data.ts'
import { fromDecimal, toDecimal } from '../../domain/money.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { isTellingDrop } from '../../domain/wishlist.ts'
import { readLastChoice, recordChoice } from '../accounts/choices.service.ts'
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
import { isOfAnotherSeason, quoteKept } from './kept-prices.ts'
import { type ItemRow, loadItems, updateItem } from './wishlist.repository.ts'
import { stayOf } from './wishlist.service.ts'

/** Places told in one mail; what is over waits for the next day. */
const mostTold = 5
/** People looked at in one go. */
const batch = 50
/** How long what a mail's link stopped can be switched on again by it. */
const resumeMs = 24 * 60 * 60_000

/** Whether somebody agreed to be written to when a kept price falls. Without that, nobody is. */
export async function wantsMails(db: Kysely<DB>, accountId: number): Promise<boolean> {
  return (await findConsent(db, accountId)) !== undefined
}

/** Agrees or takes it back; what changes is written down with its moment and place, among the account's other choices. */
export async function consentToMails(
  db: Kysely<DB>,
  accountId: number,
  { given, place, now }: { given: boolean; place: ChoiceRecord['place']; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const changed = given ? await insertConsent(trx, accountId, now) : await deleteConsent(trx, accountId)
    if (changed) await recordChoice(trx, accountId, { choice: 'price_drops', given, place, at: now })
  })
}

/** Takes an agreement back by the link in a mail, without signing in. @throws AppError `not_found` */
export async function stopMails(db: Kysely<DB>, keys: Keys, key: string, now: Date): Promise<void> {
  const accountId = readStopKey(key, keys)
  if (accountId === undefined) throw new AppError('not_found')
  await consentToMails(db, accountId, { given: false, place: 'email', now })
}

/**
 * Takes the stopping by a mail's link back, with the same link and for a day: a mail is forwarded, and whoever has it must not
 * agree to mails in somebody else's name at any time.
 * @throws AppError `not_found`
 */
export async function resumeMails(db: Kysely<DB>, keys: Keys, key: string, now: Date): Promise<void> {
  const accountId = readStopKey(key, keys)
  const last = accountId === undefined ? undefined : await readLastChoice(db, accountId, 'price_drops')
  const undoable = last?.place === 'email' && now.getTime() - Date.parse(last.at) < resumeMs
  if (accountId === undefined || !undoable) throw new AppError('not_found')
  await consentToMails(db, accountId, { given: true, place: 'email', now })
}

type Drop = {
  row: ItemRow
  name: string
  /** Without what is paid on site. */
  before: number
  now: number
  /** What is paid on site, as far as is known the same before. */
  fees: number
}

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
    const items = drops.map(({ row, name, before, now: price, fees }) => ({
      name,
      checkin: row.checkin,
      checkout: row.checkout,
      before: toDecimal(before + fees, 'EUR'),
      now: toDecimal(price + fees, 'EUR'),
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
    if (!quote?.best || isOfAnotherSeason(quote) || !isTellingDrop(before, quote.best.shown)) return []
    const name = pickText(quote.hotel.nameBg, quote.hotel.nameEn, language).text
    const fees = fromDecimal(quote.best.offer.local_fees, 'EUR') ?? 0
    return [{ row, name, before, now: quote.best.shown, fees }]
  })
  return drops.sort((a, b) => b.before - b.now - (a.before - a.now)).slice(0, mostTold)
}
