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
import { scoreBands } from '../../domain/stay-reviews.ts'
import type { DB } from '../db/schema.ts'
import { messageOf } from '../messages.ts'
import { averageAspects, countBy, findReviews, type ReviewRow, sumUpReviews } from './reviews.repository.ts'

/** One page of a hotel's published reviews with what all of them come to. `language` is the reader's. */
export async function readReviews(
  db: Kysely<DB>,
  hotelId: number,
  query: ReviewListQuery,
  language: Language,
): Promise<{ count: number; results: Review[]; summary: ReviewSummary }> {
  const [{ count, rows }, figures, aspects, byTraveller, byLanguage] = await Promise.all([
    findReviews(db, hotelId, query),
    sumUpReviews(db, hotelId),
    averageAspects(db, hotelId),
    countBy(db, hotelId, 'traveller', query),
    countBy(db, hotelId, 'language', query),
  ])
  const shares = (values: readonly string[], counts: ReadonlyMap<string, number>) =>
    values.flatMap((value) => (counts.has(value) ? [{ value, count: counts.get(value) ?? 0 }] : []))
  return {
    count,
    results: rows.map((row) => toWireReview(row, language)),
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
