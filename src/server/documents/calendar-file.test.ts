import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { readCalendar } from '../../../test/read-calendar.ts'

const { db } = await openTestDatabase()
const athens = { source_id: 'far', timezone: 'America/New_York' }
const [hotelId = 0, farId = 0] = await writeFixture(db, [
  fixtureHotel({}, { double: 20 }),
  fixtureHotel(athens, { double: 20 }),
])
const settings = { PUBLIC_ORIGIN: 'https://zefir.test', MAIL_FROM: 'Zefir <bookings@zefir.test>' }
const app = await openTestApp(db, { clock: () => fixtureNow, settings })
const buyer = createBuyer(app, { 'accept-language': 'bg' })
const dates = { checkin: '2027-04-10', checkout: '2027-04-13' }

/** The lines of a calendar file as a strict reader takes them. */
async function readLines(path: string): Promise<string[]> {
  const answer = await app.inject(path)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
  return readCalendar(answer.rawPayload)
}

test('the stay stands in the calendar in the hours and the zone of the property, with the end of free cancellation', async () => {
  const { booking } = await buyer.book({ hotel_id: hotelId, ...dates })
  const lines = await readLines(booking.documents.calendar ?? '')
  for (const line of [
    'METHOD:PUBLISH',
    'TZID:Europe/Sofia',
    `UID:${booking.reference}@zefir`,
    'DTSTART;TZID=Europe/Sofia:20270410T140000',
    'DTEND;TZID=Europe/Sofia:20270413T120000',
    'SUMMARY:Къща Проба\\, Созопол',
    'STATUS:CONFIRMED',
    `UID:${booking.reference}-deadline@zefir`,
    'DTSTART;TZID=Europe/Sofia:20270407T120000',
    'TRIGGER:-P1D',
    'ORGANIZER;CN="Зефир":mailto:bookings@zefir.test',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
  expect(lines.join('\n')).toContain(`https://zefir.test/booking/${booking.reference}?key=`)
})

test('another zone than ours keeps its own hours', async () => {
  const { booking } = await buyer.book({ hotel_id: farId, ...dates })
  const lines = await readLines(`${booking.documents.calendar}&language=en`)
  expect(lines).toContain('TZID:America/New_York')
  expect(lines).toContain('DTSTART;TZID=America/New_York:20270410T140000')
  expect(lines).toContain('SUMMARY:Proba House\\, Sozopol')
})

test('a cancelled stay takes its entries out again', async () => {
  const { booking, key } = await buyer.book({ hotel_id: hotelId, ...dates })
  await buyer.send('POST', `bookings/${booking.reference}/cancel/`, { penalty: '0.00', key })
  const lines = await readLines(booking.documents.calendar ?? '')
  expect(lines).toContain('METHOD:CANCEL')
  expect(lines.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(2)
  expect(lines).toContain(`UID:${booking.reference}@zefir`)
  expect(lines).toContain('SEQUENCE:1')
  expect(lines).not.toContain('BEGIN:VALARM')
})
