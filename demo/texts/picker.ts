import type { HotelFacts } from '../hotels/facts.ts'
import type { Bilingual } from '../places/destination.ts'
import { hashText } from '../seed.ts'
import type { Words } from './words.ts'

/** A sentence in both languages that says the same in each; `if` keeps it from saying what is not so. */
export type Line = {
  if?: (facts: HotelFacts, words: Words) => boolean
  say: (words: Words) => readonly [bg: string, en: string]
}

export type Slot = { name: string; lines: readonly Line[] }

/**
 * Chooses sentences so that neighbours differ: of those that are true it takes the one used least so far, in the same
 * destination first, then anywhere. The order of the hotels decides; the same order gives the same choice.
 */
export function createPicker(): (slot: Slot, words: Words) => Bilingual | undefined {
  const uses = new Map<string, number>()
  return (slot, words) => {
    const { facts } = words
    let best: { index: number; rank: number } | undefined
    slot.lines.forEach((line, index) => {
      if (line.if && !line.if(facts, words)) return
      const nearby = uses.get(`${facts.destination.id}/${slot.name}/${index}`) ?? 0
      const anywhere = uses.get(`${slot.name}/${index}`) ?? 0
      const rank = nearby * 10_000 + anywhere * 10 + hashText(`${facts.key}/${slot.name}/${index}`) / 4294967296
      if (!best || rank < best.rank) best = { index, rank }
    })
    if (!best) return undefined
    for (const key of [`${facts.destination.id}/${slot.name}/${best.index}`, `${slot.name}/${best.index}`])
      uses.set(key, (uses.get(key) ?? 0) + 1)
    const said = slot.lines[best.index]?.say(words)
    return said && { bg: said[0], en: said[1] }
  }
}
