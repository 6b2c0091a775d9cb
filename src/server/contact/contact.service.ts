import type { Kysely } from 'kysely'
import type { ContactBody, ContactSent } from '../../contract/contact.ts'
import type { Language } from '../../contract/values.ts'
import { formatParty } from '../../domain/party.ts'
import { countNights } from '../../domain/stay-dates.ts'
import { type AccountContext, countUse, keyOfEmail } from '../accounts/accounts.service.ts'
import type { DB } from '../db/schema.ts'
import { type DirectoryHotel, getDirectory, hotelPath, pickText, placeText } from '../hotels/hotels.service.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readParty } from '../rates/rates.service.ts'

/** The agency reads its mail in its own language, whatever its visitors write in. */
const house = 'bg'

/**
 * Sends what somebody wrote to the agency, which answers it directly, and a copy to the sender. Nothing is kept but the mails
 * while they wait. Programs that fill in what people do not see are answered as if it had been sent.
 * @param operator the agency's address.
 * @throws AppError `not_found` for an agency without an address; `throttled`; ValidationError for a hotel or a stay that is none
 */
export async function sendMessage(context: AccountContext, body: ContactBody, operator: string): Promise<ContactSent> {
  const { db, keys, now, language } = context
  if (operator === '') throw new AppError('not_found')
  if (body.leave_empty.trim() !== '') return { copy: true }
  const subject = await readSubject(db, body)
  await countUse(context, { limit: 'contact', of: context.address })
  const copy = await mayCopy(context, body.email)
  const { name, email, topic, message, booking_reference: reference } = body
  const data = { name, email, topic, message, reference, language }
  await db.transaction().execute(async (trx) => {
    const ours = { ...data, about: tellSubject(subject, house) }
    const theirs = { ...data, about: tellSubject(subject, language) }
    await queueMail(trx, { kind: 'contact_message', language: house, recipient: operator, data: ours }, keys, now)
    if (copy) await queueMail(trx, { kind: 'contact_copy', language, recipient: email, data: theirs }, keys, now)
  })
  context.nudgeMail()
  return { copy }
}

/** Anybody can give anybody's address: a mailbox gets a few copies a day, and nobody is kept from writing by that. */
async function mayCopy(context: AccountContext, email: string): Promise<boolean> {
  try {
    await countUse(context, { limit: 'contact_copy', of: keyOfEmail(email) })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'throttled') return false
    throw error
  }
}

type Subject = { hotel: DirectoryHotel; stay: { checkin: string; checkout: string; rooms: string } | null }

/**
 * The hotel that a message is about, and the stay there. Past days and stays longer than are sold may be asked about: only what
 * cannot be a stay is refused.
 */
async function readSubject(db: Kysely<DB>, body: ContactBody): Promise<Subject | null> {
  const { hotel_id: id, checkin, checkout, rooms } = body
  if (id === undefined) return null
  const hotel = (await getDirectory(db)).get(id)
  if (!hotel) throw new ValidationError({ hotel_id: [{ key: 'hotel_gone' }] })
  if (!checkin && !checkout) return { hotel, stay: null }
  if (!checkin) throw new ValidationError({ checkin: [{ key: 'required' }] })
  if (!checkout) throw new ValidationError({ checkout: [{ key: 'required' }] })
  if (countNights(checkin, checkout) < 1) throw new ValidationError({ checkout: [{ key: 'checkout_before_checkin' }] })
  return { hotel, stay: { checkin, checkout, rooms: formatParty(readParty(rooms)) } }
}

function tellSubject(subject: Subject | null, language: Language) {
  if (!subject) return null
  const { hotel, stay } = subject
  const query = stay ? `?${new URLSearchParams(stay).toString().replaceAll('%3B', ';').replaceAll('%2C', ',')}` : ''
  return {
    hotel: pickText(hotel.nameBg, hotel.nameEn, language).text,
    city: placeText(hotel.places[0], language),
    path: `${language === 'en' ? '/en' : ''}${hotelPath(hotel)}${query}`,
    stay,
  }
}
