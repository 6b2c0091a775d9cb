// The local colours of each place, before any light falls on them. Few per place, so that pictures stay harmonious.

import { mix, shift } from './color.ts'
import type { Season } from './light.ts'

export type PlaceKind =
  | 'black-sea'
  | 'cove'
  | 'old-town'
  | 'ski'
  | 'forest-spa'
  | 'capital'
  | 'hill-town'
  | 'roman'
  | 'wine'
  | 'rose'
  | 'lake'
  | 'danube'
  | 'santorini'
  | 'istanbul'
  | 'alpine'
  | 'desert'
  | 'tropical'

export type Land = {
  far: string
  rock: string
  hill: string
  grass: string
  leaf: string
  needle: string
  sand: string
  seaFar: string
  seaNear: string
  wall: string
  stone: string
  roof: string
  wood: string
  accent: string
  second: string
  snowy: boolean
}

const BASE: Land = {
  far: '#7f93a8',
  rock: '#a3968a',
  hill: '#7f9a62',
  grass: '#94ab5f',
  leaf: '#5f8a4c',
  needle: '#3c6650',
  sand: '#f0dcb2',
  seaFar: '#2f7fa6',
  seaNear: '#5fc0c0',
  wall: '#f6efe2',
  stone: '#cdbfa8',
  roof: '#c8663f',
  wood: '#8a5a3c',
  accent: '#e2603f',
  second: '#1f6f82',
  snowy: false,
}

const PLACES: Record<PlaceKind, Partial<Land>> = {
  'black-sea': { seaFar: '#2374a4', seaNear: '#63c7c4', sand: '#f4dfb4', accent: '#ef6a4c', second: '#f3b43f' },
  cove: {
    rock: '#d8b48c',
    seaFar: '#17689c',
    seaNear: '#3cc0bd',
    needle: '#4d7048',
    leaf: '#76883f',
    grass: '#b3a65e',
    accent: '#e4572e',
    second: '#2a7fa5',
  },
  'old-town': {
    rock: '#b59c85',
    stone: '#c9b395',
    wood: '#7a4c33',
    roof: '#c45d3a',
    seaFar: '#256f98',
    accent: '#d9503c',
    second: '#2d7d8c',
  },
  ski: {
    rock: '#8d93a3',
    far: '#7e92b4',
    needle: '#2f5854',
    wood: '#8f5a36',
    stone: '#a79c90',
    roof: '#6b4436',
    accent: '#d8432f',
    second: '#e9a93a',
    snowy: true,
  },
  'forest-spa': {
    far: '#6f8f90',
    hill: '#5c8560',
    needle: '#2f5d4a',
    leaf: '#6c9449',
    wood: '#9a6a42',
    accent: '#d97b4a',
    second: '#3d8f8a',
  },
  capital: {
    far: '#7389a6',
    hill: '#6b8b66',
    stone: '#d9cbb0',
    roof: '#a85b42',
    wall: '#f2e3bf',
    accent: '#d3a13a',
    second: '#2f7a6b',
  },
  'hill-town': {
    rock: '#c0a37c',
    hill: '#77925a',
    roof: '#cb6641',
    wood: '#74482f',
    accent: '#c94b3b',
    second: '#3e7a78',
  },
  roman: {
    rock: '#c9b08c',
    stone: '#e3d2b0',
    roof: '#c9643f',
    hill: '#8b9a5d',
    wall: '#f3e2c4',
    accent: '#c4513f',
    second: '#3f6f8f',
  },
  wine: {
    hill: '#8ba056',
    grass: '#a9ad57',
    leaf: '#6f8f3e',
    rock: '#b89e80',
    roof: '#bf5f3e',
    accent: '#8c2f4d',
    second: '#d99a3d',
  },
  rose: { hill: '#7f9f66', grass: '#96b06a', far: '#8a98bd', leaf: '#62904f', accent: '#d9487d', second: '#f3a6b8' },
  lake: {
    hill: '#5f8a64',
    far: '#7690a8',
    seaFar: '#3f83a0',
    seaNear: '#7bbdc0',
    accent: '#dd6a45',
    second: '#356f86',
  },
  danube: {
    hill: '#86a063',
    seaFar: '#6f97a6',
    seaNear: '#9bbcb4',
    leaf: '#7f9f55',
    roof: '#bd5f45',
    wall: '#f4e5c6',
    accent: '#c8553d',
    second: '#48748c',
  },
  santorini: {
    rock: '#a8705a',
    far: '#8a86a6',
    wall: '#fdfaf3',
    roof: '#2f6fb2',
    stone: '#efe6d8',
    seaFar: '#1b629b',
    seaNear: '#3d9fc4',
    accent: '#e0457b',
    second: '#2f6fb2',
    leaf: '#7d8a4b',
  },
  istanbul: {
    far: '#8495ae',
    hill: '#76907a',
    stone: '#d9cdb8',
    roof: '#8c98a6',
    seaFar: '#2d6f93',
    seaNear: '#5aa7ae',
    accent: '#d05a3a',
    second: '#2f6b78',
  },
  alpine: {
    rock: '#8f97a8',
    far: '#8298b8',
    hill: '#7ba45c',
    grass: '#93bb62',
    needle: '#33604c',
    wood: '#96623c',
    roof: '#6f4a3a',
    accent: '#d4402f',
    second: '#f0b445',
    seaFar: '#2f88a0',
    seaNear: '#67c4c4',
  },
  desert: {
    far: '#c59a86',
    rock: '#c47c54',
    hill: '#dba26c',
    grass: '#d9b57c',
    sand: '#ecc48c',
    leaf: '#7f9350',
    wall: '#ecd2a8',
    stone: '#dcb98c',
    roof: '#c98d5c',
    accent: '#c9472f',
    second: '#1f8a8a',
  },
  tropical: {
    far: '#6f9da8',
    hill: '#3f8a5f',
    leaf: '#2f8f58',
    needle: '#2f7a55',
    grass: '#6fae58',
    sand: '#fbeaca',
    seaFar: '#1685ac',
    seaNear: '#5fdccb',
    wood: '#a06f44',
    roof: '#b58a55',
    accent: '#ff6b57',
    second: '#ffc24d',
  },
}

/** Places where winter means snow on the ground. */
const SNOW_COUNTRY = new Set<PlaceKind>([
  'ski',
  'alpine',
  'forest-spa',
  'capital',
  'hill-town',
  'lake',
  'rose',
  'danube',
])

export function createLand(place: PlaceKind, season: Season): Land {
  const land = { ...BASE, ...PLACES[place] }
  const evergreen = place === 'tropical' || place === 'desert'
  if (season === 'winter' && SNOW_COUNTRY.has(place)) {
    return {
      ...land,
      snowy: true,
      grass: '#f3f5f8',
      hill: mix(land.hill, '#e9eef5', 0.8),
      leaf: '#9a8a80',
      needle: mix(land.needle, '#2b4350', 0.3),
      sand: '#e9edf2',
    }
  }
  if (evergreen || season === 'summer') return { ...land, snowy: land.snowy && season !== 'summer' }
  if (season === 'autumn')
    return {
      ...land,
      snowy: false,
      leaf: mix(land.leaf, '#d9822f', 0.78),
      hill: mix(land.hill, '#c08a45', 0.5),
      grass: mix(land.grass, '#c2a255', 0.5),
    }
  if (season === 'spring')
    return {
      ...land,
      snowy: false,
      leaf: mix(land.leaf, '#9cc455', 0.5),
      hill: mix(land.hill, '#86b45c', 0.4),
      grass: mix(land.grass, '#94c05a', 0.5),
    }
  return {
    ...land,
    leaf: shift(land.leaf, -0.03, 0.7),
    grass: shift(land.grass, 0, 0.7),
    hill: shift(land.hill, -0.02, 0.72),
  }
}
