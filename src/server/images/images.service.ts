import type { Language, WireImage } from '../../contract/values.ts'
import { pictureSeasons } from '../../domain/picture-seasons.ts'
import { formatImagePath, type imageWidths } from './image-address.ts'

export { createDiskCache } from './disk-cache.ts'
export { formatImagePath } from './image-address.ts'
export { formatSharePath, parseSharePath, type ShareFacts, shareHash } from './share-address.ts'

/** A row of `image`, as far as readers see it. */
export type DescribedImage = {
  key: string
  width: number
  height: number
  alt_bg: string | null
  alt_en: string | null
  placeholder: string | null
  season: string | null
}

/** Widths that pages offer to browsers: each about half as large again as the one before, to keep lists of pictures short. */
const OFFERED: ReadonlyArray<(typeof imageWidths)[number]> = [320, 640, 960, 1600, 1920]

/**
 * A picture as the wire has it: `image` is a JPEG every client can show, `srcset` the same as WebP, `blurhash` a CSS
 * background to show until it has come.
 * @param origin put before the addresses for clients elsewhere: `https://zefir.example`; none: from the root.
 */
export function imageToWire(row: DescribedImage, language: Language, origin = ''): WireImage {
  const { key, width, height, placeholder } = row
  const [wanted, other] = language === 'bg' ? [row.alt_bg, row.alt_en] : [row.alt_en, row.alt_bg]
  const addressOf = (at: (typeof imageWidths)[number], format: 'jpg' | 'webp') =>
    origin + formatImagePath({ key, width: at, format })
  const season = pictureSeasons.find((known) => known === row.season)
  const useful = OFFERED.filter((offered, index) => index === 0 || width >= offered)
  return {
    image: addressOf(width >= 960 ? 960 : (useful.at(-1) ?? 320), 'jpg'),
    alt: wanted || other || '',
    width,
    height,
    blurhash: placeholder,
    srcset: useful.map((at) => `${addressOf(at, 'webp')} ${Math.min(at, width)}w`).join(', '),
    ...(season && { season }),
  }
}
