import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type HotelLooks, hasPoolInFront, picturesOfDestination, picturesOfHotel, picturesOfRoom } from './pictures.ts'
import type { PropertyKind } from './scenes/identity.ts'
import type { PlaceKind } from './scenes/palette.ts'
import { SCENE_REVISION } from './scenes/revision.ts'
import { drawScene, type Scene } from './scenes/scene.ts'

const PROPERTIES = [
  'beach-resort',
  'boutique',
  'guest-house',
  'chalet',
  'tower',
  'spa-hotel',
  'apartments',
  'villa',
  'monastery',
  'hut',
] as const satisfies readonly PropertyKind[]

const PLACES = [
  'black-sea',
  'cove',
  'old-town',
  'ski',
  'forest-spa',
  'capital',
  'hill-town',
  'roman',
  'wine',
  'rose',
  'lake',
  'danube',
  'santorini',
  'istanbul',
  'alpine',
  'desert',
  'tropical',
] as const satisfies readonly PlaceKind[]

const everyHotel: HotelLooks[] = PLACES.flatMap((place) =>
  PROPERTIES.flatMap((property) =>
    [2, 5].map((stars) => ({ key: `${place}-${property}-${stars}`, place, property, stars })),
  ),
)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the pictures of a hotel', () => {
  test('are 6 to 10 under unique keys, the front first, whatever the hotel', () => {
    const keys = new Set<string>()
    for (const looks of everyHotel) {
      const pictures = picturesOfHotel(looks)
      expect(pictures.length, looks.key).toBeGreaterThanOrEqual(6)
      expect(pictures.length, looks.key).toBeLessThanOrEqual(10)
      expect(pictures[0]?.role).toBe('exterior')
      for (const { key } of pictures) keys.add(key)
    }
    expect(keys.size).toBe(everyHotel.reduce((sum, looks) => sum + picturesOfHotel(looks).length, 0))
  })

  test('show no facility that the hotel lacks', () => {
    const looks: HotelLooks = {
      key: 'velingrad',
      place: 'forest-spa',
      property: 'spa-hotel',
      stars: 4,
      facilities: ['sauna'],
    }
    const roles = picturesOfHotel(looks).map((picture) => picture.role)
    expect(roles).toContain('sauna')
    expect(roles).not.toContain('pool')
    expect(roles).not.toContain('restaurant')
    expect(hasPoolInFront('spa-hotel')).toBe(true)
    expect(hasPoolInFront('chalet')).toBe(false)
  })

  test('say in Bulgarian and in English what they show, with a placeholder in their colours', () => {
    for (const picture of everyHotel.flatMap(picturesOfHotel)) {
      expect(picture.alt_bg).toMatch(/^[А-Я0-9][^A-Za-z]+$/)
      expect(picture.alt_en).toMatch(/^[A-Z][^а-яА-Я]+$/)
      expect(picture.alt_bg + picture.alt_en).not.toMatch(/ {2}|undefined/)
      expect(picture.placeholder).toMatch(/^linear-gradient\(#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}\)$/)
    }
  })

  test('are the same whenever they are asked for, and survive being kept as JSON', () => {
    for (const looks of everyHotel.slice(0, 20)) {
      const first = picturesOfHotel(looks)
      expect(picturesOfHotel({ ...looks })).toEqual(first)
      expect(JSON.parse(JSON.stringify(first))).toEqual(first)
    }
  })
})

test('a room type has its own pictures, and a suite begins with its living room', () => {
  const looks: HotelLooks = { key: 'rila', place: 'ski', property: 'chalet', stars: 4 }
  const double = picturesOfRoom(looks, { key: 'double' })
  const twin = picturesOfRoom(looks, { key: 'twin' })
  expect(double.map((picture) => picture.key)).toEqual(['demo/rila/double/1', 'demo/rila/double/2'])
  expect(picturesOfRoom(looks, { key: 'suite', suite: true })[0]?.role).toBe('suite')
  const drawn = [double, twin].map(([picture]) => picture && drawScene(picture.source.scene, { textured: false }))
  expect(drawn[0]).not.toBe(drawn[1])
})

test('a destination has two views at different hours', () => {
  const [first, second] = picturesOfDestination({ key: 'nessebar', place: 'old-town' })
  expect(first?.key).toBe('demo/place-nessebar/1')
  expect(first?.source.scene.hour).not.toBe(second?.source.scene.hour)
})

test('the same scene always draws the same picture; another seed draws another', () => {
  const scene = { seed: 'hotel-17', kind: 'exterior', place: 'black-sea', property: 'beach-resort' } as const
  const drawn = hashOf(drawScene(scene))
  expect(hashOf(drawScene({ ...scene }))).toBe(drawn)
  expect(hashOf(drawScene({ ...scene, seed: 'hotel-18' }))).not.toBe(drawn)
})

test('the generator draws what visitors may have kept under this revision', () => {
  const samples = [
    { seed: 'a', kind: 'exterior', place: 'black-sea', property: 'beach-resort', hour: 'golden' },
    { seed: 'b', kind: 'destination', place: 'hill-town', season: 'autumn', hour: 'morning' },
    { seed: 'c', kind: 'room', place: 'ski', property: 'chalet', season: 'winter', hour: 'blue' },
    { seed: 'd', kind: 'restaurant', place: 'capital', property: 'tower', hour: 'dusk' },
  ] as const satisfies Scene[]
  const drawn = hashOf(samples.map((scene) => drawScene(scene)).join(''))
  // When this differs on purpose, raise SCENE_REVISION and write down the new hash.
  expect({ revision: SCENE_REVISION, drawn: drawn.slice(0, 16) }).toEqual({ revision: 1, drawn: '7dff7e66f9999c9f' })
})

test('every kind of scene can be drawn at every place and hour', () => {
  const kinds = [
    'exterior',
    'pool',
    'room',
    'suite',
    'bathroom',
    'restaurant',
    'breakfast',
    'bar',
    'indoor-pool',
    'sauna',
    'lobby',
    'kids',
    'conference',
    'marina',
    'gulet',
    'destination',
  ] as const
  const hours = ['dawn', 'morning', 'noon', 'golden', 'dusk', 'blue', 'night'] as const
  kinds.forEach((kind, index) => {
    for (const [at, place] of PLACES.entries()) {
      const hour = hours[(index + at) % hours.length]
      const property = PROPERTIES[(index + at) % PROPERTIES.length]
      const svg = drawScene(
        { seed: 's', kind, place, property, hour, season: at % 2 ? 'winter' : 'summer' },
        { textured: false },
      )
      expect(svg, `${kind} ${place}`).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})
