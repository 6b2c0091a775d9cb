import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { firstTry } from '../../../test/random.ts'
import { freeUnits, resetHouse } from '../../../test/stock.ts'
import type { Draft } from '../../contract/checkout.ts'
import { expireSessions } from './checkout.service.ts'

const { db } = await openTestDatabase()
const watch = { now: fixtureNow }
const app = await openTestApp(db, { clock: () => watch.now })
const buyer = createBuyer(app)
const [hotelId = 0] = await writeFixture(db)
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
const minutes = (count: number) => new Date(fixtureNow.getTime() + count * 60_000)

beforeEach(async () => {
  watch.now = fixtureNow
  await resetHouse(db, 10_000)
})

const hold = async () => buyer.hold((await buyer.findOffer(stay)).offer_id)
const extend = (id: string) => buyer.send('PATCH', `checkout_sessions/${id}/`, { extend: true })

describe('the time of a checkout', () => {
  test('is 15 minutes from the moment it was prolonged, once', async () => {
    const session = await hold()
    expect(session.can_extend).toBe(true)
    watch.now = minutes(12)
    expect(await buyer.change(session.id, { extend: true })).toMatchObject({
      can_extend: false,
      seconds_left: 900,
      expires_at: minutes(27).toISOString(),
    })
    const again = await extend(session.id)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'already_extended' })
    watch.now = minutes(26)
    expect(await buyer.readSession(session.id)).toMatchObject({ state: 'open', seconds_left: 60 })
    expect(await expireSessions(db, watch.now)).toBe(0)
    watch.now = minutes(27)
    expect(await expireSessions(db, watch.now)).toBe(1)
  })

  test('is prolonged by one of many who ask at once', firstTry, async () => {
    const session = await hold()
    watch.now = minutes(13)
    const answers = await Promise.all(Array.from({ length: 8 }, () => extend(session.id)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('cannot be prolonged when it is over, and its units are free again', async () => {
    const before = await freeUnits(db, 'DBL', stay.checkin, stay.checkout)
    const session = await hold()
    watch.now = minutes(15)
    const late = await extend(session.id)
    expect(late.json()).toMatchObject({ code: 'session_expired' })
    await expireSessions(db, watch.now)
    expect(await freeUnits(db, 'DBL', stay.checkin, stay.checkout)).toEqual(before)
    expect(await buyer.readSession(session.id)).toMatchObject({ state: 'expired', can_extend: false })
  })
})

describe('what is typed', () => {
  const draft: Draft = {
    holder: { first_name: 'Ел', last_name: '', email: 'elena@', phone: '+359 8', country: 'BG' },
    guests: [[{ first_name: 'Ел', last_name: '' }]],
    arrival_time: '',
    special_requests: 'Тихо',
    company: { name: 'Зорница ООД', eik: '12', vat: '', address: '', mol: '' },
  }

  test('is kept half-typed, shown where the address is opened, and gone with the order', async () => {
    const session = await hold()
    expect(session.draft).toBeNull()
    await buyer.change(session.id, { draft })
    expect(await buyer.readSession(session.id)).toMatchObject({ draft, holder: null, special_requests: null })
    watch.now = minutes(16)
    expect(await buyer.readSession(session.id)).toMatchObject({ state: 'expired', draft })

    const other = await hold()
    await buyer.change(other.id, { draft })
    const ready = await buyer.fillIn(other)
    expect((await buyer.order(ready)).statusCode).toBe(201)
    expect(await buyer.readSession(other.id)).toMatchObject({ state: 'completed', draft: null })
  })

  test('is refused when it is longer than any field', async () => {
    const session = await hold()
    const answer = await buyer.send('PATCH', `checkout_sessions/${session.id}/`, {
      draft: { ...draft, special_requests: 'я'.repeat(1001) },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty('draft.special_requests')
  })
})

describe('a phone number', () => {
  test.each([
    ['0888 417 263', 'BG', '+359888417263'],
    ['00359 888 417 263', undefined, '+359888417263'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['+44 20 7946 0958', 'BG', '+442079460958'],
  ])('%s of %s is kept as %s', async (phone, country, kept) => {
    const session = await hold()
    const saved = await buyer.change(session.id, { holder: { ...traveller, phone, country } })
    expect(saved.holder?.phone).toBe(kept)
  })

  test.each([
    ['+359 12 345', 'BG'],
    ['+999 888 417 263', 'BG'],
  ])('%s of %s is refused on its field', async (phone, country) => {
    const session = await hold()
    const body = { holder: { ...traveller, phone, country } }
    const refused = await buyer.send('PATCH', `checkout_sessions/${session.id}/`, body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ holder: { phone: ['Enter a valid phone number.'] } })
  })
})
