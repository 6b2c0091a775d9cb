import type { Language } from '../../contract/values.ts'
import { countNights } from '../../domain/stay-dates.ts'
import { messageOf } from '../messages.ts'
import type { Mail } from './mail-kinds.ts'
import type { ReceptionStay } from './reception.ts'

export type ReceptionMail = Extract<Mail, { data: { stay: ReceptionStay } | { arrivals: ReceptionStay[] } }>

export function isReceptionMail(mail: Mail): mail is ReceptionMail {
  return 'stay' in mail.data || 'arrivals' in mail.data
}

/** What a mail about a stay tells its property, each fact a line. */
export function wordReception(mail: ReceptionMail, operator: string): string[] {
  const { language } = mail
  if (mail.kind === 'property_arrivals') return listArrivals(mail, operator)
  const { stay } = mail.data
  const { say, money, range } = wordingOf({ language, operator, stay })
  if (mail.kind === 'property_cancelled') {
    const { penalty } = mail.data
    const fee = Number(penalty) > 0 ? 'penalty' : 'noPenalty'
    return [
      say('reference', { reference: stay.reference }),
      say('dates', { dates: range(stay.checkin, stay.checkout) }),
      say('guest', { guest: stay.guest, phone: stay.phone, speaks: stay.speaks }),
      say('rooms', { rooms: stay.rooms.map(({ name }) => name).join('; ') }),
      say(fee, { sum: money(penalty), owed: stay.at_property ? 'property' : 'us' }),
    ]
  }
  const lines = listStay(stay, { language, operator })
  if (mail.kind !== 'property_changed' || mail.data.old === null) return lines
  const { checkin, checkout, rooms } = mail.data.old
  return [...lines, say('before', { dates: range(checkin, checkout), rooms: rooms.join('; ') })]
}

type ArrivalsMail = Extract<Mail, { kind: 'property_arrivals' }>

/** Who arrives, a blank line between any two, and after them who no longer does. */
function listArrivals({ language, data }: ArrivalsMail, operator: string): string[] {
  const say = (key: string, params: Record<string, string>) => messageOf(language, 'mail', `reception.${key}`, params)
  const stays = data.arrivals.map((stay) => [
    ...listStay(stay, { language, operator }, { brief: true }),
    ...(stay.changed ? [say('changed', {})] : []),
  ])
  const gone = data.gone.map(({ reference, guest, why }) => say('gone', { reference, guest, why }))
  return [...stays, ...(gone.length > 0 ? [gone] : [])].flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))
}

/** A stay for the reception, each fact a line. `brief`: without the terms of cancelling, which an arrivals list does not need. */
export function listStay(
  stay: ReceptionStay,
  { language, operator }: { language: Language; operator: string },
  { brief = false } = {},
): string[] {
  const words = wordingOf({ language, operator, stay })
  const { say, money, day } = words
  const { arrival_time: arrival, special_requests: requests, invoice_to: invoice } = stay
  const open = (value: string | null) => value !== null && Number(value) > 0
  return [
    say('reference', { reference: stay.reference }),
    say('checkin', { day: day(stay.checkin), hour: stay.check_in }),
    say('checkout', {
      day: day(stay.checkout),
      hour: stay.check_out,
      nights: countNights(stay.checkin, stay.checkout),
    }),
    say('guest', { guest: stay.guest, phone: stay.phone, speaks: stay.speaks }),
    ...stay.rooms.map((room, index) =>
      say('room', {
        count: stay.rooms.length,
        number: index + 1,
        room: room.name,
        board: room.board,
        adults: room.adults,
        children: room.children_ages.length,
        ages: room.children_ages.join(', ') || 'none',
        guests: room.guests.join(', ') || 'none',
      }),
    ),
    ...(arrival ? [say('arrival', { arrival })] : []),
    ...(requests ? [say('requests', { requests })] : []),
    say(stay.at_property ? 'payAtProperty' : 'paidToUs', { sum: money(stay.total) }),
    ...(open(stay.paid) ? [say('paid', { sum: money(stay.paid ?? '') })] : []),
    ...(open(stay.rest) ? [say('rest', { sum: money(stay.rest ?? '') })] : []),
    ...(open(stay.local_fees) ? [say('localFees', { sum: money(stay.local_fees) })] : []),
    ...(invoice ? [say('invoice', { invoice })] : []),
    ...(brief ? [] : listTerms(stay, words)),
  ]
}

type Words = ReturnType<typeof wordingOf>

function wordingOf({ language, operator, stay }: { language: Language; operator: string; stay: ReceptionStay }) {
  const locale = language === 'bg' ? 'bg-BG' : 'en-GB'
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: stay.currency })
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: stay.timezone })
  return {
    say: (key: string, params: Record<string, string | number>) =>
      messageOf(language, 'mail', `reception.${key}`, { ...params, operator }),
    money: (value: string) => format.format(Number(value)),
    day: (date: string) => full.format(new Date(date)),
    range: (from: string, to: string) => long.formatRange(new Date(from), new Date(to)),
    until: (instant: string) => moment.format(new Date(instant)),
  }
}

/** What cancelling costs, from when on. */
function listTerms({ free_until: free, penalties }: ReceptionStay, { say, money, until }: Words): string[] {
  if (penalties.length === 0) return [say('alwaysFree', {})]
  const steps = penalties.map(({ from, amount }, index) =>
    index === 0 && free === null
      ? say('feeNow', { sum: money(amount) })
      : say('feeFrom', { deadline: until(from), sum: money(amount) }),
  )
  return free === null ? steps : [say('freeUntil', { deadline: until(free) }), ...steps]
}
