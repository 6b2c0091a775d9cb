import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { changeAnswerSchema } from '../../contract/booking-changes.ts'

const { db } = await openTestDatabase()
const early = { kind: 'early_booking', percent: 20, book_from: '2027-01-01', book_to: '2027-03-01' } as const
const [hotelId = 0] = await writeFixture(db, [
  fixtureHotel({ promotions: [{ ...early, name_en: 'Early', min_days_before: 40 }] }),
])
const watch = { now: fixtureNow }
const buyer = createBuyer(await openTestApp(db, { clock: () => watch.now }), { 'accept-language': 'en' })
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }

test('a discount of the day of booking holds for the changed stay, though nobody else gets it any more', async () => {
  const { booking, key } = await buyer.book(stay)
  expect(booking.total.value).toBe('240.00')
  watch.now = new Date('2027-03-20T09:00:00Z')
  expect((await buyer.findOffer(stay)).price.charge_value).toBe('300.00')
  const send = async (body: object) => {
    const answer = await buyer.send('POST', `bookings/${booking.reference}/change/`, {
      key,
      checkin: stay.checkin,
      checkout: '2027-04-14',
      ...body,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return changeAnswerSchema.parse(answer.json())
  }
  // Four nights of 100.00 less 20 %.
  const { same } = await send({ simulate: true })
  expect(same).toMatchObject({ total: '320.00', difference: '80.00' })
  await send({ change_hash: same?.change_hash })
  expect((await buyer.readBooking(booking.reference, key)).total.value).toBe('320.00')
})
