import { askedAspects, type ReviewAspect, type Traveller, travellers } from '../../../contract/review-vocabulary.ts'
import type { StayToReview } from '../../../contract/reviews.ts'
import type { Language } from '../../../contract/values.ts'
import { languages } from '../../../contract/vocabulary.ts'
import { readStored, writeStored } from '../../lib/stored.ts'

/** What stands in the form; a score of 0 is none yet. */
export type ReviewDraft = {
  score: number
  scores: Partial<Record<ReviewAspect, number>>
  title: string
  liked: string
  disliked: string
  traveller: Traveller
  language: Language
  display_name: string
}

/** The form as it opens: what was sent before, or what is known of the stay. */
export function startDraft(stay: StayToReview, language: Language): ReviewDraft {
  const { review, guest } = stay
  if (!review) {
    const { traveller, first_name: display_name } = guest
    return { score: 0, scores: {}, title: '', liked: '', disliked: '', traveller, language, display_name }
  }
  return {
    score: review.score,
    scores: review.scores,
    title: review.title ?? '',
    liked: review.liked ?? '',
    disliked: review.disliked ?? '',
    traveller: review.traveller,
    language: review.language,
    display_name: review.display_name,
  }
}

const keyOf = (reference: string) => `reviewDraft:${reference}`

/** Keeps what is typed in this browser, until it has been sent. */
export function keepReviewDraft(reference: string, draft: ReviewDraft): void {
  writeStored(keyOf(reference), JSON.stringify(draft))
}

export function forgetReviewDraft(reference: string): void {
  writeStored(keyOf(reference), null)
}

/** What was typed and not sent; null when there is nothing, anything odd in it left out. */
export function readKeptDraft(reference: string, start: ReviewDraft): ReviewDraft | null {
  const text = readStored(keyOf(reference))
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return null
    const given = new Map<string, unknown>(Object.entries(kept))
    const words = (name: keyof ReviewDraft, limit: number, fallback: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value.slice(0, limit) : fallback
    }
    const scores = given.get('scores')
    const marks = new Map<string, unknown>(typeof scores === 'object' && scores ? Object.entries(scores) : [])
    return {
      score: toMark(given.get('score')) ?? start.score,
      scores: Object.fromEntries(
        askedAspects.flatMap((aspect) => {
          const mark = toMark(marks.get(aspect))
          return mark === undefined ? [] : [[aspect, mark]]
        }),
      ),
      title: words('title', 120, start.title),
      liked: words('liked', 2000, start.liked),
      disliked: words('disliked', 2000, start.disliked),
      traveller: travellers.find((known) => known === given.get('traveller')) ?? start.traveller,
      language: languages.find((known) => known === given.get('language')) ?? start.language,
      display_name: words('display_name', 60, start.display_name),
    }
  } catch {
    return null
  }
}

function toMark(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10 ? value : undefined
}
