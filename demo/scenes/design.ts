// Which house a hotel is among those of its kind, and what lies before it: chosen once by its seed, from what is built there.

import type { PropertyKind } from './identity.ts'
import type { PlaceKind } from './palette.ts'
import { createRandom } from './random.ts'

/** Compositions of a building. `usual` is the plainest house of the kind. */
export type Design =
  | 'usual'
  | 'corner'
  | 'palace'
  | 'arcade'
  | 'modern'
  | 'fins'
  | 'court'
  | 'erker'
  | 'stone'
  | 'porch'
  | 'cubes'
  | 'stepped'
  | 'curve'
  | 'gables'
  | 'lodge'
  | 'a-frame'
  | 'pergola'
  | 'twin'
  | 'round'

/** What lies between the eye and the house. */
export type Forecourt =
  | 'cafe'
  | 'tram'
  | 'fountain'
  | 'bicycles'
  | 'park'
  | 'square'
  | 'water'
  | 'path'
  | 'fence'
  | 'wall'
  | 'drive'
  | 'road'

/** Where one stands to look: `front` straight before it, `low` near and looking up, `high` from a slope, `far` across a square. */
export type Viewpoint = 'quarter' | 'front' | 'low' | 'high' | 'far' | 'side'

export type Composition = {
  design: Design
  forecourt: Forecourt
  viewpoint: Viewpoint
  /** What hangs into the picture at its edge. */
  frame: 'branch' | 'tree' | 'none'
  awnings: boolean
  sign: boolean
  flags: boolean
}

const TOWN: readonly Design[] = ['corner', 'palace', 'arcade', 'modern', 'usual', 'fins', 'court', 'gables', 'curve']
const OLD: readonly Design[] = ['erker', 'stone', 'court', 'arcade', 'erker', 'gables', 'porch', 'usual']
const SHORE: readonly Design[] = ['cubes', 'stepped', 'modern', 'curve', 'arcade', 'palace', 'corner', 'usual', 'porch']
const WHITE: readonly Design[] = ['cubes', 'stepped', 'arcade', 'court', 'pergola', 'cubes']
const HIGH: readonly Design[] = ['lodge', 'gables', 'modern', 'erker', 'stone', 'usual', 'curve']

const SMALL_HOTELS: Record<PlaceKind, readonly Design[]> = {
  'black-sea': SHORE,
  cove: [...WHITE, 'modern', 'porch', 'stone'],
  'old-town': OLD,
  ski: HIGH,
  'forest-spa': HIGH,
  capital: TOWN,
  'hill-town': OLD,
  roman: TOWN,
  wine: ['stone', 'arcade', 'court', 'porch', 'gables'],
  rose: [...TOWN, 'erker', 'porch'],
  lake: [...OLD, 'stepped', 'modern'],
  danube: TOWN,
  santorini: WHITE,
  istanbul: ['corner', 'palace', 'arcade', 'erker', 'usual', 'curve'],
  alpine: HIGH,
  desert: ['cubes', 'arcade', 'court', 'stone'],
  tropical: ['porch', 'lodge', 'arcade', 'pergola'],
}

const OTHERS: Record<Exclude<PropertyKind, 'boutique' | 'guest-house'>, readonly Design[]> = {
  'beach-resort': ['usual', 'stepped', 'curve', 'cubes', 'twin', 'fins'],
  chalet: ['usual', 'lodge', 'a-frame', 'gables', 'stone', 'stepped'],
  tower: ['usual', 'twin', 'round', 'fins'],
  'spa-hotel': ['usual', 'gables', 'curve', 'lodge', 'stepped', 'twin'],
  apartments: ['usual', 'fins', 'stepped', 'gables', 'cubes', 'curve', 'modern', 'corner'],
  villa: ['usual', 'pergola', 'cubes', 'porch', 'stone'],
  monastery: ['usual'],
  hut: ['usual', 'a-frame', 'stone'],
}

const HOUSES: Record<'warm' | 'white' | 'old' | 'high', readonly Design[]> = {
  warm: ['usual', 'porch', 'erker', 'stone', 'gables', 'pergola', 'court'],
  white: ['cubes', 'pergola', 'porch', 'stone', 'cubes', 'usual'],
  old: ['erker', 'stone', 'usual', 'porch', 'erker', 'court', 'gables', 'arcade'],
  high: ['lodge', 'stone', 'usual', 'gables', 'porch', 'erker', 'a-frame'],
}

function designsOf(place: PlaceKind, property: PropertyKind): readonly Design[] {
  if (property === 'boutique') return SMALL_HOTELS[place]
  if (property !== 'guest-house') {
    const snowed = place === 'ski' || place === 'alpine' || place === 'forest-spa'
    const old = place === 'old-town' || place === 'hill-town'
    if (property === 'apartments' && snowed) return ['gables', 'lodge', 'usual', 'stepped', 'modern']
    if (property === 'apartments' && old) return ['erker', 'gables', 'stone', 'court', 'usual']
    if (property === 'villa' && (snowed || old)) return ['usual', 'stone', 'gables', 'porch']
    return OTHERS[property]
  }
  if (place === 'santorini' || place === 'cove' || place === 'desert') return HOUSES.white
  if (place === 'old-town' || place === 'hill-town') return HOUSES.old
  if (place === 'ski' || place === 'alpine' || place === 'forest-spa') return HOUSES.high
  return HOUSES.warm
}

const STREETS: readonly Forecourt[] = ['cafe', 'road', 'fountain', 'park', 'bicycles', 'square', 'road']
const LAWNS: readonly Forecourt[] = ['path', 'fence', 'wall', 'drive', 'water', 'path']
const VIEWPOINTS: readonly Viewpoint[] = ['quarter', 'quarter', 'front', 'low', 'high', 'far', 'side']

/** In towns with tracks in the street, and along rivers and lakes. */
const TRAMS = new Set<PlaceKind>(['capital', 'istanbul'])
const WATERS = new Set<PlaceKind>(['danube', 'lake', 'cove', 'istanbul', 'tropical'])

/** Chooses for a hotel; the same facts always give the same composition. */
export function chooseComposition(seed: string, place: PlaceKind, property: PropertyKind, stars: number): Composition {
  const random = createRandom(`${seed}/composition`)
  const urban = property === 'boutique' || property === 'apartments' || property === 'tower'
  // Hotels of one destination are numbered: walking through the list sets neighbours apart, which chance alone does not.
  const number = Number(/-(\d+)$/.exec(seed)?.[1] ?? random.int(0, 99))
  const turn = createRandom(`${seed.replace(/-\d+$/, '')}/${property}/turn`).int(0, 40)
  const walk = <Item>(list: readonly Item[], stride: number, shift: number): Item =>
    list[(turn * shift + number * stride + shift) % list.length] as Item
  const design = walk(designsOf(place, property), 1, 1)
  const forecourts = urban
    ? [...STREETS, ...(TRAMS.has(place) ? (['tram'] as const) : []), ...(WATERS.has(place) ? (['water'] as const) : [])]
    : LAWNS
  return {
    design,
    forecourt: walk(forecourts, 5, 2),
    viewpoint: walk(VIEWPOINTS, 2, 3),
    frame: random.pick(urban ? ['none', 'none', 'none', 'branch'] : ['none', 'branch', 'tree', 'none']),
    awnings: random.chance(0.18),
    // Letters say HOTEL, so apartments do without.
    sign: property === 'boutique' && random.chance(0.4),
    flags: stars >= 5 || (stars >= 4 && urban && random.chance(0.4)),
  }
}
