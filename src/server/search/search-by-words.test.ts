import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { createTownSearch } from '../../../test/search.ts'
import { distanceKm } from '../../domain/distance.ts'

/** What people type that is no place of the catalogue, or not only one. */

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => new Date('2027-03-01T13:00:00Z') })
const hotels = await writeRandomCatalogue(db, { seed: 5, count: 48 })
const { idOf, send, search, found, where, inTowns } = await createTownSearch(db, app, hotels)

test.each([
  ['a place and its centre', 'Nesebar centre', ['nesebar']],
  ['the other way round', 'център Несебър', ['nesebar']],
  ['with more words', 'хотели до плажа в Созопол', ['sozopol']],
  ['an unfinished name', 'nese', ['nesebar']],
  ['the coast, across provinces', 'черно море', ['nesebar', 'sozopol']],
  ['its other name', 'Black Sea', ['nesebar', 'sozopol']],
])('%s', async (_, q, towns) => {
  expect(await found({ q })).toEqual(inTowns(...towns))
})

test('a coast is a destination, divided into its towns', async () => {
  const { destination, facets, none_here } = await search({ destination: 'coast:black-sea' })
  expect(destination).toMatchObject({ id: 'coast:black-sea', name: 'Bulgarian Black Sea coast', type: 'region' })
  expect(facets.places.map(({ value }) => value).sort()).toEqual(['nesebar', 'sozopol'].map(idOf).sort())
  expect(none_here).toBeUndefined()
  expect((await send({ destination: 'coast:amber' })).statusCode).toBe(400)
})

test('a town of the map without hotels is known: the nearest stand there, nearest first', async () => {
  const answer = await search({ q: 'Шумен' })
  expect(answer).toMatchObject({
    destination: { id: 'town:bg-shumen', name: 'Shumen', type: 'city', share_image: null },
    none_here: true,
    distance_from: 'place',
  })
  expect(answer.unknown_name).toBeUndefined()
  const shumen = { latitude: 43.27, longitude: 26.94 }
  const near = where(({ record }) => distanceKm(record, shumen) <= 160)
  expect(near.length).toBeGreaterThan(3)
  expect(answer.results.map(({ id }) => id).sort((a, b) => a - b)).toEqual(near)
  const metres = answer.results.map((card) => card.away?.metres ?? Number.NaN)
  expect(metres).toEqual([...metres].sort((a, b) => a - b))
  expect(answer.results[0]?.away?.name).toBe('Shumen')
  expect(await found({ destination: 'town:bg-shumen' })).toEqual(near)
  const cheapest = await search({ q: 'Шумен', sort: 'price' })
  expect(cheapest.results.map(({ id }) => id)).not.toEqual(answer.results.map(({ id }) => id))
  const points = await app.inject({ url: '/api/v1/search/points/', query: { q: 'Шумен' } })
  expect(points.json().count).toBe(near.length)
})

test('a town of the map that is a place of ours is that place, also by an old address', async () => {
  expect(await search({ destination: 'town:bg-nesebar' })).toMatchObject({ destination: { id: idOf('nesebar') } })
  expect((await send({ destination: 'town:bg-atlantis' })).statusCode).toBe(400)
})
