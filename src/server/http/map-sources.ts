import type { Config } from '../config.ts'

/** What a map from elsewhere adds to each directive of the content policy; all empty for the map of our own. */
export type MapSources = Record<'script' | 'style' | 'img' | 'connect' | 'font' | 'frame' | 'worker', string[]>

const none: MapSources = { script: [], style: [], img: [], connect: [], font: [], frame: [], worker: [] }

/**
 * What Google's map asks for (developers.google.com/maps/documentation/javascript/content-security-policy). It makes code at
 * work: without `unsafe-eval` it stays grey.
 */
const google: MapSources = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', "'unsafe-eval'", 'blob:'],
  // It writes style elements of its own, which no fingerprint can name.
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.googleusercontent.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
}

/**
 * Widens the content policy for the map that is configured and for nothing else: Google's needs key and map identifier, a
 * style needs its address. A style may name tiles, pictures and letters of its own origin only. Of a PMTiles file nothing but
 * parts are fetched.
 */
export function listMapSources({ maps }: Pick<Config, 'maps'>): MapSources {
  if (maps.googleKey && maps.googleMapId) return google
  if (maps.pmtilesUrl) return { ...none, connect: [new URL(maps.pmtilesUrl).origin] }
  if (!maps.styleUrl) return none
  const { origin } = new URL(maps.styleUrl)
  return { ...none, img: [origin], connect: [origin] }
}
