/** The part of opentype.js that is used; the package brings no types. */
declare module 'opentype.js' {
  /** A step of an outline; a curve's control points are x1, y1 and x2, y2. */
  export type PathCommand = {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export type Font = {
    unitsPerEm: number
    charToGlyphIndex(char: string): number
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { commands: PathCommand[] }
  }
  const opentype: { parse(file: ArrayBuffer): Font }
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default opentype
}
