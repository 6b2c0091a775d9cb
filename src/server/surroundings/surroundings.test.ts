import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, writeFixture } from '../../../test/hotel-fixture.ts'
import { writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { hotelDetailSchema } from '../../contract/hotels.ts'
import { distanceKm } from '../../domain/distance.ts'
import { airports } from './airports.ts'
import { lifts } from './lifts.ts'
import { stations } from './stations.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db)
await writeRandomCatalogue(db, { seed: 3, count: 1 })
const at = (source_id: string, latitude: number, longitude: number) => fixtureHotel({ source_id, latitude, longitude })
const [sozopolId, sofiaId, oceanId, banskoId] = await writeFixture(db, [
  at('in-sozopol', 42.42, 27.69),
  at('in-sofia', 42.6977, 23.3219),
  at('in-the-ocean', -40, -120),
  at('in-bansko', 41.8383, 23.4885),
])

async function read(id: number | undefined, language: string) {
  const answer = await app.inject({ url: `/api/v1/hotels/${id}/`, headers: { 'accept-language': language } })
  return hotelDetailSchema.parse(answer.json()).surroundings
}

describe('what stands around a house', () => {
  test('is told kind by kind, the nearest first, in a straight line', async () => {
    expect(await read(sozopolId, 'en')).toEqual([
      { kind: 'airport', name: 'Burgas', code: 'BOJ', kilometres: 22 },
      { kind: 'airport', name: 'Varna', code: 'VAR', kilometres: 91 },
      { kind: 'railway_station', name: 'Burgas', code: null, kilometres: 19.5 },
      { kind: 'place', name: 'Nesebar', code: null, kilometres: 26.9 },
    ])
  })

  test('is named in the reader’s language, and its own town is not around it', async () => {
    const around = await read(sozopolId, 'bg')
    expect(around.map(({ name }) => name)).toEqual(['Бургас', 'Варна', 'Бургас', 'Несебър'])
  })

  test('counts a railway and a bus station apart', async () => {
    const around = await read(sofiaId, 'en')
    // Plovdiv's airport is 145 km off.
    expect(around.filter(({ kind }) => kind === 'airport')).toHaveLength(1)
    const near = around.filter(({ kilometres }) => kilometres < 10)
    expect(near.map(({ kind, name }) => [kind, name])).toEqual([
      ['airport', 'Sofia'],
      ['railway_station', 'Sofia Central'],
      ['bus_station', 'Sofia Central Bus Station'],
    ])
  })

  test('begins with the lift where people ski', async () => {
    const [nearest] = await read(banskoId, 'bg')
    expect(nearest).toEqual({ kind: 'ski_lift', name: 'Банско, кабинков лифт', code: null, kilometres: 1.5 })
    expect((await read(sofiaId, 'en')).map(({ kind }) => kind)).not.toContain('ski_lift')
  })

  test('is nothing far from everything', async () => {
    expect(await read(oceanId, 'en')).toEqual([])
  })
})

describe('the table', () => {
  test('has each airport once, with a code and two names', () => {
    const codes = airports.map(({ code }) => code ?? '')
    expect(new Set(codes).size).toBe(airports.length)
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/)
    for (const { name } of [...airports, ...stations, ...lifts]) {
      expect(name.bg).toMatch(/^[А-Яа-я ,-]+$/)
      expect(name.en).toMatch(/^[\p{Script=Latin} ,-]+$/u)
    }
  })

  // As lists of flights give them.
  test.each([
    ['ATH', 'SKG', 299],
    ['FCO', 'CIA', 30],
    ['ATH', 'JTR', 219],
    ['IST', 'SAW', 63],
    ['VIE', 'BTS', 48],
  ])('puts %s and %s %i km apart', (from, to, kilometres) => {
    const [a, b] = [from, to].map((code) => airports.find((airport) => airport.code === code))
    if (!a || !b) throw new Error('Not in the table.')
    expect(Math.abs(distanceKm(a, b) - kilometres)).toBeLessThan(3)
  })
})
