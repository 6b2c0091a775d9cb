import type { Kysely } from 'kysely'
import type { DB } from './schema.ts'

/** Whose data are to be told or erased. */
export type Person = {
  accountId: number
  /** The account's addresses, in lower case: the present one, and those before it. */
  emailKeys: readonly string[]
  /** Bookings of the account, and those made with its confirmed address that nobody has claimed. */
  bookings: readonly PersonBooking[]
  now: Date
}

/** `over`: nothing is to come of it any more at the property. */
export type PersonBooking = { id: number; reference: string; sessionId: string; over: boolean }

/**
 * What one room of the program knows of people. Every room that keeps something about somebody has one and stands in the registry
 * of `privacy/`: what is not there would be missing from an export and survive an erasure.
 */
export type PersonalData<T> = {
  /** Tables that point to accounts and that this part answers for. */
  tables: readonly (keyof DB)[]
  read: (db: Kysely<DB>, person: Person) => Promise<T>
  /** Within the transaction that removes the account; what the account's row takes along needs nothing here. */
  erase: (trx: Kysely<DB>, person: Person) => Promise<void>
}
