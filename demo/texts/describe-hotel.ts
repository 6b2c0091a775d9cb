import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { HotelFacts } from '../hotels/facts.ts'
import type { Bilingual } from '../places/destination.ts'
import { highlightsOf } from './highlights.ts'
import { openings } from './openings.ts'
import { createPicker } from './picker.ts'
import { practical } from './practical.ts'
import { details, rooms } from './rooms-and-details.ts'
import { beginnings, promises } from './summaries.ts'
import { locations, outdoors } from './surroundings.ts'
import { table, water } from './table-and-water.ts'
import { createWords, type Words } from './words.ts'

export type HotelTexts = { bg: HotelText; en: HotelText }
type HotelText = NonNullable<ParsedHotelRecord['texts']['bg']>

/**
 * Writes the texts of hotels one after the other. Keep one writer for all of them and their order: it remembers what has
 * been said, so that no two hotels say the same.
 */
export function createTextWriter(): (facts: HotelFacts) => HotelTexts {
  const choose = createPicker()
  const summaries = new Set<string>()
  const notesUsed = new Map<string, number>()
  return (facts) => {
    const words = createWords(facts)
    const say = (name: string, lines: Parameters<typeof choose>[0]['lines']) => choose({ name, lines }, words)
    const note = () => {
      const { id, notes } = facts.destination
      const turn = notesUsed.get(id) ?? facts.random.fork('notes').int(0, notes.length - 1)
      notesUsed.set(id, turn + 1)
      return notes[turn % notes.length]
    }
    const summary = () => {
      const first = say('beginning', beginnings)
      let second = say('promise', promises)
      for (let tries = 0; tries < 6 && repeats(words, first, second); tries += 1) second = say('promise', promises)
      return join([first, second], ' ')
    }
    let line = summary()
    for (let tries = 0; summaries.has(line.bg) || summaries.has(line.en); tries += 1) {
      if (tries > 20) throw new Error(`The summary of ${facts.key} repeats another.`)
      line = summary()
    }
    summaries.add(line.bg).add(line.en)

    const house = [say(`opening/${facts.kind}`, openings[facts.kind]), say('location', locations)]
    const inside = [say('rooms', rooms), say('detail', details)]
    const pleasures = [say('table', table), say('water', water) ?? say('outdoors', outdoors)]
    const more = [say('outdoors', outdoors), facts.units > 20 ? say('rooms', rooms) : say('detail', details)]
    const around = [
      note(),
      ...(facts.random.fork('second note').chance(0.45) ? [note()] : []),
      say('practical', practical),
    ]
    const middle = facts.random.fork('order').chance(0.5)
      ? [
          [...inside, more[0]],
          [...pleasures, more[1]],
        ]
      : [
          [...pleasures, more[0]],
          [...inside, more[1]],
        ]
    const told = new Set<string>()
    const paragraphs = [house, ...middle, around].map((sentences) => join(unheard(sentences, told), ' '))
    const description = join(paragraphs, '\n\n')
    const highlights = highlightsOf(words)
    return {
      bg: { summary: line.bg, description: description.bg, highlights: highlights.map((item) => item.bg) },
      en: { summary: line.en, description: description.en, highlights: highlights.map((item) => item.en) },
    }
  }
}

/** Both halves of a summary lead to the same beach, lift or sight. */
function repeats(words: Words, first: Bilingual | undefined, second: Bilingual | undefined): boolean {
  return [words.beach, words.lift, words.sight].some(
    (way) => way && first?.bg.includes(way.to.bg) && second?.bg.includes(way.to.bg),
  )
}

function join(parts: readonly (Bilingual | undefined)[], glue: string): Bilingual {
  const said = parts.filter((part) => part !== undefined)
  return { bg: said.map((part) => part.bg).join(glue), en: said.map((part) => part.en).join(glue) }
}

/** Leaves out what has been told already: with few true sentences a slot may give the same one twice. */
function unheard(parts: readonly (Bilingual | undefined)[], told: Set<string>): Bilingual[] {
  return parts.flatMap((part) => {
    if (part === undefined || told.has(part.bg)) return []
    told.add(part.bg)
    return [part]
  })
}
