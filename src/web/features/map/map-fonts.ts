import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url'
import latinExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'

/**
 * The page's own font by names that tell their weight: MapLibre draws letters with the browser's fonts when a style names no
 * `glyphs`, and reads the weight off the family's name. The figures of a family never met fall back to the next one.
 */
export const mapFonts = { medium: ['Zefir Map Medium'], semibold: ['Zefir Map Semibold'], bold: ['Zefir Map Bold'] }

const subsets = [
  { address: cyrillic, unicodeRange: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
  {
    address: latin,
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212',
  },
  { address: latinExt, unicodeRange: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0' },
]

let known = false

/** Makes the families known to the page; the files are those it has already, or come when a letter needs them. */
export function addMapFonts(): void {
  if (known) return
  known = true
  for (const [family] of Object.values(mapFonts)) {
    for (const { address, unicodeRange } of subsets)
      document.fonts.add(new FontFace(family ?? '', `url("${address}")`, { weight: '200 800', unicodeRange }))
  }
}
