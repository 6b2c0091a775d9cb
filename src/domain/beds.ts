/** The beds of a room type, as the catalogue has them. */
export const bedTypes = ['double', 'king', 'single', 'sofa', 'bunk'] as const
export type Bed = { type: (typeof bedTypes)[number]; count: number }

/** What a visitor may ask for: two single beds are a wish of their own, a lone one is not. */
export const bedChoices = ['double', 'king', 'twin', 'sofa', 'bunk'] as const
export type BedChoice = (typeof bedChoices)[number]

/** Beds as kept in the database, without what is not a bed. */
export function readBeds(beds: unknown): Bed[] {
  if (!Array.isArray(beds)) return []
  return beds.flatMap((bed: { type?: unknown; count?: unknown }) => {
    const type = bedTypes.find((known) => known === bed.type)
    return type ? [{ type, count: Number(bed.count) || 1 }] : []
  })
}

/** The wishes that a room with these beds grants. A king-size bed is a double bed too. */
export function choicesOf(beds: readonly Bed[]): BedChoice[] {
  const count = (...types: Bed['type'][]) =>
    beds.reduce((sum, bed) => sum + (types.includes(bed.type) ? bed.count : 0), 0)
  return bedChoices.filter((choice) => {
    if (choice === 'double') return count('double', 'king') > 0
    return choice === 'twin' ? count('single') >= 2 : count(choice) > 0
  })
}

/** Whether each of these rooms has one of the wished beds; nothing wished is granted by any. */
export function grantsBeds(rooms: readonly (readonly BedChoice[])[], wished: readonly BedChoice[]): boolean {
  return wished.length === 0 || rooms.every((beds) => beds.some((bed) => wished.includes(bed)))
}
