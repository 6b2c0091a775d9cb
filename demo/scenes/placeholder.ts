// What shows before a picture has arrived: three colours from top to bottom, taken from its palette without drawing it.

import { mix } from './color.ts'
import type { Forecourt } from './design.ts'
import { createIdentity, type Identity } from './identity.ts'
import { indoorLight, skinOf, styleOf } from './interiors/room.ts'
import { createLight, type Light, tone } from './light.ts'
import { createLand, type Land } from './palette.ts'
import { createRandom } from './random.ts'
import type { Scene, SceneKind } from './scene.ts'
import { SEASIDE } from './worlds/backdrop.ts'
import { settingOf } from './worlds/siting.ts'

type Bands = readonly [top: string, middle: string, bottom: string]

/** Kinds seen from outdoors; the others are rooms. */
export const OUTDOORS: ReadonlySet<SceneKind> = new Set<SceneKind>([
  'destination',
  'exterior',
  'pool',
  'breakfast',
  'bar',
  'marina',
  'yacht',
  'catamaran',
  'gulet',
  'deck',
  'motor-yacht',
  'anchorage',
  'helm',
  'flight',
  'airliner',
  'coach',
  'city-break',
])

/** Rooms with pale walls whatever the style of the house. */
const PALE_ROOMS = new Set<SceneKind>(['bathroom', 'washroom', 'kids', 'conference', 'indoor-pool'])

const POOL = '#3fb7c6'

/**
 * A CSS background in the picture's own colours, about 60 characters: `linear-gradient(#aabbcc,#aabbcc,#aabbcc)`.
 * Microseconds where drawing takes milliseconds, so a whole catalogue can be given its placeholders at once.
 */
export function placeholderOf(scene: Scene): string {
  const { seed, kind, place, property = 'boutique', stars = 4, season = 'summer', hour = 'morning' } = scene
  const identity = createIdentity(seed, place, property, stars)
  const light = createLight(createRandom(seed), hour, scene.weather ?? 'clear', season, 480)
  const bands = OUTDOORS.has(kind)
    ? outdoorBands(kind, identity, light, createLand(place, season))
    : indoorBands(kind, identity, indoorLight(light))
  return `linear-gradient(${bands.join(',')})`
}

function outdoorBands(kind: SceneKind, identity: Identity, light: Light, land: Land): Bands {
  const { place } = identity
  const sky = mix(light.sky[0], light.sky[1], 0.55)
  const far = SEASIDE.has(place) ? tone(light, land.seaFar, 1, 0.25) : tone(light, land.hill, 0.6, 0.4)
  const wood = tone(light, mix(identity.wood, '#8a6a50', 0.4), 0.3)
  if (kind === 'bar') return [sky, mix(far, light.sky[2], 0.4), wood]
  if (kind === 'breakfast')
    return [sky, mix(far, light.sky[2], 0.3), mix(tone(light, identity.wood, 0.8), '#d9c6ae', 0.4)]
  const water = tone(light, land.seaFar, 0.7)
  if (kind === 'destination' && SEASIDE.has(place))
    return [sky, mix(far, light.sky[2], 0.4), mix(water, tone(light, land.sand, 0.8), 0.3)]
  if (kind === 'destination') return [sky, mix(far, light.sky[2], 0.3), tone(light, land.grass, 0.6)]
  if (kind === 'flight' || kind === 'airliner') return [sky, light.sky[2], mix('#ffffff', light.sky[3], 0.3)]
  if (
    kind === 'motor-yacht' ||
    kind === 'anchorage' ||
    kind === 'marina' ||
    kind === 'yacht' ||
    kind === 'catamaran' ||
    kind === 'gulet'
  )
    return [sky, mix(light.sky[2], far, 0.4), water]
  if (kind === 'deck' || kind === 'helm') return [sky, mix(light.sky[3], far, 0.4), wood]
  const { ground } = settingOf(identity)
  const floor =
    ground === 'street'
      ? (STREETS[identity.forecourt] ?? '#cfc2b0')
      : ground === 'lawn'
        ? land.grass
        : mix(identity.stone, '#f5e8d0', 0.5)
  const wall = mix(tone(light, identity.wall, 0.6), light.sky[2], 0.5)
  const near = tone(light, floor, 0.75)
  return [sky, wall, kind === 'pool' || settingOf(identity).pool ? mix(near, tone(light, POOL, 0.8), 0.5) : near]
}

/** Streets that are not mostly paving. */
const STREETS: Partial<Record<Forecourt, string>> = {
  park: '#94ab5f',
  road: '#a09a94',
  tram: '#8d8a88',
  water: '#4f8fa3',
}

function indoorBands(kind: SceneKind, identity: Identity, light: Light): Bands {
  if (kind === 'sauna' || kind === 'cabin')
    return [tone(light, '#b5713a', 0.5), tone(light, '#a8682f', 0.4), tone(light, '#8a4f26', 0.3)]
  const skin = skinOf({ id: identity, style: PALE_ROOMS.has(kind) ? 'sea' : styleOf(identity) })
  const floor = kind === 'indoor-pool' ? mix('#5fc4cc', skin.floor, 0.2) : skin.floor
  const top = mix(tone(light, skin.ceiling, 0.3), tone(light, skin.side, 0.5), 0.4)
  return [
    top,
    mix(tone(light, skin.wall, 0.5), tone(light, skin.side, 0.5), 0.5),
    mix(tone(light, floor, 0.5), tone(light, skin.side, 0.3), 0.3),
  ]
}
