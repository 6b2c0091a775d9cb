import type { ContactBody, ContactSent } from '../../contract/contact.ts'
import { type AccountContext, countUse, keyOfEmail } from '../accounts/accounts.service.ts'
import { AppError } from '../http/errors.ts'
import { queueMail } from '../mail/mail.service.ts'

/** The agency reads its mail in its own language, whatever its visitors write in. */
const house = 'bg'

/**
 * Sends what somebody wrote to the agency, which answers it directly, and a copy to the sender. Nothing is kept but the mails
 * while they wait. Programs that fill in what people do not see are answered as if it had been sent.
 * @param operator the agency's address.
 * @throws AppError `not_found` for an agency without an address; `throttled`
 */
export async function sendMessage(context: AccountContext, body: ContactBody, operator: string): Promise<ContactSent> {
  const { db, keys, now, language } = context
  if (operator === '') throw new AppError('not_found')
  if (body.leave_empty.trim() !== '') return { copy: true }
  await countUse(context, { limit: 'contact', of: context.address })
  const copy = await mayCopy(context, body.email)
  const { name, email, topic, message, booking_reference: reference } = body
  const data = { name, email, topic, message, reference, language }
  await db.transaction().execute(async (trx) => {
    await queueMail(trx, { kind: 'contact_message', language: house, recipient: operator, data }, keys, now)
    if (copy) await queueMail(trx, { kind: 'contact_copy', language, recipient: email, data }, keys, now)
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
