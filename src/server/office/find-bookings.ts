import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Company, companySchema, guestSchema, holderSchema } from '../../contract/checkout.ts'
import { offerSchema } from '../../contract/offers.ts'
import { bookingStatuses } from '../../domain/booking-states.ts'
import { toDecimal } from '../../domain/money.ts'
import { type BookingSearch, findForOffice, searchBookings } from '../bookings/bookings.service.ts'
import { findAnyHotel } from '../hotels/hotels.service.ts'
import { type Office, OfficeError } from './command.ts'
import { readDay } from './read-day.ts'

export const findBookingsUsage = [
  'bookings list [--from DAY] [--to DAY] [--arrival DAY] [--ordered DAY] [--status STATUS,...] [--hotel TEXT] [--limit N]',
  'bookings find TEXT | --name TEXT | --mail TEXT | --hotel TEXT [and as for list]',
  'bookings show REFERENCE',
]

/** Bookings by date, state, name, address and hotel, and one of them whole. */
export const findBookingsVerbs: Record<string, (args: string[], office: Office) => Promise<number>> = {
  list,
  find,
  show,
}

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  arrival: { type: 'string' },
  ordered: { type: 'string' },
  status: { type: 'string' },
  name: { type: 'string' },
  mail: { type: 'string' },
  hotel: { type: 'string' },
  limit: { type: 'string', default: '100' },
} as const

async function list(args: string[], office: Office): Promise<number> {
  const { search, rest } = readSearch(args)
  if (rest.length > 0) throw new OfficeError(`Usage:\n  npm run office -- ${findBookingsUsage[0]}\n`)
  return tell(office, search)
}

async function find(args: string[], office: Office): Promise<number> {
  const { search, rest } = readSearch(args)
  const text = rest.join(' ').trim()
  if (text === '' && !search.name && !search.mail && !search.hotel)
    throw new OfficeError(`Say what to look for: ${findBookingsUsage[1]}`)
  return tell(office, { ...search, ...(text && { text }) })
}

async function tell({ db, write }: Office, search: BookingSearch): Promise<number> {
  const found = await searchBookings(db, search)
  const shown = found.slice(0, search.limit)
  for (const { reference, status, payment_status: money, checkin, checkout, hotel, total, currency, ...row } of shown) {
    const guest = row.guest ? `${row.guest}, ${row.phone}, ${row.email}` : 'nobody named'
    write(
      [
        reference,
        `${checkin} to ${checkout}`,
        status,
        money,
        `${toDecimal(total, currency)} ${currency}`,
        hotel,
        guest,
      ].join('  '),
    )
  }
  write(
    found.length > shown.length
      ? `${shown.length} bookings are shown, and there are more: narrow it down or give --limit`
      : `${shown.length} bookings`,
  )
  return 0
}

/** A booking with all that staff need to answer a guest or a property at the phone. No link is printed that could cancel it. */
async function show(args: string[], { db, write }: Office): Promise<number> {
  const [reference, ...more] = args
  if (!reference || more.length > 0) throw new OfficeError('Say which: bookings show REFERENCE')
  const found = await findForOffice(db, reference)
  if (!found) throw new OfficeError(`There is no booking ${reference}.`)
  const { row, events } = found
  const offer = offerSchema.parse(row.offer)
  const hotel = await findAnyHotel(db, row.hotel_id)
  const holder = holderSchema.safeParse(row.holder).data
  const guests = z.array(guestSchema).safeParse(row.guests).data ?? []
  const company = companySchema.safeParse(row.company).data
  const money = (minor: number) => `${toDecimal(minor, row.currency)} ${row.currency}`
  const lines: (string | false)[] = [
    `${row.reference}  ${row.status}  ${row.payment_status}`,
    `Hotel: ${hotel?.nameEn ?? hotel?.nameBg ?? ''}${hotel?.phone ? `, ${hotel.phone}` : ''}`,
    `Stay: ${row.checkin} to ${row.checkout}`,
    ...offer.rooms.map((room, index) => {
      const here = guests.filter((guest) => guest.room === index + 1)
      const names = here.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')
      const children = room.children_ages.length > 0 ? `, children of ${room.children_ages.join(', ')}` : ''
      return `Room ${index + 1}: ${room.name}, ${room.board_name}, ${room.adults} adults${children}: ${names || 'nobody named'}`
    }),
    holder
      ? `Ordered by: ${holder.first_name} ${holder.last_name}, ${holder.phone}, ${holder.email}, in ${row.language}`
      : 'Ordered by: nobody named any more',
    row.arrival_time !== null && `Arrival: ${row.arrival_time}`,
    row.special_requests !== null && `Requests: ${row.special_requests}`,
    company !== undefined && `Invoice to: ${nameCompany(company)}`,
    `Total: ${money(row.total)}, ${row.payment_type}, paid ${money(row.paid)}, given back ${money(row.refunded)}`,
    Number(offer.price.local_fees_value) > 0 &&
      `Local fees at the property: ${offer.price.local_fees_value} ${row.currency}`,
    row.balance_due_at !== null && `The rest is due by: ${row.balance_due_at.toISOString()}`,
    row.penalty !== null && `Cancellation fee: ${money(row.penalty)}`,
    row.status === 'confirmed' && wordTerms(offer.cancellation, row.currency),
    ...events.map(
      ({ at, from, to, actor, reason, detail }) =>
        `${at.toISOString()}  ${from === to || from === null ? to : `${from} to ${to}`}  ${reason} by ${actor}${detail ? `  ${JSON.stringify(detail)}` : ''}`,
    ),
  ]
  write(lines.filter((line) => line !== false).join('\n'))
  return 0
}

function wordTerms(
  {
    free_until: free,
    penalties,
  }: { free_until: string | null; penalties: readonly { from: string; amount: string }[] },
  currency: string,
): string {
  const steps = penalties.map(({ from, amount }) => `from ${from} ${amount} ${currency}`)
  return `Cancelling: ${[free ? `free until ${free}` : 'never free', ...steps].join(', ')}`
}

function nameCompany({ name, eik, vat, address, mol }: Company): string {
  return [name, eik, vat, address, mol].filter(Boolean).join(', ')
}

function readSearch(args: string[]): { search: BookingSearch; rest: string[] } {
  const { values, positionals } = parse(args)
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1) throw new OfficeError('--limit is a whole number from 1 on.')
  const status = values.status?.split(',').map((each) => each.trim())
  const unknown = status?.find((each) => !bookingStatuses.some((known) => known === each))
  if (unknown !== undefined) throw new OfficeError(`--status is one of ${bookingStatuses.join(', ')}.`)
  const day = (text: string | undefined) => (text === undefined ? undefined : readDay(text))
  const { name, mail, hotel } = values
  const days = {
    from: day(values.from),
    to: day(values.to),
    arrival: day(values.arrival),
    ordered: day(values.ordered),
  }
  return { search: { ...days, status, name, mail, hotel, limit }, rest: positionals }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    const usage = findBookingsUsage.map((line) => `  npm run office -- ${line}\n`).join('')
    throw new OfficeError(`${error instanceof Error ? error.message : String(error)}\n\nUsage:\n${usage}`)
  }
}
