import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { HotelFacts } from '../hotels/facts.ts'
import { walkingMinutes } from '../hotels/geo.ts'
import { capitalize, counted, distance, nouns } from './grammar.ts'

type Texts = { bg: Text; en: Text }
type Text = NonNullable<ParsedHotelRecord['texts']['bg']>

/** Summary, description and highlights of a hotel in both languages, made of its own facts. */
export function describeHotel(facts: HotelFacts): Texts {
  const units = counted(
    facts.units,
    facts.kind === 'aparthotel' || facts.kind === 'apartment' ? nouns.flat : nouns.room,
  )
  const where = facts.quarter?.in ?? facts.destination.at
  const breakfast = facts.breakfast
  const beach = facts.beach
  const bg = [`${capitalize(units.bg)} ${where.bg}.`]
  const en = [`${capitalize(units.en)} ${where.en}.`]
  if (breakfast) {
    bg.push(`Закуската е до ${breakfast.until} ч.`)
    en.push(`Breakfast is served until ${breakfast.until}.`)
  }
  if (beach) {
    const minutes = counted(walkingMinutes(beach.metres), nouns.minute)
    bg.push(`До ${beach.beach.bg} се върви ${minutes.bg}.`)
    en.push(`It is ${minutes.en} on foot to ${beach.beach.en}.`)
  }
  const notes = facts.destination.notes
  const summary = { bg: bg.join(' '), en: en.join(' ') }
  const highlights = beach
    ? [
        {
          icon: 'waves',
          bg: { title: `${distance(beach.metres).bg} до плажа`, text: '' },
          en: { title: `${distance(beach.metres).en} to the beach`, text: '' },
        },
      ]
    : []
  const side = (language: 'bg' | 'en') => ({
    summary: summary[language],
    description: [summary[language], notes.map((note) => note[language]).join(' ')].join('\n\n'),
    highlights: highlights.map((item) => ({ icon: item.icon, ...item[language] })),
  })
  return { bg: side('bg'), en: side('en') }
}
