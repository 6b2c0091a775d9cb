/** Hours of some days of the week: 1 is Monday, 7 Sunday; `from` and `to` are the same for a single day. */
export type OpeningHours = { from: number; to: number; opens: string; closes: string }

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const part =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Reads hours as schema.org writes them (`openingHours`): `Mo-Fr 09:00-18:00, Sa 10:00-14:00`. Undefined when a part cannot be
 * read.
 */
export function parseOpeningHours(text: string): OpeningHours[] | undefined {
  const found: OpeningHours[] = []
  for (const piece of text.split(',')) {
    const [, first = '', last = first, opens = '', closes = ''] = part.exec(piece.trim()) ?? []
    const from = days.indexOf(first) + 1
    const to = days.indexOf(last) + 1
    if (from === 0 || to < from || closes <= opens) return undefined
    found.push({ from, to, opens, closes })
  }
  return found
}
