import type { Format } from '../../lib/format.ts'
import type { Translator } from '../../lib/i18n.tsx'

type Words = { words: Translator<'catalogue'>; format: Format }

/** "12 km", below ten with a decimal. */
function wordKilometres(value: number, { words, format }: Words): string {
  return words('units.kilometres', { value: format.number(value < 10 ? value : Math.round(value)) })
}

/** "650 m", "1.2 km", rounded like the line of the address. */
export function wordMetres(value: number, words: Words): string {
  if (value >= 950) return wordKilometres(Math.round(value / 100) / 10, words)
  const step = value < 100 ? 10 : 50
  return words.words('units.metres', { value: words.format.number(Math.round(value / step) * step) })
}
