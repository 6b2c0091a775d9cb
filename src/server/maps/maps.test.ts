import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { mapLabelsSchema, mapPreviewSchema } from '../../contract/maps.ts'
import { internalAddress } from '../http/internal-requests.ts'
import { project } from './mercator.ts'

const deepest = 5
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => fixtureNow, mapDepth: deepest })
const besideSofia = fixtureHotel({ source_id: 'park-house', latitude: 42.6768, longitude: 23.3189 })
const eastOfSofia = fixtureHotel({ source_id: 'east-house', latitude: 42.6985, longitude: 23.37 })
const outAtSea = fixtureHotel({ source_id: 'lighthouse', latitude: 43.1, longitude: 30.2 })
const [hotelId, besideSofiaId, eastOfSofiaId] = await writeFixture(db, [
  fixtureHotel(),
  besideSofia,
  eastOfSofia,
  outAtSea,
])

const readLabels = async (language: string) => {
  const response = await app.inject({ url: '/api/v1/maps/labels/', headers: { 'accept-language': language } })
  return mapLabelsSchema.parse(response.json())
}

const { land } = await readLabels('en')
const tile = async (
  z: number,
  x: number,
  y: number,
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
) => {
  const url = land.tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  return app.inject({ url, headers })
}

describe('tiles of the land', () => {
  test('the tile around Bulgaria holds land, borders and coast, and may be kept for ever', async () => {
    const response = await tile(5, 18, 11)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { layers } = new VectorTile(new PbfReader(gunzipSync(response.rawPayload)))
    expect(Object.keys(layers).sort()).toEqual(['borders', 'coast', 'land'])
  })

  test.each([
    ['inner Siberia', 23, 9],
    ['inner Antarctica, which was not cut, because the tile above is land alone', 20, 26],
  ])('%s is land alone', async (_what, x, y) => {
    const { layers } = new VectorTile(new PbfReader(gunzipSync((await tile(5, x, y)).rawPayload)))
    expect(Object.keys(layers)).toEqual(['land'])
  })

  test('the open sea is an empty tile, not a failure', async () => {
    const response = await tile(5, 3, 19)
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0])
  })

  test('who does not take gzip gets the tile unpacked', async () => {
    const response = await tile(0, 0, 0, {})
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(Object.keys(new VectorTile(new PbfReader(response.rawPayload)).layers)).toContain('coast')
  })

  test.each([
    ['a level that was not cut', 6, 0, 0],
    ['a column beyond the world', 2, 4, 0],
  ])('%s is not found', async (_what, z, x, y) => {
    expect((await tile(z, x, y)).statusCode).toBe(404)
  })

  test('an address of an older cut is not found: what it says would be kept for ever', async () => {
    expect((await app.inject('/maps/land/0000000000/0/0/0')).statusCode).toBe(404)
  })
})

describe('the soft coast for maps from near', () => {
  const addressOf = (z: number, x: number, y: number) =>
    land.shades.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const shade = async (x: number, y: number) => {
    const response = await app.inject(addressOf(land.shade_zoom, x, y))
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png'])
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true })
    return { info, at: (column: number, row: number) => Number(data[(row * info.width + column) * info.channels]) }
  }
  const pixelOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const { x, y } = project({ latitude, longitude }, land.shade_zoom)
    return {
      tile: [Math.floor(x), Math.floor(y)] as const,
      column: Math.floor((x % 1) * 256),
      row: Math.floor((y % 1) * 256),
    }
  }
  const edge = Array.from({ length: 256 }, (_, row) => row)

  test('is land in the west of Sozopol, sea in the east, and nowhere a step between them', async () => {
    const { info, at } = await shade(147, 94)
    expect([info.width, info.height]).toEqual([256, 256])
    const row = Array.from({ length: 256 }, (_, column) => at(column, 128))
    expect([row[0], row.at(-1)]).toEqual([255, 0])
    for (const [column, value] of row.entries()) expect(Math.abs(value - (row[column - 1] ?? value))).toBeLessThan(60)
  })

  test('goes on in the neighbour without a seam', async () => {
    const [left, right] = [await shade(147, 95), await shade(148, 95)]
    const steps = edge.map((row) => Math.abs(left.at(255, row) - right.at(0, row)))
    expect(new Set(edge.map((row) => left.at(255, row))).size).toBeGreaterThan(2)
    expect(Math.max(...steps)).toBeLessThan(60)
  })

  test.each([
    ['the open sea', 24, 152, 0],
    ['inner Siberia', 187, 76, 255],
  ])('%s is of one colour', async (_what, x, y, colour) => {
    const { at } = await shade(x, y)
    expect(new Set(edge.map((pixel) => at(pixel, pixel)))).toEqual(new Set([colour]))
  })

  test('where a house stands there is land, and only around it', async () => {
    const { tile, column, row } = pixelOf(outAtSea)
    const { at } = await shade(...tile)
    expect(at(column, row)).toBe(255)
    for (const far of [-4, 4]) expect([at(column + far, row), at(column, row + far)]).toEqual([0, 0])
  })

  test('drawn around other houses than those of now it may not be kept', async () => {
    const response = await app.inject(addressOf(land.shade_zoom, 147, 94).replace(/-\w+/, '-0000000000'))
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  })

  test('another zoom, a place beyond the world and an address of an older cut are not found', async () => {
    const addresses = [addressOf(7, 1, 1), addressOf(land.shade_zoom, 256, 1), '/maps/coast/0000000000/8/1/1']
    for (const url of addresses) expect((await app.inject(url)).statusCode).toBe(404)
  })
})

describe('labels', () => {
  test('countries, seas and our own places are named in the language of the page, the most important first', async () => {
    const [bg, en] = await Promise.all([readLabels('bg'), readLabels('en')])
    const names = (answer: typeof bg) => answer.labels.map(({ name }) => name)
    expect(names(bg)).toEqual(expect.arrayContaining(['България', 'Румъния', 'Черно море', 'Созопол']))
    expect(names(en)).toEqual(expect.arrayContaining(['Bulgaria', 'Romania', 'Black Sea', 'Sozopol']))
    const zooms = en.labels.map((label) => label.from_zoom)
    expect(zooms).toEqual([...zooms].sort((a, b) => a - b))
  })

  test('towns without houses of ours are named for orientation, and none of ours twice', async () => {
    const { labels } = await readLabels('bg')
    const named = (name: string) => labels.filter((label) => label.name === name)
    expect(named('Асеновград')).toEqual([expect.objectContaining({ kind: 'city', from_zoom: 7 })])
    for (const name of ['Созопол', 'София', 'Пловдив']) expect(named(name)).toHaveLength(1)
  })

  test('a place with houses of ours is named earlier than its people alone would have it', async () => {
    const { labels } = await readLabels('en')
    expect(labels.find(({ name }) => name === 'Sozopol')?.from_zoom).toBeLessThanOrEqual(8)
  })
})

describe('the drawing of a hotel', () => {
  test('shows land and coast around it with names that do not cover each other or the pin', async () => {
    const response = await app.inject({ url: `/api/v1/hotels/${hotelId}/map/`, headers: { 'accept-language': 'bg' } })
    const drawing = mapPreviewSchema.parse(response.json())
    expect(drawing.land).toMatch(/^M[-\d. L]+Z/)
    expect(drawing.coast).toMatch(/^M/)
    for (const { x, y } of drawing.labels) expect(x > 0 && x < drawing.width && y > 0 && y < drawing.height).toBe(true)
    expect(response.body.length).toBeLessThan(20_000)
    // The pin stands on the name of the town it is in.
    expect(drawing.labels.find(({ name }) => name === 'Созопол')?.y).toBeGreaterThan(drawing.height / 2 + 20)
  })

  test('a town whose name the pin would cover is named beside the pin, on the side where it lies', async () => {
    const headers = { 'accept-language': 'en' }
    const response = await app.inject({ url: `/api/v1/hotels/${besideSofiaId}/map/`, headers })
    const drawing = mapPreviewSchema.parse(response.json())
    const sofia = drawing.labels.find(({ name }) => name === 'Sofia')
    expect(Math.abs((sofia?.x ?? 0) - drawing.width / 2)).toBeLessThan(64)
    expect(Math.abs((sofia?.y ?? 0) - drawing.height / 2)).toBeLessThan(80)
    expect(sofia?.y).toBeLessThan(drawing.height / 2)
    const fromEast = await app.inject({ url: `/api/v1/hotels/${eastOfSofiaId}/map/`, headers })
    const west = mapPreviewSchema.parse(fromEast.json()).labels.find(({ name }) => name === 'Sofia')
    expect(west?.x).toBeLessThan(drawing.width / 2 - 34)
    expect(Math.abs((west?.y ?? 0) - drawing.height / 2)).toBeLessThan(30)
  })

  test('while the land is being cut, a browser waits for it and a page that is being rendered does without', async () => {
    const fresh = await openTestApp(db, { clock: () => fixtureNow, mapDepth: 2 })
    const url = `/api/v1/hotels/${hotelId}/map/`
    expect((await fresh.inject({ url, remoteAddress: internalAddress })).statusCode).toBe(503)
    expect((await fresh.inject(url)).statusCode).toBe(200)
    expect((await fresh.inject({ url, remoteAddress: internalAddress })).statusCode).toBe(200)
  }, 60_000)

  test('an unknown hotel has none', async () => {
    expect((await app.inject('/api/v1/hotels/999999/map/')).statusCode).toBe(404)
  })
})

describe('what pages may fetch', () => {
  const policyWith = async (settings: Record<string, string>) => {
    const other = await openTestApp(db, { settings, mapDepth: deepest })
    return String((await other.inject('/healthz')).headers['content-security-policy'])
  }

  test('nothing from elsewhere while the map is our own', async () => {
    const policy = await policyWith({})
    expect(policy).not.toMatch(/https?:|unsafe-eval|worker-src[^;]*blob/)
  })

  test('by default the public style’s origin is named, and nothing else from elsewhere', async () => {
    const policy = await policyWith({ MAP_STYLE_URL: '' })
    expect(policy.match(/https:\/\/[^\s;]+/g)).toEqual([
      'https://tiles.openfreemap.org',
      'https://tiles.openfreemap.org',
    ])
  })

  test('a style widens connections and pictures to its own origin alone', async () => {
    const policy = await policyWith({ MAP_STYLE_URL: 'https://tiles.example/styles/streets.json' })
    expect(policy.match(/https:\/\/[^\s;]+/g)).toEqual(['https://tiles.example', 'https://tiles.example'])
    expect(policy).toMatch(/script-src 'self';/)
  })

  test('a file of streets widens connections to its own origin, and nothing else', async () => {
    const policy = await policyWith({ MAP_PMTILES_URL: 'https://tiles.example/bulgaria.pmtiles' })
    expect(policy.match(/[a-z-]+ [^;]*https:[^;]*/g)).toEqual(["connect-src 'self' https://tiles.example"])
    expect(policy).not.toMatch(/unsafe-eval|worker-src[^;]*blob/)
  })

  test("Google's map needs key and identifier; one of them changes nothing", async () => {
    expect(await policyWith({ GOOGLE_MAPS_KEY: 'key' })).not.toContain('google')
    const policy = await policyWith({ GOOGLE_MAPS_KEY: 'key', GOOGLE_MAPS_MAP_ID: 'map' })
    expect(policy).toContain("script-src 'self' https://*.googleapis.com https://*.gstatic.com 'unsafe-eval' blob:;")
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline' https:\/\/fonts.googleapis.com;/)
  })
})
