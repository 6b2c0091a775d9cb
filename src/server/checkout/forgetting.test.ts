import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { expireSessions, forgetEndedSessions } from './checkout.service.ts'

const { db } = await openTestDatabase()
const watch = { now: fixtureNow }
const app = await openTestApp(db, { clock: () => watch.now })
const buyer = createBuyer(app)
const [hotelId = 0] = await writeFixture(db)
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
const hour = 3_600_000
const later = (hours: number) => new Date(fixtureNow.getTime() + hours * hour)

test('a day after a checkout ended nothing of what was written into it remains, but for the booking itself', async () => {
  const left = await buyer.hold((await buyer.findOffer(stay)).offer_id)
  await buyer.send('PATCH', `checkout_sessions/${left.id}/`, {
    holder: traveller,
    special_requests: 'Late',
    draft: { holder: { ...traveller, country: '' }, guests: [], arrival_time: '', special_requests: '', company: null },
  })
  const { booking, key, session } = await buyer.book(stay)
  const read = async (id: string) => buyer.send('GET', `checkout_sessions/${id}/`)

  watch.now = later(24)
  await expireSessions(db, watch.now)
  expect(await forgetEndedSessions(db, watch.now)).toBe(0)
  expect((await read(left.id)).json()).toMatchObject({ state: 'expired', holder: traveller })
  expect((await read(session.id)).json()).toMatchObject({ booking: { reference: booking.reference } })

  watch.now = later(24.5)
  const seen = (await read(session.id)).json()
  expect(seen).toMatchObject({ state: 'completed', booking: null, holder: null, guests: [] })
  expect(await forgetEndedSessions(db, watch.now)).toBe(2)
  expect(await forgetEndedSessions(db, watch.now)).toBe(0)
  expect((await read(left.id)).statusCode).toBe(404)
  const { rows } = await sql<{ text: string }>`SELECT checkout_session::text AS text FROM checkout_session`.execute(db)
  expect(rows).toHaveLength(1)
  for (const secret of [traveller.email, traveller.last_name, '417']) expect(rows[0]?.text).not.toContain(secret)
  expect(await buyer.readBooking(booking.reference, key)).toMatchObject({ status: 'confirmed', holder: traveller })
})
