import { z } from 'zod'
import { ConfigError, text, url, webUrl } from './fields.ts'

/** What draws the maps. */
export type MapSettings = {
  googleKey: string | undefined
  googleMapId: string | undefined
  /** Street style drawn above our own ground; absent: our own ground alone, or the map of another setting. */
  styleUrl: string | undefined
  /** A PMTiles file of the Protomaps basemap; never together with `styleUrl`. */
  pmtilesUrl: string | undefined
}

/** Needs no key and sets no cookies; the whole style (tiles included) comes from this one origin. */
export const publicStyle = 'https://tiles.openfreemap.org/styles/liberty'

export const mapSettings = {
  GOOGLE_MAPS_KEY: text.optional(),
  GOOGLE_MAPS_MAP_ID: text.optional(),
  MAP_STYLE_URL: z
    .string()
    .refine(
      (value) => value === 'none' || isWebUrl(value),
      'must be none or an address such as https://example.com/style.json',
    )
    .optional(),
  MAP_PMTILES_URL: url(['http:', 'https:'], 'https://example.com/streets.pmtiles').optional(),
}

function isWebUrl(value: string): boolean {
  return webUrl.safeParse(value).success
}

type Env = z.output<z.ZodObject<typeof mapSettings>>

/** @throws ConfigError when two sources of one map are set. */
export function readMaps(env: Env): MapSettings {
  const style = env.MAP_STYLE_URL === 'none' ? undefined : env.MAP_STYLE_URL
  if (style && env.MAP_PMTILES_URL)
    throw new ConfigError('The settings MAP_STYLE_URL and MAP_PMTILES_URL exclude each other: set one of them.')
  const google = env.GOOGLE_MAPS_KEY && env.GOOGLE_MAPS_MAP_ID
  return {
    googleKey: env.GOOGLE_MAPS_KEY,
    googleMapId: env.GOOGLE_MAPS_MAP_ID,
    styleUrl: env.MAP_STYLE_URL || env.MAP_PMTILES_URL || google ? style : publicStyle,
    pmtilesUrl: env.MAP_PMTILES_URL,
  }
}
