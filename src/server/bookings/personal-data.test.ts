import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { createLogger } from '../http/logging.ts'

const { db } = await openTestDatabase()
const lines: string[] = []
const logger = createLogger(
  { logLevel: 'trace' },
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)
const app = await openTestApp(db, { clock: () => fixtureNow, deps: { logger } })
const buyer = createBuyer(app)
const [hotelId = 0] = await writeFixture(db)
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }

test('nothing of who booked reaches the log, and nothing that opens what they wrote', async () => {
  const { booking, key, session } = await buyer.book(stay)
  await buyer.readBooking(booking.reference, key)
  await buyer.send('GET', `bookings/${booking.reference}/?lang=bg&key=${key}&x=1`)
  await buyer.send('GET', `bookings/${booking.reference}/?key=wrong${key}`)
  await buyer.send('PATCH', `checkout_sessions/${session.id}/`, { holder: { ...traveller, phone: 'x' } })
  await buyer.send('POST', `bookings/${booking.reference}/cancel/`, { key, simulate: true })
  await buyer.send('POST', `bookings/${booking.reference}/cancel/`, { key, penalty: '0.00' })
  await app.inject({
    method: 'POST',
    url: '/api/v1/bookings/',
    headers: { 'content-type': 'application/json' },
    payload: `{"holder": ${JSON.stringify(traveller)},`,
  })
  // What goes wrong inside is logged with its reason: the statement's values are none of it.
  const broken = await buyer.hold((await buyer.findOffer(stay)).offer_id)
  await db.schema.alterTable('checkout_session').renameColumn('guests', 'guests_gone').execute()
  const failed = await buyer.send('PATCH', `checkout_sessions/${broken.id}/`, { holder: traveller, guests: [] })
  expect(failed.statusCode).toBe(500)

  const log = lines.join('')
  expect(log).toContain('"url":"/api/v1/bookings/"')
  expect(log).toContain('request failed')
  const secrets = [...Object.values(traveller), encodeURIComponent(traveller.email), '417 263', '417263', key]
  for (const secret of [...secrets, session.id, broken.id]) expect(log).not.toContain(secret)
})
