import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import type { AmenityCode } from '../../src/domain/amenities.ts'
import { addDays } from '../../src/domain/stay-dates.ts'
import type { HotelFacts } from '../hotels/facts.ts'
import { isOpen } from '../rates/calendar.ts'
import type { Random } from '../scenes/random.ts'
import { bulgarianGuests, bulgarianTowns, foreignGuests } from './guests.ts'
import { answers, complaints, praise, titles } from './remarks.ts'

type Review = ParsedHotelRecord['reviews'][number]

/** The newest so many may carry words, as long as there is something new to say; the rest only figures. */
const withWords = 16

const aspects = ['cleanliness', 'location', 'staff', 'breakfast', 'value'] as const

/** Reviews of an invented hotel with these amenities by invented guests, newest first; each says that it is a demo. */
export function createReviews(facts: HotelFacts, amenities: readonly AmenityCode[], today: string): Review[] {
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
    const stayed = lastOpenDay(facts.open, addDays(today, -age))
    age += guest.int(4, 19)
    const words = index < withWords ? speak({ facts, amenities }, score, local ? 0 : 1, said, guest) : undefined
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
      liked: words?.liked ?? null,
      disliked: words?.disliked ?? null,
      stayed_in: `${stayed.slice(0, 7)}-01`,
      answer: words?.answer ?? null,
      demo: true,
    }
  })
}

/** The day itself, or of a house that was closed then the last before on which it was not. */
function lastOpenDay(open: HotelFacts['open'], day: string): string {
  if (!open || isOpen(open, day.slice(5))) return day
  const ended = `${day.slice(0, 4)}-${open.to}`
  return ended < day ? ended : `${Number(day.slice(0, 4)) - 1}-${open.to}`
}

/** What one guest says; undefined when everything true of the house has been said by others. */
function speak(
  { facts, amenities }: { facts: HotelFacts; amenities: readonly AmenityCode[] },
  score: number,
  language: 0 | 1,
  said: Set<string>,
  random: Random,
) {
  const pick = (phrases: readonly (readonly [string, string])[]) => {
    const left = phrases.filter((phrase) => !said.has(phrase[0]))
    if (left.length === 0) return undefined
    const chosen = random.pick(left)
    said.add(chosen[0])
    return chosen[language]
  }
  const fitting = (remarks: typeof praise) =>
    remarks
      .filter((remark) => remark.if?.(facts) ?? true)
      .filter(({ needs }) => !needs || needs.some((code) => amenities.includes(code)))
      .flatMap((remark) => remark.says)
  const good = fitting(praise)
  const mild = fitting(complaints.filter((remark) => remark.mild))
  const bad = fitting(complaints.filter((remark) => !remark.mild))
  const mood = score >= 8.8 ? 'warm' : score >= 7 ? 'fair' : 'cool'
  const liked =
    mood === 'warm'
      ? [pick(good), pick(good)]
      : mood === 'fair'
        ? [pick(good), random.chance(0.4) ? pick(good) : undefined]
        : [random.chance(0.6) ? pick(good) : undefined]
  const disliked =
    mood === 'warm'
      ? [random.chance(0.3) ? pick(mild) : undefined]
      : mood === 'fair'
        ? [pick(random.chance(0.7) ? mild : bad)]
        : [pick(bad), pick(mild)]
  if ([...liked, ...disliked].every((sentence) => sentence === undefined)) return undefined
  const onlyComplains = liked.every((sentence) => sentence === undefined)
  const answer =
    mood === 'cool' || onlyComplains
      ? answers[1]
      : random.chance(0.25)
        ? random.pick([answers[0], answers[2]] as const)
        : undefined
  return {
    title: pick(titles[mood]) ?? null,
    liked: join(liked),
    disliked: join(disliked),
    answer: answer?.[language] ?? null,
  }
}

function join(sentences: readonly (string | undefined)[]): string | null {
  return sentences.filter((sentence) => sentence !== undefined).join(' ') || null
}

function clamp(score: number): number {
  return Math.round(Math.min(10, Math.max(4, score)) * 10) / 10
}
