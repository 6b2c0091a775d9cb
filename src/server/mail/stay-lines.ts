import { messageOf } from '../messages.ts'
import type { Mail } from './mail-kinds.ts'

export type StayMail = Extract<Mail, { kind: 'booking_confirmed' | 'booking_cancelled' | 'review_asked' }>

/** The facts of a stay in a mail about it, each a line. */
export function wordStay(mail: StayMail): string[] {
  const { language, data } = mail
  const say = (key: string, params: Record<string, string>) => messageOf(language, 'mail', `stay.${key}`, params)
  const locale = language === 'bg' ? 'bg-BG' : 'en-GB'
  const day = (date: string, style: 'full' | 'long' = 'full') =>
    new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(new Date(date))
  if (mail.kind === 'review_asked')
    return [say('dates', { from: day(data.checkin, 'long'), to: day(data.checkout, 'long') })]
  const { currency } = mail.data
  const money = (value: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(value))
  const number = say('reference', { reference: data.reference })
  if (mail.kind === 'booking_cancelled') {
    const { penalty, refund, owed_to: owedTo } = mail.data
    return [
      number,
      say('dates', { from: day(data.checkin, 'long'), to: day(data.checkout, 'long') }),
      say(Number(penalty) > 0 ? 'penalty' : 'noPenalty', { sum: money(penalty), owed: owedTo }),
      ...(Number(refund) > 0 ? [say('refund', { sum: money(refund) })] : []),
    ]
  }
  const told = mail.data
  const deadline = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: told.timezone })
  return [
    number,
    say('checkin', { day: day(told.checkin), hour: told.check_in }),
    say('checkout', { day: day(told.checkout), hour: told.check_out }),
    say('rooms', { rooms: told.rooms }),
    say(told.at_property ? 'totalAtProperty' : 'total', { sum: money(told.total) }),
    ...(Number(told.local_fees) > 0 ? [say('localFees', { sum: money(told.local_fees) })] : []),
    ...(told.free_until ? [say('freeUntil', { deadline: deadline.format(new Date(told.free_until)) })] : []),
  ]
}
