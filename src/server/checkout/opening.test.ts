import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { expectBooksBalanced, freeUnits, resetHouse } from '../../../test/stock.ts'
import { openHolding } from './checkout.repository.ts'

const { db } = await openTestDatabase()
const watch = { now: fixtureNow }
const app = await openTestApp(db, { clock: () => watch.now })
const buyer = createBuyer(app)
const minutes = (count: number) => new Date(fixtureNow.getTime() + count * 60_000)
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 3, suite: 2 })])
await sql`INSERT INTO exchange_rate (currency, per_euro, as_of) VALUES ('USD', 1.08, '2027-03-01')`.execute(db)
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
const holdDouble = async () => buyer.hold((await buyer.findOffer(stay)).offer_id)
const free = () => freeUnits(db, 'DBL', stay.checkin, stay.checkout)

beforeEach(async () => {
  watch.now = fixtureNow
  await resetHouse(db, 10_000)
})

describe('an offer that can no longer be taken up', () => {
  test('an id altered by one character anywhere is not found', async () => {
    const { offer_id } = await buyer.findOffer(stay)
    const places = [0, 1, 20, offer_id.indexOf('.') - 1, offer_id.indexOf('.'), offer_id.length - 1]
    for (const place of places) {
      const other = offer_id[place] === 'A' ? 'B' : 'A'
      const altered = `${offer_id.slice(0, place)}${other}${offer_id.slice(place + 1)}`
      const response = await buyer.send('POST', 'checkout_sessions/', { offer_id: altered })
      expect(response.statusCode).toBe(404)
      expect(response.json().code).toBe('not_found')
    }
    for (const altered of [`${offer_id}A`, `${offer_id}.`, `.${offer_id}`, offer_id.split('.')[0] ?? '']) {
      expect((await buyer.send('POST', 'checkout_sessions/', { offer_id: altered })).statusCode).toBe(404)
    }
    expect(await free()).toEqual([3, 3, 3])
  })

  test('after half an hour it has expired', async () => {
    const { offer_id, expires_at } = await buyer.findOffer(stay)
    expect(expires_at).toBe(minutes(30).toISOString())
    watch.now = minutes(30)
    expect((await buyer.send('POST', 'checkout_sessions/', { offer_id })).statusCode).toBe(201)
    watch.now = new Date(minutes(30).getTime() + 1)
    const response = await buyer.send('POST', 'checkout_sessions/', { offer_id })
    expect(response.statusCode).toBe(409)
    expect(response.json().code).toBe('offer_expired')
  })

  test.each([
    ['a night is sold', sql`UPDATE inventory SET free = 0 WHERE night = '2027-04-12'`],
    ['a night is closed', sql`UPDATE inventory SET stop_sell = true WHERE night = '2027-04-11'`],
    [
      'the first day is closed to arrival',
      sql`UPDATE inventory SET closed_to_arrival = true WHERE night = '2027-04-10'`,
    ],
    [
      'the last day is closed to departure',
      sql`UPDATE inventory SET closed_to_departure = true WHERE night = '2027-04-13'`,
    ],
    ['the stay has become too short', sql`UPDATE inventory SET min_stay = 4 WHERE night = '2027-04-10'`],
    ['the stay has become too long', sql`UPDATE inventory SET max_stay = 2 WHERE night = '2027-04-10'`],
    ['the house releases its rooms', sql`UPDATE inventory SET release_days = 60 WHERE night = '2027-04-10'`],
    ['a night is no longer on sale', sql`DELETE FROM inventory WHERE night = '2027-04-12'`],
    ['a night has lost its price', sql`DELETE FROM nightly_price WHERE night = '2027-04-12'`],
  ])('when %s after it was made, it is sold out', async (_, change) => {
    const { offer_id } = await buyer.findOffer(stay)
    await change.execute(db)
    const response = await buyer.send('POST', 'checkout_sessions/', { offer_id })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ detail: 'These rooms have just been sold.', code: 'sold_out' })
  })

  test('with one room left where the party needs two, it is sold out and the last room stays free', async () => {
    const offer = await buyer.findOffer({ ...stay, rooms: [{ adults: 2 }, { adults: 2 }] })
    await sql`UPDATE inventory SET free = 1 WHERE night = '2027-04-11'`.execute(db)
    const response = await buyer.send('POST', 'checkout_sessions/', { offer_id: offer.offer_id })
    expect(response.statusCode, response.body).toBe(409)
    expect(response.json().code).toBe('sold_out')
    expect(await free()).toEqual([3, 1, 3])
  })

  test('a night that is closed between looking and taking is not taken', async () => {
    const { offer } = await holdDouble()
    const session = await db.selectFrom('checkout_session').selectAll().executeTakeFirstOrThrow()
    await sql`UPDATE inventory SET stop_sell = true WHERE night = '2027-04-12'`.execute(db)
    const again = {
      id: 'second',
      hotelId,
      checkin: stay.checkin,
      checkout: stay.checkout,
      units: [
        {
          room_type_id: z.array(z.object({ room_type_id: z.number() })).parse(session.units)[0]?.room_type_id ?? 0,
          units: 1,
        },
      ],
      selection: session.selection,
      offer,
      priceHash: offer.price_hash,
      promoCode: null,
      language: 'en',
      currency: 'EUR',
      createdAt: fixtureNow,
      expiresAt: minutes(15),
    }
    expect(await openHolding(db, again)).toBeUndefined()
    expect(await free()).toEqual([2, 2, 2])
    await sql`UPDATE inventory SET stop_sell = false`.execute(db)
    expect(await openHolding(db, again)).toMatchObject({ id: 'second' })
  })

  test('a rule of the stay that changes while the units are held does not take them away', async () => {
    const session = await buyer.fillIn(await holdDouble())
    await sql`UPDATE inventory SET free = 0, min_stay = 9, closed_to_arrival = true`.execute(db)
    const { price_hash, changes } = await buyer.preCheckout(session.id)
    expect(changes).toEqual([])
    expect((await buyer.order({ id: session.id, price_hash })).statusCode).toBe(201)
  })
})

describe('an Idempotency-Key', () => {
  test('the same key and body get the same session, another body is refused', async () => {
    const [first, second] = await Promise.all([buyer.findOffer(stay), buyer.findOffer({ ...stay, currency: 'USD' })])
    const headers = { 'idempotency-key': 'hold-1' }
    const made = await buyer.send('POST', 'checkout_sessions/', { offer_id: first.offer_id }, headers)
    const again = await buyer.send('POST', 'checkout_sessions/', { offer_id: first.offer_id }, headers)
    expect([made.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(made.json())
    expect(await free()).toEqual([2, 2, 2])
    const other = await buyer.send('POST', 'checkout_sessions/', { offer_id: second.offer_id }, headers)
    expect(other.statusCode).toBe(422)
    expect(other.json().code).toBe('idempotency_mismatch')
  })

  test('ten parallel orders with one key make one booking and one answer', async () => {
    const session = await buyer.fillIn(await holdDouble())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.order(session, { 'idempotency-key': 'order-1' })),
    )
    const late = await buyer.order(session, { 'idempotency-key': 'order-1' })
    const references = new Set<string>()
    for (const answer of [...answers, late]) {
      if (answer.statusCode === 201) references.add(answer.json().reference)
      else expect(answer.json().code).toBe('idempotency_running')
    }
    expect(late.statusCode).toBe(201)
    expect(references.size).toBe(1)
    expect(await sql`SELECT reference FROM booking`.execute(db)).toMatchObject({
      rows: [{ reference: [...references][0] }],
    })
    await expectBooksBalanced(db)
  })

  test('a refusal for missing details is not kept: filled in, the same key orders', async () => {
    const session = await holdDouble()
    const headers = { 'idempotency-key': 'order-2' }
    expect((await buyer.order(session, headers)).statusCode).toBe(400)
    await buyer.fillIn(session)
    expect((await buyer.order(session, headers)).statusCode).toBe(201)
  })
})
