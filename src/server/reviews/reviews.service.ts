import type { Kysely } from 'kysely'
import {
  type Review,
  type ReviewListQuery,
  type ReviewSummary,
  reviewAspects,
  travellerSchema,
  travellers,
} from '../../contract/reviews.ts'
import { type Language, languages } from '../../contract/values.ts'
import { findInReview, type ReviewMatches, readSoughtWords } from '../../domain/review-search.ts'
import { scoreBands } from '../../domain/stay-reviews.ts'
import type { DB } from '../db/schema.ts'
import { messageOf } from '../messages.ts'
import {
  averageAspects,
  countBy,
  findReviews,
  loadGuestWords,
  type ReviewRow,
  sumUpReviews,
} from './reviews.repository.ts'

/** One page of a hotel's published reviews with what all of them come to. `language` is the reader's. */
export async function readReviews(
  db: Kysely<DB>,
  hotelId: number,
  query: ReviewListQuery,
  language: Language,
): Promise<{ count: number; results: Review[]; summary: ReviewSummary }> {
  const { q, ...choice } = query
  const found = q.trim() === '' ? undefined : await searchReviews(db, hotelId, query)
  const filter = found ? { ...choice, ids: [...found.keys()] } : choice
  const [{ count, rows }, figures, aspects, byTraveller, byLanguage] = await Promise.all([
    findReviews(db, hotelId, filter, language),
    sumUpReviews(db, hotelId),
    averageAspects(db, hotelId),
    countBy(db, hotelId, 'traveller', filter),
    countBy(db, hotelId, 'language', filter),
  ])
  const shares = (values: readonly string[], counts: ReadonlyMap<string, number>) =>
    values.flatMap((value) => (counts.has(value) ? [{ value, count: counts.get(value) ?? 0 }] : []))
  return {
    count,
    results: rows.map((row) => ({ ...toWireReview(row, language), matches: found?.get(row.id) })),
    summary: {
      score: figures.score,
      count: figures.count,
      stay: { score: figures.stay_score, count: figures.stay_count },
      demo: figures.demo,
      distribution: scoreBands.map((from, index) => ({ from, count: figures.bands[index] ?? 0 })),
      aspects: reviewAspects.flatMap((code) => {
        const found = aspects.find((aspect) => aspect.code === code)
        return found ? [{ code, score: found.score }] : []
      }),
      travellers: shares(travellers, byTraveller),
      languages: shares(languages, byLanguage),
    },
  }
}

/**
 * The reviews of a hotel that have all the words of a search, with where they stand. They are read one by one: spelling is folded by
 * the program, and a hotel has hundreds of reviews, not millions.
 */
async function searchReviews(
  db: Kysely<DB>,
  hotelId: number,
  query: ReviewListQuery,
): Promise<Map<number, ReviewMatches>> {
  const sought = readSoughtWords(query.q)
  if (sought.length === 0) return new Map()
  const written = await loadGuestWords(db, hotelId, query.with_text)
  return new Map(
    written.flatMap((words) => {
      const matches = findInReview(sought, words)
      return matches ? [[words.id, matches] as const] : []
    }),
  )
}

function toWireReview(row: ReviewRow, reader: Language): Review {
  const language = row.language === 'en' ? 'en' : 'bg'
  return {
    id: row.id,
    author: row.author || messageOf(reader, 'reviews', 'formerGuest'),
    country_code: row.country_code,
    traveller: travellerSchema.parse(row.traveller),
    language,
    score: Number(row.score),
    title: row.title,
    liked: row.liked,
    disliked: row.disliked,
    body: row.body,
    stayed_in: row.stayed_in,
    answer:
      row.answer === null
        ? null
        : { text: row.answer, language: languages.find((known) => known === row.answer_language) ?? language },
    source: row.stay_review_id !== null ? 'stay' : row.demo ? 'demo' : 'import',
  }
}
