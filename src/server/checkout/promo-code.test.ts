import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'

const { db } = await openTestDatabase()
const [hotelId = 0] = await writeFixture(db, [
  fixtureHotel({
    promotions: [
      { kind: 'early_booking', percent: 20, name_en: 'Early', book_from: '2027-01-01' },
      { kind: 'promo_code', promo_code: 'TEN', percent: 10, name_en: 'Ten', book_from: '2027-01-01' },
      { kind: 'promo_code', promo_code: 'LONG', percent: 30, min_nights: 9, name_en: 'Long', book_from: '2027-01-01' },
    ],
  }),
])
const app = await openTestApp(db, { clock: () => fixtureNow })
const buyer = createBuyer(app, { 'accept-language': 'en' })

test.each([
  ['TEN', 'This code is valid, but it does not lower the price: a better discount already applies.'],
  ['LONG', 'This promotional code is not valid for this stay.'],
  ['NONE', 'This promotional code is not valid for this stay.'],
])('the code %s, which takes nothing off, is refused with the reason', async (promo_code, reason) => {
  const offer = await buyer.findOffer({ hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' })
  const session = await buyer.hold(offer.offer_id)
  const refused = await buyer.send('PATCH', `checkout_sessions/${session.id}/`, { promo_code })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({ promo_code: [reason] })
  expect(await buyer.readSession(session.id)).toMatchObject({ promo_code: null, price_hash: session.price_hash })
})
