import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, writeFixture } from '../../../test/hotel-fixture.ts'
import { createChance, randomStay, writeParty, writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { searchAnswerSchema } from '../../contract/hotels.ts'
import type { OffersAnswer } from '../../contract/offers.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now })
const buyer = createBuyer(app)
const hotels = await writeRandomCatalogue(db, { seed: 1_204, count: 20 })
const [houseId = 0] = await writeFixture(db, [{ ...fixtureHotel({}, { double: 3, suite: 2 }), source_id: 'house' }])
const chance = createChance(30)

type Room = { adults: number; children_ages: number[] }
type Dates = { checkin: string; checkout: string }

const ask = (hotelId: number, { checkin, checkout }: Dates, rooms: Room[]): Promise<OffersAnswer> =>
  buyer.ask({ hotel_id: hotelId, checkin, checkout, rooms, split: true })
const hasOffer = ({ offers, splits = [] }: OffersAnswer) => offers.length + splits.length > 0
const alone = (adults: number): Room => ({ adults, children_ages: [] })
const guestsOf = (rooms: readonly Room[]) => ({
  adults: rooms.reduce((sum, room) => sum + room.adults, 0),
  ages: rooms.flatMap((room) => room.children_ages).sort(),
})

const toParty = (rooms: readonly Room[]) => rooms.map((room) => ({ adults: room.adults, ages: room.children_ages }))

const asked = Array.from({ length: 40 }, () => {
  const stay = randomStay(chance)
  const usual = stay.rooms.map((room) => ({ adults: room.adults, children_ages: room.ages }))
  const large = chance.pick([
    [alone(10), alone(10), alone(10)],
    [alone(6)],
    [alone(8), { adults: 6, children_ages: [4, 15] }],
    Array.from({ length: 8 }, () => alone(2)),
  ])
  return { dates: { checkin: stay.checkin, checkout: stay.checkout }, rooms: chance.pick([usual, large]) }
})

describe('what a house proposes when it has nothing', () => {
  const seen = { stays: 0, rooms: 0, mostAdults: 0 }

  test.each(
    asked.map((one) => [`${one.dates.checkin} to ${one.dates.checkout}, ${JSON.stringify(one.rooms)}`, one] as const),
  )('%s: is to be had there', async (_, { dates, rooms }) => {
    for (const { id } of hotels) {
      const answer = await ask(id, dates, rooms)
      const { stays = [], rooms: instead, most_adults: most } = answer.near_miss ?? {}
      if (hasOffer(answer)) expect([stays, instead, most]).toEqual([[], undefined, undefined])
      for (const other of stays) {
        expect(hasOffer(await ask(id, other, rooms)), `${id} on ${other.checkin} to ${other.checkout}`).toBe(true)
        seen.stays += 1
      }
      if (instead) {
        expect(guestsOf(instead)).toEqual(guestsOf(rooms))
        expect((await ask(id, dates, instead)).offers).not.toEqual([])
        seen.rooms += 1
      }
      if (most !== undefined) {
        expect(most).toBeLessThan(guestsOf(rooms).adults + guestsOf(rooms).ages.length)
        seen.mostAdults += 1
      }
    }
  })

  test('and the walk has seen every kind of proposal', () => {
    for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(1)
  })
})

test('a group that fits the house on no day is sent to none, and told how many do', async () => {
  const dates = { checkin: '2027-04-10', checkout: '2027-04-13' }
  const { near_miss: miss } = await ask(houseId, dates, [alone(10), alone(10), alone(10)])
  expect(miss).toMatchObject({ reason: 'party_too_large', largest_room: { adults: 4 } })
  expect(miss?.stays).toBeUndefined()
  expect(miss?.rooms).toBeUndefined()
  expect(miss?.most_adults).toBe(2 * 4 + 3 * 2)
  expect((await ask(houseId, dates, [4, 4, 2, 2, 2].map(alone))).offers).not.toEqual([])
  // Asked as two rooms, as many are shared out over the house.
  expect((await ask(houseId, dates, [alone(7), alone(7)])).near_miss?.rooms?.map((room) => room.adults).sort()).toEqual(
    [2, 2, 2, 4, 4],
  )
})

test('a search that finds nothing proposes only what finds something', async () => {
  const seen = { stays: 0, rooms: 0 }
  const search = async (query: Record<string, string>) =>
    searchAnswerSchema.parse((await app.inject({ url: '/api/v1/search/', query })).json())
  const parties = ['10', '10;10', '6', '4-2,3;5', '1;1;1;1;1;1;1', '2']
  for (const { dates } of asked.slice(0, 20))
    for (const rooms of parties)
      for (const q of ['Къща 3', 'Къща 7', 'Къща 14']) {
        const { count, instead } = await search({ ...dates, q, rooms })
        if (count > 0) expect(instead?.stays ?? []).toEqual([])
        for (const other of instead?.stays ?? []) {
          expect((await search({ ...other, q, rooms })).count).toBeGreaterThan(0)
          seen.stays += 1
        }
        if (instead?.rooms) {
          expect((await search({ ...dates, q, rooms: writeParty(toParty(instead.rooms)) })).count).toBeGreaterThan(0)
          seen.rooms += 1
        }
      }
  expect(seen.stays).toBeGreaterThan(10)
  expect(seen.rooms).toBeGreaterThan(0)
})

test('the near misses of a search have offers for their dates', async () => {
  let seen = 0
  for (const { dates, rooms } of asked) {
    const party = writeParty(toParty(rooms))
    const response = await app.inject({ url: '/api/v1/search/', query: { ...dates, rooms: party } })
    for (const { id, near_miss: miss } of searchAnswerSchema.parse(response.json()).near_misses) {
      expect(miss?.stays).toHaveLength(1)
      for (const other of miss?.stays ?? []) expect((await ask(id, other, rooms)).offers).not.toEqual([])
      seen += 1
    }
  }
  expect(seen).toBeGreaterThan(10)
})
