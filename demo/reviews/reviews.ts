import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import { addDays } from '../../src/domain/stay-dates.ts'
import type { HotelFacts } from '../hotels/facts.ts'
import type { Random } from '../scenes/random.ts'
import { bulgarianGuests, bulgarianTowns, foreignGuests } from './guests.ts'
import { answers, complaints, praise, titles } from './remarks.ts'

type Review = ParsedHotelRecord['reviews'][number]

/** The newest so many carry words; the rest only figures. */
const withWords = 6

const aspects = ['cleanliness', 'location', 'staff', 'breakfast', 'value'] as const

/** Reviews of an invented hotel by invented guests, newest first; each says that it is a demo. */
export function createReviews(facts: HotelFacts, today: string): Review[] {
  const random = facts.random.fork('reviews')
  const count = random.int(8, 40)
  const mean = 7.5 + 1.3 * facts.appeal + ((facts.stars ?? 3) - 3) * 0.22 + random.range(-0.35, 0.45)
  const strengths = aspects.map(() => random.range(-0.5, 0.5))
  const said = new Set<string>()
  let age = random.int(3, 16)
  return Array.from({ length: count }, (_, index) => {
    const guest = random.fork(`guest ${index}`)
    const local = guest.chance(facts.country === 'BG' ? 0.68 : 0.42)
    const score = clamp(mean + (guest.next() + guest.next() + guest.next() - 1.5) * 1.5)
    const person = local ? undefined : guest.pick(foreignGuests)
    const stayed = addDays(today, -age)
    age += guest.int(4, 19)
    const words = index < withWords ? speak(facts, score, local ? 0 : 1, said, guest) : undefined
    return {
      author: person ? person[0] : `${guest.pick(bulgarianGuests)}, ${guest.pick(bulgarianTowns)}`,
      country_code: person ? person[1] : 'BG',
      traveller: guest.pick([
        'family',
        'couple',
        'couple',
        'friends',
        'solo',
        facts.destination.character === 'city' ? 'business' : 'family',
      ] as const),
      language: local ? 'bg' : 'en',
      score,
      scores: Object.fromEntries(
        aspects.flatMap((aspect, place) =>
          aspect === 'breakfast' && facts.board === 'RO'
            ? []
            : [[aspect, clamp(score + (strengths[place] ?? 0) + guest.range(-0.6, 0.6))]],
        ),
      ),
      title: words?.title ?? null,
      body: words?.body ?? null,
      stayed_in: `${stayed.slice(0, 7)}-01`,
      answer: words?.answer ?? null,
      demo: true,
    }
  })
}

function speak(facts: HotelFacts, score: number, language: 0 | 1, said: Set<string>, random: Random) {
  const unsaid = (phrases: (readonly [string, string])[]) => {
    const left = phrases.filter((phrase) => !said.has(phrase[0]))
    const chosen = left.length > 0 ? random.pick(left) : random.pick(phrases)
    said.add(chosen[0])
    return chosen[language]
  }
  const true_ = (remarks: typeof praise) =>
    remarks.filter((remark) => remark.if?.(facts) ?? true).flatMap((remark) => remark.says)
  const good = true_(praise)
  const mild = true_(complaints.filter((remark) => remark.mild))
  const bad = true_(complaints.filter((remark) => !remark.mild))
  const mood = score >= 8.8 ? 'warm' : score >= 7 ? 'fair' : 'cool'
  const sentences =
    mood === 'warm'
      ? [unsaid(good), unsaid(good), ...(random.chance(0.35) ? [unsaid(mild)] : [])]
      : mood === 'fair'
        ? [unsaid(good), unsaid(random.chance(0.7) ? mild : bad), ...(random.chance(0.4) ? [unsaid(good)] : [])]
        : [unsaid(bad), unsaid(mild), ...(random.chance(0.6) ? [unsaid(good)] : [])]
  const answer =
    mood === 'cool' ? answers[1] : random.chance(0.25) ? random.pick([answers[0], answers[2]] as const) : undefined
  return { title: random.pick(titles[mood])[language], body: sentences.join(' '), answer: answer?.[language] ?? null }
}

function clamp(score: number): number {
  return Math.round(Math.min(10, Math.max(4, score)) * 10) / 10
}
