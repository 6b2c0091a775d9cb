import { distanceKm } from './distance.ts'

type Point = { latitude: number; longitude: number }

/** A stretch of coast that people look for by its name, across provinces: none of them is all of it. */
export type Coast = Point & {
  /** What a search takes as its destination. */
  destination: string
  nameBg: string
  nameEn: string
  alternateNames: readonly string[]
  countryCode: string
  /** Along the water, some ten kilometres apart. */
  shore: readonly Point[]
}

/** How far from a point of the shore a house still is at the coast, in kilometres. */
const reachKm = 10

/** From Krapets to Byala: latitude, longitude. Its end and the beginning of the southern one reach neither Obzor nor Byala. */
const northernShore = shoreOf([
  [43.64, 28.57],
  [43.54, 28.6],
  [43.45, 28.55],
  [43.37, 28.47],
  [43.42, 28.36],
  [43.41, 28.16],
  [43.37, 28.08],
  [43.28, 28.04],
  [43.21, 27.93],
  [43.1, 27.92],
  [43.02, 27.88],
  [42.95, 27.9],
])

/** From Obzor to Rezovo. */
const southernShore = shoreOf([
  [42.75, 27.88],
  [42.71, 27.76],
  [42.66, 27.73],
  [42.56, 27.64],
  [42.5, 27.49],
  [42.44, 27.62],
  [42.42, 27.7],
  [42.33, 27.72],
  [42.27, 27.76],
  [42.2, 27.81],
  [42.17, 27.86],
  [42.1, 27.94],
  [42.06, 27.98],
  [41.99, 28.03],
])

export const coasts: readonly Coast[] = [
  {
    destination: 'coast:black-sea',
    nameBg: 'Българско Черноморие',
    nameEn: 'Bulgarian Black Sea coast',
    alternateNames: [
      'Черноморие',
      'Черноморието',
      'Черно море',
      'Море',
      'Морето',
      'Българското Черноморие',
      'Black Sea',
      'Black Sea coast',
    ],
    countryCode: 'BG',
    latitude: 42.8,
    longitude: 27.9,
    shore: [...northernShore, { latitude: 42.85, longitude: 27.9 }, ...southernShore],
  },
  {
    destination: 'coast:black-sea-north',
    nameBg: 'Северно Черноморие',
    nameEn: 'Northern Black Sea coast',
    alternateNames: ['Северното Черноморие'],
    countryCode: 'BG',
    latitude: 43.25,
    longitude: 28.05,
    shore: northernShore,
  },
  {
    destination: 'coast:black-sea-south',
    nameBg: 'Южно Черноморие',
    nameEn: 'Southern Black Sea coast',
    alternateNames: ['Южното Черноморие'],
    countryCode: 'BG',
    latitude: 42.4,
    longitude: 27.75,
    shore: southernShore,
  },
]

/** The coast of a search's destination; undefined for any other. */
export function findCoast(destination: string): Coast | undefined {
  return coasts.find((coast) => coast.destination === destination)
}

/** Whether a point lies within reach of the shore. */
export function isAtCoast(coast: Coast, point: Point): boolean {
  return coast.shore.some(
    (near) => Math.abs(near.latitude - point.latitude) < 0.1 && distanceKm(near, point) <= reachKm,
  )
}

function shoreOf(points: readonly (readonly [latitude: number, longitude: number])[]): Point[] {
  return points.map(([latitude, longitude]) => ({ latitude, longitude }))
}
