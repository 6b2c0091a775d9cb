// The package describes its types for the file that Node reads otherwise.
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js'
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default function bidiFactory(): Bidi
}
