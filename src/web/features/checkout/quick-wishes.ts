/** Wishes that one press writes into the note, each on a line of its own, where they can be changed like anything typed. */

/** Whether a wish stands in the note as a line. */
export function hasWish(note: string, wish: string): boolean {
  return note.split('\n').some((line) => line.trim() === wish)
}

/** Adds a wish as a line, or takes that line away; the note's other words stay as they are. */
export function toggleWish(note: string, wish: string): string {
  if (hasWish(note, wish)) {
    return note
      .split('\n')
      .filter((line) => line.trim() !== wish)
      .join('\n')
  }
  const before = note.trimEnd()
  return before === '' ? wish : `${before}\n${wish}`
}
