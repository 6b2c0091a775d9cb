import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import parseAddresses from 'nodemailer/lib/addressparser'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { BookingFacts } from './booking-facts.ts'
import { wordingOf } from './wording.service.ts'

const day = 24 * 3600
const states: Partial<Record<BookingFacts['status'], ICalEventStatus>> = {
  on_request: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  rejected: ICalEventStatus.CANCELLED,
}

/**
 * The stay as a calendar file (RFC 5545), in the property's zone and hours, with a reminder a day before; and the end of free
 * cancellation as an event of its own while it can still be met. A cancelled booking, or a request of which no stay came, takes
 * the entries out again (RFC 5546, 3.2.5).
 * @param now the moment of making; entries keep their ids, so that a calendar replaces and does not double.
 * @param sender of the site's mails, as MAIL_FROM: the organizer, whom a calendar obeys when a mail takes an entry out.
 */
export function writeCalendar(facts: BookingFacts, now: Date, sender: string): string {
  const { say } = wordingOf(facts.language)
  const { hotel, offer, reference } = facts
  const words = (key: string, params?: Record<string, string>) => say(`calendar.${key}`, params)
  const cancelled = states[facts.status] === ICalEventStatus.CANCELLED
  const calendar = ical({
    prodId: { company: 'Zefir', product: 'Zefir', language: facts.language.toUpperCase() },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // No zone for the whole calendar: its DTSTAMP would be in that zone, and has to be in UTC.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  })
  const shared = {
    stamp: now,
    // Calendars take a later version for an earlier one only when its number is higher.
    sequence: facts.version + (cancelled ? 1 : 0),
    status: states[facts.status] ?? ICalEventStatus.CONFIRMED,
    timezone: hotel.timezone,
    url: facts.link,
    organizer: {
      name: facts.operator.name[facts.language],
      email: parseAddresses(sender, { flatten: true })[0]?.address || sender,
    },
  }
  const stay = calendar.createEvent({
    ...shared,
    id: `${reference}@zefir`,
    start: localTime(facts.checkin, hotel.checkIn, hotel.timezone),
    end: localTime(facts.checkout, hotel.checkOut, hotel.timezone),
    summary: words('stay', { hotel: hotel.name, city: hotel.city }),
    description: [
      words('reference', { reference }),
      words('hours', { checkin: hotel.checkIn, checkout: hotel.checkOut }),
      words('rooms', { rooms: offer.rooms.map(({ name }) => name).join(', ') }),
      ...(hotel.phone ? [words('phone', { phone: hotel.phone })] : []),
      facts.link,
    ].join('\n'),
    location: {
      title: hotel.name,
      address: [hotel.address, hotel.city, hotel.country].filter(Boolean).join(', '),
      geo: { lat: hotel.latitude, lon: hotel.longitude },
    },
  })
  if (!cancelled) stay.createAlarm({ type: ICalAlarmType.display, trigger: day, description: hotel.name })
  const until = offer.cancellation.free_until
  if (until !== null && (cancelled || Date.parse(until) > now.getTime())) {
    const moment = Temporal.Instant.from(until).toZonedDateTimeISO(hotel.timezone)
    const deadline = calendar.createEvent({
      ...shared,
      id: `${reference}-deadline@zefir`,
      start: moment,
      end: moment,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: words('deadline', { hotel: hotel.name }),
      description: words('deadlineText', { reference }),
    })
    if (!cancelled)
      deadline.createAlarm({
        type: ICalAlarmType.display,
        trigger: day,
        description: words('deadline', { hotel: hotel.name }),
      })
  }
  // Every line ends in CRLF, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}

function localTime(date: string, time: string, timezone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone)
}
