// What makes a hotel itself: decided once from its seed, the same in every picture of it.

import type { Railing, WindowStyle } from './buildings/facade.ts'
import type { RoofKind } from './buildings/solid.ts'
import { mix, shift } from './color.ts'
import { type Composition, chooseComposition } from './design.ts'
import { createLand, type PlaceKind } from './palette.ts'
import { createRandom } from './random.ts'

export type PropertyKind =
  | 'beach-resort'
  | 'boutique'
  | 'guest-house'
  | 'chalet'
  | 'tower'
  | 'spa-hotel'
  | 'apartments'
  | 'villa'
  | 'monastery'
  | 'hut'

export type Identity = Composition & {
  property: PropertyKind
  place: PlaceKind
  stars: number
  wall: string
  trim: string
  roof: string
  wood: string
  stone: string
  /** The hotel's own colour: awnings, parasols, cushions, throws. */
  accent: string
  second: string
  floors: number
  rail: Railing
  windows: WindowStyle
  roofKind: RoofKind
  /** Which way the building stands in its pictures, and the shape of its pool. */
  mirrored: boolean
  poolShape: 'round' | 'straight'
  /** Proportions of the main mass, about 1. */
  stretch: number
  balconies: 'all' | 'alternate' | 'paired'
  /** The stream that draws its view, so every window shows the same hills. */
  viewSeed: string
}

const FLOORS: Record<PropertyKind, readonly [number, number]> = {
  'beach-resort': [6, 9],
  boutique: [3, 4],
  'guest-house': [2, 3],
  chalet: [2, 3],
  tower: [16, 22],
  'spa-hotel': [4, 6],
  apartments: [5, 6],
  villa: [2, 2],
  monastery: [2, 2],
  hut: [1, 1],
}

/** Whether this names a kind of property that can be drawn. */
export function isPropertyKind(value: unknown): value is PropertyKind {
  return Object.hasOwn(FLOORS, String(value))
}

const PLASTERS: Partial<Record<PlaceKind, readonly string[]>> = {
  santorini: ['#fdfaf3', '#fbf4e6'],
  desert: ['#e9cda2', '#dcb58a', '#f1dec0'],
  'hill-town': ['#f6eedd', '#e7c27a', '#d9936d', '#a9bccb'],
  roman: ['#f4e4c6', '#e2b07c', '#d98f73', '#b9c6bd'],
  capital: ['#f2e3bf', '#e9dcc6', '#d7cfc2', '#efe9dd'],
}

const PALE = ['#f7f0e3', '#f3e3c8', '#f0d5b4', '#e8e4da', '#f6dccb', '#fbf7ef', '#e3dccb'] as const
const WARM = ['#e6b48a', '#dd9c80', '#c9d2c2', '#b5c8d2', '#efc98c', '#c9705a', '#e9d7a0', '#d8c6d0'] as const

/** Houses small enough for a strong colour. */
const SMALL = new Set<PropertyKind>(['boutique', 'guest-house', 'apartments'])

const ACCENTS = [
  ['#e4604a', '#f3b95a'],
  ['#1f7f8c', '#f0b469'],
  ['#d9993a', '#2f6f7f'],
  ['#b84a5f', '#e9c6a0'],
  ['#3f6f9f', '#ef8f6a'],
  ['#5f7f4f', '#e6a85c'],
  ['#7a4f8a', '#f0c27a'],
  ['#c46a2f', '#3f7f86'],
  ['#2f6f56', '#efd9a8'],
  ['#a8323f', '#8fb3bd'],
  ['#284b6e', '#e9b45a'],
] as const

export function createIdentity(seed: string, place: PlaceKind, property: PropertyKind, stars: number): Identity {
  const random = createRandom(`${seed}/identity`)
  const land = createLand(place, 'summer')
  const [accent, second] = random.pick(ACCENTS)
  const range = FLOORS[property]
  const mountain = property === 'chalet' || property === 'hut'
  return {
    ...chooseComposition(seed, place, property, stars),
    property,
    place,
    stars,
    wall: mountain
      ? shift(land.wood, random.range(-0.03, 0.07))
      : random.pick(PLASTERS[place] ?? (SMALL.has(property) ? [...PALE, ...WARM] : PALE)),
    trim: random.pick(['#fbf7ef', '#f4ead8', mix(land.wood, '#ffffff', 0.1)]),
    roof: shift(land.roof, random.range(-0.05, 0.04), random.range(0.85, 1.1), random.range(-8, 8)),
    wood: shift(land.wood, random.range(-0.03, 0.08)),
    stone: shift(land.stone, random.range(-0.05, 0.04)),
    accent,
    second,
    floors: random.int(range[0], range[1]),
    rail:
      property === 'chalet' || property === 'monastery' || property === 'guest-house'
        ? 'wood'
        : property === 'boutique'
          ? 'iron'
          : random.pick(['glass', 'solid', 'glass']),
    windows:
      property === 'boutique'
        ? random.pick(['arch', 'shutter', 'french'])
        : property === 'guest-house'
          ? random.pick(['shutter', 'cross'])
          : 'cross',
    roofKind:
      property === 'chalet' || property === 'hut'
        ? 'gable'
        : property === 'guest-house' || property === 'boutique' || property === 'monastery'
          ? random.pick(['hip', 'gable-side'])
          : property === 'spa-hotel'
            ? random.pick(['hip', 'flat'])
            : 'flat',
    mirrored: random.chance(0.5),
    poolShape: random.pick(['round', 'straight']),
    stretch: random.range(0.86, 1.16),
    balconies: random.pick(['all', 'alternate', 'paired']),
    viewSeed: `${seed}/view`,
  }
}
