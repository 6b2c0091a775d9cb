import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { replaceImages } from '../catalogue/images.repository.ts'

const size = { width: 1600, height: 1000 }
const { db } = await openTestDatabase()
const hotel = fixtureHotel({
  images: [
    { key: 'fixture/lake', ...size, season: 'summer' },
    { key: 'fixture/front', ...size, alt_en: 'The front', season: 'summer' },
    { key: 'fixture/lobby', ...size },
    ...[1, 2, 3, 4].map((number) => ({ key: `fixture/pool-${number}`, ...size, season: 'summer' as const })),
    { key: 'fixture/snow', ...size, alt_en: 'The front in the snow', season: 'winter' },
  ],
})
hotel.room_types = (hotel.room_types ?? []).map((room) => ({
  ...room,
  images: [
    { key: `fixture/${room.code}/summer`, ...size, season: 'summer' as const },
    { key: `fixture/${room.code}/winter`, ...size, season: 'winter' as const },
  ],
}))
const [id = 0] = await writeFixture(db, [hotel])
const sozopol = await db.selectFrom('place').select('id').where('slug', '=', 'sozopol').executeTakeFirstOrThrow()
await replaceImages(db, 'place', [
  {
    ownerId: sozopol.id,
    images: [
      { key: 'place/summer', ...size, season: 'summer' },
      { key: 'place/winter', ...size, season: 'winter' },
    ],
  },
])
await db.updateTable('place').set({ featured: 1 }).where('id', '=', sozopol.id).execute()
/** On a first of March, which is winter still. */
const app = await openTestApp(db, { clock: () => fixtureNow })

const march = { checkin: '2027-03-10', checkout: '2027-03-12' }
const june = { checkin: '2027-06-10', checkout: '2027-06-12' }
const keyOf = (image: { image: string }) => /\/images\/(.*)\/\d+\.jpg/.exec(image.image)?.[1]

async function read(path: string) {
  const response = await app.inject({ url: `/api/v1/${path}`, headers: { 'accept-language': 'en' } })
  expect(response.statusCode, path).toBe(200)
  return response.json()
}

test('a card shows the season of the check-in first, with its words, and of today without dates', async () => {
  const cardOf = async (stay: object) =>
    (await read(`search/?${new URLSearchParams({ destination: String(sozopol.id), ...stay })}`)).results[0]
  const winter = await cardOf(march)
  expect(keyOf(winter.main_image)).toBe('fixture/lobby')
  const summer = await cardOf(june)
  expect(summer.images.map(keyOf)).toEqual([
    'fixture/lake',
    'fixture/front',
    'fixture/lobby',
    'fixture/pool-1',
    'fixture/pool-2',
  ])
  expect(winter.images.map(keyOf)).toEqual([
    'fixture/lobby',
    'fixture/snow',
    'fixture/lake',
    'fixture/front',
    'fixture/pool-1',
  ])
  expect(winter.images[1].alt).toBe('The front in the snow')
  expect((await cardOf({})).images).toEqual(winter.images)
})

test('comparison, offers and the home page follow the same season', async () => {
  const compared = async (stay: object) =>
    (await read(`hotels/compare/?${new URLSearchParams({ ids: String(id), ...stay })}`)).hotels[0].main_image
  expect(keyOf(await compared(march))).toBe('fixture/lobby')
  expect(keyOf(await compared(june))).toBe('fixture/lake')

  const offered = async (stay: object) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/generate_hotel_offers/',
      payload: { hotel_id: id, ...stay, rooms: [{ adults: 2, children_ages: [] }] },
    })
    return response.json().offers[0].rooms[0].images.map(keyOf)
  }
  expect(await offered(march)).toEqual(['fixture/DBL/winter', 'fixture/DBL/summer'])
  expect(await offered(june)).toEqual(['fixture/DBL/summer', 'fixture/DBL/winter'])

  const { destinations } = await read('highlights/')
  expect(keyOf(destinations[0].image)).toBe('place/winter')
})

test('a hotel tells its pictures of all seasons in its own order, and whose come first today', async () => {
  const detail = await read(`hotels/${id}/`)
  expect(detail.pictures_season).toBe('winter')
  expect(keyOf(detail.main_image)).toBe('fixture/lobby')
  expect(detail.images).toHaveLength(8)
  expect(detail.images.map((image: { season?: string }) => image.season ?? null)).toEqual([
    'summer',
    'summer',
    null,
    'summer',
    'summer',
    'summer',
    'summer',
    'winter',
  ])
})
