/** Number of the picture, from 0, that the address names in the gallery of this mark: `#photo-3` is 2 for `photo`. */
export function readPhoto(hash: string, mark: string): number | undefined {
  const start = `#${mark}-`
  const number = hash.startsWith(start) ? hash.slice(start.length) : ''
  return /^\d{1,3}$/.test(number) ? Number(number) - 1 : undefined
}

export function writePhoto(mark: string, index: number): string {
  return `#${mark}-${index + 1}`
}
