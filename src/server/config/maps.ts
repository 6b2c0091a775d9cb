import type { z } from 'zod'
import { ConfigError, text, url, webUrl } from './fields.ts'

/** What draws the maps. */
export type MapSettings = {
  googleKey: string | undefined
  googleMapId: string | undefined
  styleUrl: string | undefined
  /** A PMTiles file of the Protomaps basemap; never together with `styleUrl`. */
  pmtilesUrl: string | undefined
}

export const mapSettings = {
  GOOGLE_MAPS_KEY: text.optional(),
  GOOGLE_MAPS_MAP_ID: text.optional(),
  MAP_STYLE_URL: webUrl.optional(),
  MAP_PMTILES_URL: url(['http:', 'https:'], 'https://example.com/streets.pmtiles').optional(),
}

type Env = z.output<z.ZodObject<typeof mapSettings>>

/** @throws ConfigError when two sources of one map are set. */
export function readMaps(env: Env): MapSettings {
  if (env.MAP_STYLE_URL && env.MAP_PMTILES_URL)
    throw new ConfigError('The settings MAP_STYLE_URL and MAP_PMTILES_URL exclude each other: set one of them.')
  return {
    googleKey: env.GOOGLE_MAPS_KEY,
    googleMapId: env.GOOGLE_MAPS_MAP_ID,
    styleUrl: env.MAP_STYLE_URL,
    pmtilesUrl: env.MAP_PMTILES_URL,
  }
}
