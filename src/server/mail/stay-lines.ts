import { messageOf } from '../messages.ts'
import type { Mail } from './mail-kinds.ts'

/** Mails about a stay whose facts they list; those about its money have lines of their own. */
export type StayMail = Exclude<
  Extract<Mail, { data: { checkin: string } }>,
  { kind: 'payment_received' | 'balance_due' }
>

/** The facts of a stay in a mail about it, each a line. */
export function wordStay(mail: StayMail): string[] {
  const { language, data } = mail
  const say = (key: string, params: Record<string, string>) => messageOf(language, 'mail', `stay.${key}`, params)
  const locale = language === 'bg' ? 'bg-BG' : 'en-GB'
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const range = (from: string, to: string) => days.formatRange(new Date(from), new Date(to))
  const dates = say('dates', { dates: range(data.checkin, data.checkout) })
  if (mail.kind === 'review_asked') return [dates]
  const number = say('reference', { reference: data.reference })
  if (mail.kind === 'booking_link' || mail.kind === 'guest_unreachable') return [number, dates]
  if (mail.kind === 'request_ended' || mail.kind === 'request_over')
    return [number, dates, say('rooms', { rooms: mail.data.rooms })]
  if (mail.kind === 'request_corrected') {
    const { guest, guests, rooms, arrival_time: arrival, special_requests: wishes } = mail.data
    return [
      number,
      dates,
      say('guest', { guest }),
      say('rooms', { rooms }),
      say('guests', { guests: guests.join(', ') }),
      ...(arrival ? [say('arrival', { arrival })] : []),
      ...(wishes ? [say('wishes', { wishes })] : []),
    ]
  }
  const { currency } = mail.data
  const money = (value: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(value))
  if (mail.kind === 'booking_called_off') {
    const { refund } = mail.data
    return [number, dates, ...(Number(refund) > 0 ? [say('refund', { sum: money(refund) })] : [])]
  }
  if (mail.kind === 'request_received' || mail.kind === 'request_asked') {
    const { answer_by: by, timezone, rooms, total, local_fees: fees } = mail.data
    const toProperty = mail.kind === 'request_asked'
    const timeZone = toProperty ? timezone : 'Europe/Sofia'
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
    return [
      number,
      dates,
      ...(mail.kind === 'request_asked' ? [say('guest', { guest: mail.data.guest })] : []),
      say('rooms', { rooms }),
      say('total', { sum: money(total) }),
      ...(Number(fees) > 0 ? [say('localFees', { sum: money(fees) })] : []),
      say(toProperty ? 'answerBy' : 'answerUntil', { deadline: time.format(new Date(by)) }),
    ]
  }
  if (mail.kind === 'booking_cancelled' || mail.kind === 'request_cancelled') {
    const { penalty, owed_to: owedTo } = mail.data
    const fee = say(Number(penalty) > 0 ? 'penalty' : 'noPenalty', { sum: money(penalty), owed: owedTo })
    if (mail.kind === 'request_cancelled')
      return [number, dates, say('guest', { guest: mail.data.guest }), say('rooms', { rooms: mail.data.rooms }), fee]
    const { refund } = mail.data
    return [number, dates, fee, ...(Number(refund) > 0 ? [say('refund', { sum: money(refund) })] : [])]
  }
  const told = mail.data
  // The end of a day belongs to that day.
  const lastDay = (end: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: told.timezone }).format(Date.parse(end) - 1)
  const deadline = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: told.timezone })
  const changed =
    mail.kind === 'booking_changed' && mail.data.what === 'stay'
      ? [
          say('before', {
            dates: range(mail.data.old_checkin, mail.data.old_checkout),
            sum: money(mail.data.old_total),
          }),
          ...(Number(mail.data.due) > 0 ? [say('due', { sum: money(mail.data.due) })] : []),
          ...(Number(mail.data.refund) > 0 ? [say('refund', { sum: money(mail.data.refund) })] : []),
        ]
      : []
  // What was paid before a change is not what its offer says.
  const { paid, rest } = mail.kind === 'booking_confirmed' ? told : { paid: null, rest: null }
  return [
    number,
    say('checkin', { day: day(told.checkin), hour: told.check_in }),
    say('checkout', { day: day(told.checkout), hour: told.check_out }),
    say('rooms', { rooms: told.rooms }),
    say(told.at_property ? 'totalAtProperty' : 'total', { sum: money(told.total) }),
    ...(paid ? [say('paid', { sum: money(paid) })] : []),
    ...(rest ? [say('rest', { sum: money(rest.sum), day: lastDay(rest.due_at) })] : []),
    ...(Number(told.local_fees) > 0 ? [say('localFees', { sum: money(told.local_fees) })] : []),
    ...(told.free_until ? [say('freeUntil', { deadline: deadline.format(new Date(told.free_until)) })] : []),
    ...changed,
  ]
}
