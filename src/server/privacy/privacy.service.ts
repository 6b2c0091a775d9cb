import type { Kysely } from 'kysely'
import type { PersonalExport } from '../../contract/privacy.ts'
import { findDueErasures, readLastWord } from '../accounts/erasure.service.ts'
import { readEmailKeys } from '../accounts/personal-data.service.ts'
import {
  findEndedToForget,
  findPersonBookings,
  forgetBookings,
  forgetOutlived,
} from '../bookings/personal-data.service.ts'
import { readBrowserConsents } from '../consents/consents.service.ts'
import type { Person } from '../db/personal-data.ts'
import type { DB } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import { deleteKeysOf } from '../http/idempotency.repository.ts'
import type { Keys } from '../keys.ts'
import { queueMail } from '../mail/mail.service.ts'
import { eraseAuthors } from '../reviews/personal-data.service.ts'
import { sections } from './personal-data.ts'

/**
 * All that the database knows of somebody (Regulation (EU) 2016/679, articles 15 and 20).
 * @param cookies of the browser that asks: answers about cookies are found by its own alone.
 */
export async function exportPerson(
  db: Kysely<DB>,
  accountId: number,
  now: Date,
  cookies?: string,
): Promise<PersonalExport> {
  const person = await findPerson(db, accountId, now)
  if (!person) throw new AppError('not_found')
  const [account, bookings, reviews, mails, wishlist, requests, consents] = await Promise.all([
    sections.account.read(db, person),
    sections.bookings.read(db, person),
    sections.reviews.read(db, person),
    sections.mails.read(db, person),
    sections.wishlist.read(db, person),
    sections.payment_requests.read(db, person),
    readBrowserConsents(db, cookies, now),
  ])
  return {
    format: 'zefir-export-1',
    made_at: now.toISOString(),
    account,
    bookings,
    reviews,
    wishlist,
    payment_requests: requests,
    mails,
    consents,
  }
}

/** Accounts and bookings worked on in one round. */
const round = 100

/**
 * Erases the accounts whose 14 days are over, each in a transaction of its own: one that its owner keeps at the last moment is
 * kept whole. Answers how many.
 */
export async function eraseDueAccounts(db: Kysely<DB>, keys: Keys, now: Date): Promise<number> {
  let erased = 0
  for (const id of await findDueErasures(db, now, round)) {
    if (await erase(db, keys, id, now)) erased++
  }
  return erased
}

async function erase(db: Kysely<DB>, keys: Keys, accountId: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lastWord = await readLastWord(trx, accountId, now)
    const person = lastWord && (await findPerson(trx, accountId, now))
    if (!person) return false
    for (const section of Object.values(sections)) await section.erase(trx, person)
    await deleteKeysOf(
      trx,
      accountId,
      person.bookings.map(({ reference }) => reference),
    )
    const { name, ...to } = lastWord
    await queueMail(trx, { kind: 'account_erased', ...to, data: { name } }, keys, now)
    return true
  })
}

/** Removes the persons from bookings of erased accounts whose stay is over by now; answers how many. */
export async function forgetEndedStays(db: Kysely<DB>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ended = await findEndedToForget(trx, now, round)
    await eraseAuthors(
      trx,
      ended.map(({ id }) => id),
    )
    await forgetBookings(trx, ended, now)
    return ended.length
  })
}

/** Removes the persons from bookings five years after the stay; answers how many. */
export async function forgetOldBookings(db: Kysely<DB>, now: Date): Promise<number> {
  let forgotten = 0
  for (;;) {
    const count = await forgetOutlived(db, now, round)
    forgotten += count
    if (count < round) return forgotten
  }
}

async function findPerson(db: Kysely<DB>, accountId: number, now: Date): Promise<Person | undefined> {
  const emailKeys = await readEmailKeys(db, accountId)
  if (!emailKeys) return undefined
  const bookings = await findPersonBookings(db, { accountId, emailKeys: emailKeys.slice(0, 1), now })
  return { accountId, emailKeys, bookings, now }
}
