// What the gallery of each kind of property shows, and what such a house usually offers.

import type { PropertyKind } from './scenes/identity.ts'
import type { SceneKind } from './scenes/scene.ts'

/** What a house offers and may therefore be pictured. Its front shows a pool whatever this says where `hasPoolInFront`. */
export type Facility =
  | 'pool'
  | 'indoor-pool'
  | 'sauna'
  | 'restaurant'
  | 'breakfast'
  | 'bar'
  | 'kids'
  | 'conference'
  | 'lobby'

type Step = SceneKind | readonly [kind: SceneKind, fromStars: number]

/** In the order of a gallery; the first is the main picture. Facilities the house lacks fall out. */
export const PLANS: Record<PropertyKind, readonly Step[]> = {
  'beach-resort': [
    'exterior',
    'pool',
    'room',
    'restaurant',
    ['suite', 4],
    'breakfast',
    'bathroom',
    'bar',
    'destination',
    'kids',
    'indoor-pool',
    'lobby',
  ],
  boutique: [
    'exterior',
    'room',
    'breakfast',
    'restaurant',
    ['suite', 4],
    'bathroom',
    'lobby',
    'bar',
    'destination',
    'sauna',
  ],
  'guest-house': ['exterior', 'room', 'breakfast', 'bathroom', 'destination', 'restaurant', 'sauna', 'bar'],
  chalet: [
    'exterior',
    'room',
    'suite',
    'breakfast',
    'sauna',
    'restaurant',
    'bathroom',
    'destination',
    'indoor-pool',
    'bar',
  ],
  tower: [
    'exterior',
    'room',
    ['suite', 4],
    'restaurant',
    'lobby',
    'bathroom',
    'bar',
    'indoor-pool',
    'conference',
    'breakfast',
    'destination',
  ],
  'spa-hotel': [
    'exterior',
    'indoor-pool',
    'room',
    'sauna',
    'restaurant',
    'pool',
    ['suite', 4],
    'breakfast',
    'bathroom',
    'destination',
    'lobby',
    'kids',
    'conference',
    'bar',
  ],
  apartments: [
    'exterior',
    'suite',
    'room',
    'bathroom',
    'destination',
    'breakfast',
    'restaurant',
    'bar',
    'lobby',
    'kids',
  ],
  villa: ['exterior', 'pool', 'suite', 'room', 'breakfast', 'bathroom', 'destination', 'sauna', 'bar'],
  monastery: ['exterior', 'room', 'breakfast', 'destination', 'restaurant', 'bathroom', 'lobby'],
  hut: ['exterior', 'room', 'breakfast', 'destination', 'suite', 'bathroom', 'restaurant', 'sauna'],
}

export const USUAL: Record<PropertyKind, (stars: number) => readonly Facility[]> = {
  'beach-resort': (stars) => [
    'pool',
    'restaurant',
    'breakfast',
    'bar',
    'lobby',
    ...(stars >= 4 ? (['kids'] as const) : []),
    ...(stars >= 5 ? (['indoor-pool'] as const) : []),
  ],
  boutique: (stars) => ['breakfast', 'bar', ...(stars >= 4 ? (['restaurant', 'lobby'] as const) : [])],
  'guest-house': () => ['breakfast'],
  chalet: (stars) => ['breakfast', ...(stars >= 4 ? (['restaurant', 'sauna'] as const) : [])],
  tower: () => ['restaurant', 'lobby', 'bar', 'conference', 'breakfast'],
  'spa-hotel': () => ['pool', 'indoor-pool', 'sauna', 'restaurant', 'breakfast', 'lobby'],
  apartments: () => ['lobby'],
  villa: () => ['pool', 'breakfast'],
  monastery: () => ['breakfast'],
  hut: () => ['breakfast'],
}

export const FACILITIES = new Set<string>([
  'pool',
  'indoor-pool',
  'sauna',
  'restaurant',
  'breakfast',
  'bar',
  'kids',
  'conference',
  'lobby',
] satisfies Facility[])
