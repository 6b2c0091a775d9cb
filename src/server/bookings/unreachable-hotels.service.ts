import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { readAddresses } from '../mail/mail.service.ts'
import { type AddressedHotel, listAddressed } from './requests.repository.ts'

/** Hotels on sale of whose address field no address can be read: the operator gets the mails about their bookings. */
export async function listUnreachableHotels(db: Kysely<DB>): Promise<AddressedHotel[]> {
  const hotels = await listAddressed(db)
  return hotels.filter(({ email }) => readAddresses(email).addresses.length === 0)
}
