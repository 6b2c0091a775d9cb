import { z } from 'zod'
import type { CorrectGuestsBody } from '../../contract/booking-changes.ts'
import { type Booking, guestSchema } from '../../contract/checkout.ts'
import { offerSchema } from '../../contract/offers.ts'
import { namesDeadline } from '../../domain/booking-changes.ts'
import { findOpenedBooking, type OrderContext, readBooking, writeChange } from '../bookings/bookings.service.ts'
import { lockWholeBooking } from '../bookings/paid-bookings.service.ts'
import { writePropertyChanged } from '../bookings/requests.service.ts'
import { checkGuests, requireLeads } from '../checkout/checkout.service.ts'
import { AppError } from '../http/errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { writeVersion } from './changes.repository.ts'

/**
 * Corrects who comes to a stay, when they arrive and what they wish, until the evening before arrival, and tells the property;
 * what is the same changes nothing. Errors: 404; 400 on the guests; 409 `cannot_change` for a stay that stands no more,
 * `names_closed` after the deadline.
 */
export async function correctGuests(
  context: OrderContext,
  reference: string,
  body: CorrectGuestsBody,
): Promise<Booking> {
  const { db, now, keys } = context
  const opened = await findOpenedBooking(context, reference, body.key)
  const [mail, toProperty] = await Promise.all([
    writeChange(context, opened, null),
    writePropertyChanged(context, opened, null),
  ])
  await db.transaction().execute(async (trx) => {
    const row = await lockWholeBooking(trx, opened.id)
    if (row?.status !== 'confirmed') throw new AppError('cannot_change')
    if (row.version !== opened.version) throw new AppError('offer_changed')
    const offer = offerSchema.parse(row.offer)
    if (now.getTime() >= namesDeadline(row.checkin, offer.cancellation.timezone)) throw new AppError('names_closed')
    const booked = z.array(guestSchema).parse(row.guests)
    const guests = body.guests === undefined ? booked : checkGuests(offer.rooms, body.guests)
    requireLeads(offer.rooms, guests)
    const before = { guests: booked, arrival_time: row.arrival_time, special_requests: row.special_requests }
    const after = {
      guests,
      arrival_time: body.arrival_time === undefined ? row.arrival_time : body.arrival_time || null,
      special_requests: body.special_requests === undefined ? row.special_requests : body.special_requests || null,
    }
    const fields = Object.keys(after) as (keyof typeof after)[]
    const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    if (changed.length === 0) return
    // What was written before and after stands in the versions; the history says only what kind of thing it was.
    const detail = { version: row.version + 1, changed }
    await writeVersion(trx, row, after, { actor: 'guest', reason: 'guests_corrected', detail, now })
    for (const each of [mail, ...toProperty(after)]) await queueMail(trx, each, keys, now)
  })
  context.nudgeMail?.()
  return readBooking(context, reference, body.key)
}
