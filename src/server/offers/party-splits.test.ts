import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, writeFixture } from '../../../test/hotel-fixture.ts'
import { listWays, type OracleRoom, type OracleWay } from '../../../test/price-oracle.ts'
import {
  createChance,
  exchange,
  type RandomHotel,
  randomStay,
  todayAt,
  writeRandomCatalogue,
} from '../../../test/random-catalogue.ts'
import { freeUnits } from '../../../test/stock.ts'
import type { WireOffer } from '../../contract/offers.ts'
import { fromDecimal } from '../../domain/money.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now })
const buyer = createBuyer(app)
const hotels = await writeRandomCatalogue(db, { seed: 2_027, count: 12 })
const house = fixtureHotel({}, { double: 3, suite: 2 })
const lately = [{ kind: 'long_stay' as const, percent: 20, min_nights: 2, book_from: '2027-02-28' }]
const [double] = fixtureHotel({}, { double: 1 }).room_types ?? []
const nights = double?.calendar
if (!double || !nights) throw new Error('The fixture has no double room.')
const bed = {
  ...double,
  code: 'BED',
  name_en: 'Bed',
  base_occupancy: 1,
  max_adults: 1,
  max_children: 0,
  max_occupancy: 1,
}
const hostel = fixtureHotel({
  source_id: 'hostel',
  room_types: [
    { ...double, code: 'TWN' },
    {
      ...bed,
      amenities: ['shared_room'],
      calendar: { ...nights, allotment: 9, price: { BB: nights.price.BB?.map(() => 2_000) ?? [] } },
    },
  ],
})
const [houseId = 0, reducedId = 0, hostelId = 0] = await writeFixture(db, [
  { ...house, source_id: 'house' },
  { ...house, source_id: 'reduced', promotions: lately },
  hostel,
])

const groups: OracleRoom[] = [
  { adults: 3, ages: [8, 5] },
  { adults: 2, ages: [] },
  { adults: 4, ages: [] },
  { adults: 2, ages: [13, 1] },
  { adults: 3, ages: [2] },
]
const chance = createChance(5)
const stays = groups.flatMap((group) => Array.from({ length: 4 }, () => ({ ...randomStay(chance), rooms: [group] })))

const cents = (value: string) => fromDecimal(value, 'EUR') ?? Number.NaN
const payable = ({ price }: WireOffer) => cents(price.charge_value) + cents(price.local_fees_value)
const whole = (way: OracleWay) => way.total + way.localFees
const lowest = (list: number[]) => Math.min(...list)

/** Every way to put the guests into rooms with an adult in each, as lists of rooms; rooms may repeat in another order. */
function arrangementsOf({ adults, ages }: OracleRoom): OracleRoom[][] {
  const guests = [...Array.from({ length: adults }, () => null), ...ages]
  const found = new Map<string, OracleRoom[]>()
  for (let code = 0; code < adults ** guests.length; code += 1) {
    const rooms = Array.from({ length: adults }, (): OracleRoom => ({ adults: 0, ages: [] }))
    guests.forEach((age, index) => {
      const room = rooms[Math.floor(code / adults ** index) % adults]
      if (age === null && room) room.adults += 1
      else if (age !== null) room?.ages.push(age)
    })
    const used = rooms.filter((room) => room.adults + room.ages.length > 0)
    if (used.every((room) => room.adults > 0)) {
      const sorted = used.map((room) => JSON.stringify(room)).sort()
      found.set(
        sorted.join(),
        sorted.map((room): OracleRoom => JSON.parse(room)),
      )
    }
  }
  return [...found.values()]
}

function waysOf({ record }: RandomHotel, stay: (typeof stays)[number], rooms: OracleRoom[]): OracleWay[] {
  return listWays(record, { ...stay, rooms, today: todayAt(now, record) })
}

const roomsOf = (offer: WireOffer): OracleRoom[] =>
  offer.rooms.map((room) => ({ adults: room.adults, ages: room.children_ages }))

describe('a group asked for as one room', () => {
  let split = 0
  let cheaper = 0

  test.each(stays.map((stay) => [`${stay.checkin} ${JSON.stringify(stay.rooms[0])}`, stay] as const))(
    '%s: is split as all ways of the house say is cheapest',
    async (_, stay) => {
      const [group = { adults: 1, ages: [] }] = stay.rooms
      for (const hotel of hotels) {
        const { offers, splits = [] } = await buyer.ask({
          hotel_id: hotel.id,
          checkin: stay.checkin,
          checkout: stay.checkout,
          rooms: [{ adults: group.adults, children_ages: group.ages }],
          split: true,
        })
        const ways = arrangementsOf(group).flatMap((rooms) => waysOf(hotel, stay, rooms))
        const askedOn = (plan: string) => offers.filter((offer) => offer.rate_plan === plan).map(payable)
        const promised =
          offers.length === 0
            ? ways.map(whole)
            : ways
                .filter((way) => lowest(askedOn(way.plan)) - whole(way) >= lowest(askedOn(way.plan)) * 0.01)
                .filter((way) => askedOn(way.plan).length > 0)
                .map(whole)
        expect(lowest(splits.map(({ offer }) => payable(offer)))).toBe(lowest(promised))

        for (const { offer, saves } of splits) {
          const rooms = roomsOf(offer)
          expect(rooms.reduce((sum, room) => sum + room.adults, 0)).toBe(group.adults)
          expect(rooms.flatMap((room) => room.ages).sort()).toEqual([...group.ages].sort())
          expect(rooms.every((room) => room.adults > 0)).toBe(true)
          const types = offer.rooms.map((room) => room.room_type)
          const same = waysOf(hotel, stay, rooms).filter(
            (way) => way.plan === offer.rate_plan && way.types.join() === types.join(),
          )
          expect(same.map(whole)).toContain(payable(offer))
          const [way] = same
          expect(offer.rooms_left).toBe(way && way.left <= 5 ? way.left : null)
          const less = lowest(askedOn(offer.rate_plan)) - payable(offer)
          expect(saves === null ? null : cents(saves)).toBe(
            offers.length === 0 ? null : exchange(less, hotel.record.currency, 'EUR'),
          )
          split += 1
          if (saves !== null) cheaper += 1
        }
      }
    },
  )

  test('and the walk has seen both kinds: where the rooms asked for do not do, and where others cost less', () => {
    expect(split - cheaper).toBeGreaterThan(10)
    expect(cheaper).toBeGreaterThan(5)
  })
})

describe('what is said of rooms that cannot be had', () => {
  const ask = (rooms: object[], language = 'en', dates = {}) =>
    buyer
      .send(
        'POST',
        'generate_hotel_offers/',
        { hotel_id: houseId, checkin: '2027-04-10', checkout: '2027-04-13', rooms, split: true, ...dates },
        { 'accept-language': language },
      )
      .then((response) => response.json())

  test('names the guests who do not fit, in the language asked for', async () => {
    const english = await ask([{ adults: 3, children_ages: [11, 4] }])
    expect(english.unfit[0]).toEqual({
      room_type: 'DBL',
      name: 'Double room',
      reasons: [
        { code: 'max_adults', room: null, limit: 2, text: 'at most 2\u00a0adults' },
        { code: 'max_children', room: null, limit: 1, text: 'at most 1\u00a0child; no bed for one more child' },
      ],
    })
    const bulgarian = await ask([{ adults: 3, children_ages: [11, 4] }], 'bg')
    expect(bulgarian.unfit[0].reasons.map((reason: { text: string }) => reason.text)).toEqual([
      'най-много 2\u00a0възрастни',
      'най-много 1\u00a0дете; няма легло за още едно дете',
    ])
  })

  test('tells the room of the party it is about, and when there are too few units', async () => {
    const { unfit } = await ask([{ adults: 2 }, { adults: 5 }])
    expect(unfit[0].reasons).toEqual([{ code: 'max_adults', room: 2, limit: 2, text: 'at most 2\u00a0adults' }])
    const many = await ask(Array.from({ length: 6 }, () => ({ adults: 2 })))
    expect(many.unfit.map((room: { reasons: { code: string; text: string }[] }) => room.reasons)).toEqual([
      [{ code: 'too_few', room: null, limit: 3, text: 'only 3\u00a0left' }],
      [{ code: 'too_few', room: null, limit: 2, text: 'only 2\u00a0left' }],
    ])
  })

  test('is not said of a kind that the rooms as asked are of', async () => {
    const mixed = await ask(Array.from({ length: 4 }, () => ({ adults: 2 })))
    expect(mixed.offers.length).toBeGreaterThan(0)
    expect(mixed.unfit).toEqual([])
  })

  test('is nothing unless asked for', async () => {
    const response = await buyer.ask({ hotel_id: houseId, checkin: '2027-04-10', checkout: '2027-04-13' })
    expect(response.splits).toBeUndefined()
    expect(response.unfit).toBeUndefined()
  })
})

describe('a bed in a shared room', () => {
  const ask = async (rooms: { adults: number }[]) => {
    const stay = { hotel_id: hostelId, checkin: '2027-04-10', checkout: '2027-04-13' }
    const { offers, splits = [] } = await buyer.ask({ ...stay, rooms, split: true })
    const codesOf = ({ rooms: taken }: WireOffer) => taken.map((room) => room.room_type).join()
    return {
      offers: offers.map(codesOf),
      splits: splits.map(({ offer, saves }) => ({
        rooms: codesOf(offer),
        shared: offer.rooms.some((room) => room.shared),
        saves,
      })),
    }
  }

  test('is told beside a room of one’s own that costs more, as what it is', async () => {
    const { offers, splits } = await ask([{ adults: 2 }])
    expect(offers).toContain('TWN')
    expect(splits).toEqual([{ rooms: 'BED,BED', shared: true, saves: expect.stringMatching(/^[1-9]/) }])
  })

  test('is not told twice to guests who asked for beds of their own', async () => {
    const { offers, splits } = await ask([{ adults: 1 }, { adults: 1 }])
    expect(offers).toContain('BED,BED')
    expect(splits.filter(({ shared }) => shared)).toEqual([])
  })

  test('is counted as a bed where they are running out', async () => {
    const stay = { hotel_id: hostelId, checkin: '2027-04-10', checkout: '2027-04-13' }
    const six = Array.from({ length: 6 }, () => ({ adults: 1 }))
    const { offers } = await buyer.ask({ ...stay, rooms: six })
    const beds = offers.find((offer) => offer.rooms.every((room) => room.shared))
    expect(beds?.scarce).toEqual([{ name: 'Bed', count: 6, free: 9, shared: true }])
  })

  test('is offered where the party finds no room of its own', async () => {
    const { offers, splits } = await ask([{ adults: 5 }])
    expect(offers).toEqual([])
    expect(splits[0]).toMatchObject({ rooms: expect.stringContaining('BED'), shared: true })
  })
})

test('a split can be booked like any offer: the rooms it names are held, with their own guests', async () => {
  const stay = { hotel_id: houseId, checkin: '2027-04-10', checkout: '2027-04-13' }
  const { offers, splits = [] } = await buyer.ask({ ...stay, rooms: [{ adults: 5 }], split: true })
  expect(offers).toEqual([])
  const [best] = splits
  expect(best?.saves).toBeNull()
  const session = await buyer.fillIn(await buyer.hold(best?.offer.offer_id ?? ''))
  expect(session.offer.rooms.map((room) => room.adults).reduce((sum, adults) => sum + adults, 0)).toBe(5)
  expect((await buyer.order(session)).statusCode).toBe(201)
  const doubles = session.offer.rooms.filter((room) => room.room_type === 'DBL').length
  // The other house has its three doubles still.
  expect((await freeUnits(db, 'DBL', '2027-04-10', '2027-04-11')).sort()).toEqual([3 - doubles, 3])
})

test('what is struck through beside a split is what these very rooms cost these very guests before', async () => {
  const stay = { hotel_id: reducedId, checkin: '2027-04-10', checkout: '2027-04-13' }
  const { splits = [] } = await buyer.ask({ ...stay, rooms: [{ adults: 5 }], split: true })
  expect(splits.length).toBeGreaterThan(0)
  for (const { offer } of splits) expect(Number(offer.price.prior_30d) * 0.8).toBeCloseTo(Number(offer.price.value), 2)
})
