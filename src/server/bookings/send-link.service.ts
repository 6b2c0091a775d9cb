import type { SendLinkBody } from '../../contract/bookings.ts'
import { holderSchema } from '../../contract/checkout.ts'
import { type AccountContext, countUse, inEvenTime, keyOfEmail } from '../accounts/accounts.service.ts'
import { queueMail } from '../mail/mail.service.ts'
import { messageOf } from '../messages.ts'
import { writeBookingLink } from './booking-mails.ts'
import { findBooking } from './bookings.repository.ts'

/**
 * Sends the link of a booking again to whoever made it; says the same of any number and address, in the same time.
 * @throws AppError `throttled`, counted for the network and for the address that was typed
 */
export function sendBookingLink(
  context: AccountContext,
  { reference, email }: SendLinkBody,
): Promise<{ message: string }> {
  const { db, keys, now, language } = context
  const emailKey = keyOfEmail(email)
  return inEvenTime(async () => {
    await countUse(context, { limit: 'booking_link', of: context.address })
    await countUse(context, { limit: 'mail', of: `booking ${emailKey}` })
    const row = await findBooking(db, reference)
    if (row && keyOfEmail(holderSchema.parse(row.holder).email) === emailKey) {
      await queueMail(db, await writeBookingLink({ db, keys }, row, language), keys, now)
      context.nudgeMail()
    }
    return { message: messageOf(language, 'mail', 'sent.booking') }
  })
}
