import { fromDecimal } from '../../domain/money.ts'
import { spacePhone } from '../../domain/phone-numbers.ts'
import type { BookingFacts } from './booking-facts.ts'
import { askTheDriver } from './taxi-words.ts'
import { wordingOf } from './wording.service.ts'

/** What a voucher says, the same on paper and on the page that is kept for times without a network. */
export type VoucherWords = ReturnType<typeof wordVoucher>

export function wordVoucher(facts: BookingFacts) {
  const { say, money, day, date } = wordingOf(facts.language)
  const voucher = (key: string, params?: Record<string, string | number>) => say(`voucher.${key}`, params)
  const { hotel, offer, operator } = facts
  return {
    heading: voucher('heading'),
    title: `${voucher('title')} ${facts.reference}`,
    reference: voucher('reference'),
    issued: voucher('issued', { date: date(localDate(facts.createdAt, hotel.timezone)) }),
    online: voucher('online'),
    where: [hotel.address, hotel.address.includes(hotel.city) ? '' : hotel.city, hotel.country]
      .filter(Boolean)
      .join(', '),
    arrival: { label: voucher('checkin'), day: day(facts.checkin), hour: voucher('from', { hour: hotel.checkIn }) },
    departure: {
      label: voucher('checkout'),
      day: day(facts.checkout),
      hour: voucher('until', { hour: hotel.checkOut }),
    },
    nights: voucher('nights', { count: facts.nights }),
    who: {
      label: voucher('who'),
      rooms: offer.rooms.map((room, index) => ({
        name: voucher('room', { count: offer.rooms.length, number: index + 1, name: room.name }),
        facts: [
          room.board_name,
          voucher('party', {
            adults: room.adults,
            children: room.children_ages.length,
            ages: room.children_ages.join(', ') || 'none',
          }),
        ].join(' · '),
        guests:
          facts.guests
            .filter((guest) => guest.room === index + 1)
            .map((guest) => `${guest.first_name} ${guest.last_name}`)
            .join(', ') || voucher('unnamed'),
      })),
    },
    contacts: [
      {
        label: voucher('holder'),
        text: `${facts.holder.first_name} ${facts.holder.last_name}, ${spacePhone(facts.holder.phone)}`,
      },
      ...(facts.arrivalTime ? [{ label: voucher('arrival'), text: facts.arrivalTime }] : []),
      ...(facts.requests ? [{ label: voucher('requests'), text: `${facts.requests} ${voucher('requestsNote')}` }] : []),
    ],
    money: { label: voucher('money'), ...wordMoney(facts) },
    cancellation: { label: voucher('cancellation'), lines: wordCancellation(facts) },
    bring: {
      label: voucher('bring'),
      lines: [
        voucher('bringPapers'),
        voucher('bringVoucher'),
        onTheSpot(facts) > 0
          ? voucher('bringMoney', { sum: money(onTheSpot(facts), facts.currency) })
          : voucher('bringNothing'),
      ],
    },
    way: {
      label: voucher('way'),
      taxi: voucher('taxi'),
      requests: askTheDriver(hotel.countryCode, {
        bg: { name: hotel.in.bg.name, address: streetAndTown(hotel.in.bg) },
        en: { name: hotel.in.en.name, address: streetAndTown(hotel.in.en) },
      }),
      phone: hotel.phone ? { label: voucher('call'), text: hotel.phone } : null,
      position: {
        label: voucher('position'),
        text: `${hotel.latitude.toFixed(5)}, ${hotel.longitude.toFixed(5)}`,
        map: `https://www.openstreetmap.org/?mlat=${hotel.latitude.toFixed(5)}&mlon=${hotel.longitude.toFixed(5)}#map=17/${hotel.latitude.toFixed(5)}/${hotel.longitude.toFixed(5)}`,
        mapLabel: voucher('map'),
      },
    },
    operator: {
      name: operator.name[facts.language],
      lines: [
        [
          voucher('operator', { name: operator.legalName || operator.name[facts.language] }),
          operator.address,
          operator.companyNumber && voucher('companyNumber', { number: operator.companyNumber }),
          operator.vatNumber && voucher('vatNumber', { number: operator.vatNumber }),
        ],
        [
          operator.registrationNumber && voucher('registration', { number: operator.registrationNumber }),
          operator.insurance && voucher('insurance', { number: operator.insurance }),
        ],
        [
          operator.phone || operator.email
            ? voucher('help', { contacts: [operator.phone, operator.email].filter(Boolean).join(' · ') })
            : '',
        ],
      ].flatMap((parts) => parts.filter(Boolean).join(' · ') || []),
    },
  }
}

/** Minor units that change hands at the property. */
function onTheSpot({ settlement }: BookingFacts): number {
  return settlement.dueAtProperty + settlement.localFees
}

type Sum = { label: string; sum: string; strong?: boolean }

function wordMoney(facts: BookingFacts): { rows: Sum[]; note: string | null } {
  const { say, money } = wordingOf(facts.language)
  const { total, paid, dueToUs, dueAtProperty, localFees } = facts.settlement
  const sum = (minor: number) => money(minor, facts.currency)
  const names = facts.offer.price.taxes_fees.filter((fee) => fee.payable_at === 'property').map(({ name }) => name)
  const rows: (Sum | false)[] = [
    { label: say('voucher.total'), sum: sum(total) },
    paid > 0 && { label: say('voucher.paid'), sum: sum(paid) },
    dueToUs > 0 && { label: say('voucher.dueToUs'), sum: sum(dueToUs) },
    dueAtProperty > 0 && localFees > 0 && { label: say('voucher.dueAtProperty'), sum: sum(dueAtProperty) },
    localFees > 0 && { label: say('voucher.localFees', { names: names.join(', ') }), sum: sum(localFees) },
    onTheSpot(facts) > 0 && { label: say('voucher.allAtProperty'), sum: sum(onTheSpot(facts)), strong: true },
  ]
  return {
    rows: rows.filter((row) => row !== false),
    note: onTheSpot(facts) === 0 ? say('voucher.nothingDue') : null,
  }
}

function wordCancellation({ language, offer, currency, hotel }: BookingFacts): string[] {
  const { say, money, moment } = wordingOf(language)
  const { free_until: freeUntil, penalties } = offer.cancellation
  const at = (instant: string) => moment(new Date(instant), hotel.timezone)
  const cost = (amount: string) => money(fromDecimal(amount, currency) ?? 0, currency)
  if (penalties.length === 0) return [say('voucher.always')]
  const steps = penalties.map(({ from, amount }, index) =>
    index === 0 && freeUntil === null
      ? say('voucher.now', { sum: cost(amount) })
      : say('voucher.after', { deadline: at(from), sum: cost(amount) }),
  )
  const free = freeUntil === null ? [] : [say('voucher.until_free', { deadline: at(freeUntil) })]
  return [...free, ...steps, say('voucher.zone')]
}

function streetAndTown({ address, city }: { address: string; city: string }): string {
  return [address, address.includes(city) ? '' : city].filter(Boolean).join(', ')
}

function localDate(instant: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString()
}
