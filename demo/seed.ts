/** Changing it makes another demo: other hotels, texts, prices and guests. */
export const demoSeed = 2026

/** A whole number in [0, 2^32) from any text. */
export function hashText(text: string): number {
  let value = 0x811c9dc5 ^ demoSeed
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return mix(value)
}

/** A number in [0, 1) from two whole numbers: noise that needs no stream, so any night can be computed alone. */
export function noise(seed: number, index: number): number {
  return mix(seed ^ Math.imul(index + 0x7f4a7c15, 0x9e3779b1)) / 4294967296
}

function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
