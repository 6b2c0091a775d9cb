import { readAddresses } from './addresses.ts'
import type { Mail } from './mail-kinds.ts'

/**
 * Whether the mail server said for good (5xx) that it takes no mail for this recipient. That it does not let us in, or takes no mail
 * from our own address, is said before and is for us to mend.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false
  return (error.command === 'RCPT TO' || error.command === 'DATA') && Number(error.responseCode) >= 500
}

/**
 * What the operator is told at once of a mail that was refused for good: a mail to a property goes to the operator whole, of one to a
 * guest the booking and the address are named. None when it is about no booking or was the operator's own: that one is tried again.
 */
export function writeInstead(mail: Mail, operatorEmail: string): Mail[] {
  const operators = readAddresses(operatorEmail).addresses
  if (operators.includes(mail.recipient)) return []
  return operators.flatMap((recipient) => redirect(mail, recipient) ?? [])
}

function redirect(mail: Mail, recipient: string): Mail | undefined {
  const address = mail.recipient
  switch (mail.kind) {
    case 'request_asked':
      return { ...mail, recipient, data: { ...mail.data, instead: refused(mail.data, address) } }
    case 'request_over':
      return { ...mail, recipient, data: { ...mail.data, instead: refused(mail.data, address) } }
    case 'property_booked':
      return { ...mail, recipient, data: { ...mail.data, instead: refused(mail.data, address) } }
    case 'property_changed':
      return { ...mail, recipient, data: { ...mail.data, instead: refused(mail.data, address) } }
    case 'property_cancelled':
      return { ...mail, recipient, data: { ...mail.data, instead: refused(mail.data, address) } }
    case 'property_arrivals':
      return { ...mail, recipient, data: { ...mail.data, instead: refused(mail.data, address) } }
    default: {
      if (!('checkin' in mail.data)) return undefined
      const { name, reference, hotel, checkin, checkout } = mail.data
      // The agency reads its mail in its own language.
      return {
        kind: 'guest_unreachable',
        language: 'bg',
        recipient,
        data: { name, reference, hotel, checkin, checkout, address },
      }
    }
  }
}

function refused({ property_phone: phone }: { property_phone: string }, address: string) {
  return { why: 'refused' as const, address, phone }
}
