import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'

/** Addresses of the fonts every page needs: `<link rel="preload" as="font" type="font/woff2" crossorigin>` for each. */
export const preloadedFonts: readonly string[] = [cyrillic, latin]
