import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { ReviewListQuery } from '../../contract/reviews.ts'
import type { Language } from '../../contract/values.ts'
import { scoreBands } from '../../domain/stay-reviews.ts'
import type { DB } from '../db/schema.ts'

export type ReviewRow = Selectable<DB['review']>
/** `ids`: these alone; absent: whichever. */
type Filter = Pick<ReviewListQuery, 'traveller' | 'language' | 'with_text'> & { ids?: readonly number[] | undefined }
type Builder = ExpressionBuilder<DB, 'review'>

/** Invented reviews stand only at invented hotels: anywhere else they would be lies. */
const counted = sql<SqlBool>`(NOT review.demo OR EXISTS (
  SELECT FROM hotel WHERE hotel.id = review.hotel_id AND hotel.source = 'demo'))`

function matching(hotelId: number, filter: Partial<Filter>) {
  return (builder: Builder) => {
    const conditions: Expression<SqlBool>[] = [builder('hotel_id', '=', hotelId), counted]
    if (filter.traveller) conditions.push(builder('traveller', '=', filter.traveller))
    if (filter.language) conditions.push(builder('language', '=', filter.language))
    if (filter.with_text) conditions.push(sql<SqlBool>`coalesce(body, liked, disliked) IS NOT NULL`)
    if (filter.ids) conditions.push(sql<SqlBool>`review.id = ANY(${filter.ids})`)
    return builder.and(conditions)
  }
}

/** One page of a hotel's reviews, and how many there are of them. `reader`: the language of whom they are listed for. */
export async function findReviews(
  db: Kysely<DB>,
  hotelId: number,
  query: Omit<ReviewListQuery, 'q'> & Filter,
  reader: Language,
): Promise<{ count: number; rows: ReviewRow[] }> {
  const where = matching(hotelId, query)
  const [total, rows] = await Promise.all([
    db
      .selectFrom('review')
      .select((builder) => builder.fn.countAll<number>().as('count'))
      .where(where)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('review')
      .selectAll()
      .where(where)
      .$if(query.sort === 'own_language', (sorted) =>
        sorted.orderBy((builder) => builder('language', '=', reader), 'desc'),
      )
      .$if(query.sort === 'best', (sorted) => sorted.orderBy('score', 'desc'))
      .$if(query.sort === 'worst', (sorted) => sorted.orderBy('score', 'asc'))
      .orderBy('stayed_in', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(query.page_size)
      .offset((Math.max(1, query.page) - 1) * query.page_size)
      .execute(),
  ])
  return { count: Number(total.count), rows }
}

type WordsRow = Pick<ReviewRow, 'id' | 'title' | 'liked' | 'disliked' | 'body'>

/** What guests wrote of a hotel, for a search in it. @param withText as the list: not those with a title alone. */
export async function loadGuestWords(db: Kysely<DB>, hotelId: number, withText: boolean): Promise<WordsRow[]> {
  return db
    .selectFrom('review')
    .select(['id', 'title', 'liked', 'disliked', 'body'])
    .where(matching(hotelId, { with_text: withText }))
    .execute()
}

type Figures = {
  score: number | null
  count: number
  stay_score: number | null
  stay_count: number
  demo: boolean
  bands: number[]
}

/** What all reviews of a hotel come to. */
export async function sumUpReviews(db: Kysely<DB>, hotelId: number): Promise<Figures> {
  const bands = scoreBands.map((from, index) => {
    const below = scoreBands[index - 1] ?? 11
    return sql`count(*) FILTER (WHERE score >= ${sql.lit(from)} AND score < ${sql.lit(below)})::int`
  })
  const { rows } = await sql<Figures>`
    SELECT round(avg(score), 1)::float AS score, count(*)::int AS count,
      round(avg(score) FILTER (WHERE stay_review_id IS NOT NULL), 1)::float AS stay_score,
      count(stay_review_id)::int AS stay_count,
      coalesce(bool_or(demo), false) AS demo,
      ARRAY[${sql.join(bands)}] AS bands
    FROM review WHERE hotel_id = ${hotelId} AND ${counted}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate always has a row')
  return row
}

/** The mean of each aspect that guests marked, one decimal. */
export async function averageAspects(db: Kysely<DB>, hotelId: number): Promise<{ code: string; score: number }[]> {
  const { rows } = await sql<{ code: string; score: number }>`
    SELECT mark.key AS code, round(avg(mark.value::text::numeric), 1)::float AS score
    FROM review, jsonb_each(review.scores) AS mark
    WHERE hotel_id = ${hotelId} AND ${counted} AND jsonb_typeof(mark.value) = 'number'
    GROUP BY mark.key`.execute(db)
  return rows
}

/** How many reviews each value of a column would leave under the other filters. */
export async function countBy(
  db: Kysely<DB>,
  hotelId: number,
  column: 'traveller' | 'language',
  filter: Partial<Filter>,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('review')
    .select((builder) => [`${column} as value`, builder.fn.countAll<number>().as('count')])
    .where(matching(hotelId, { ...filter, [column]: undefined }))
    .groupBy(column)
    .execute()
  return new Map(rows.map((row) => [row.value, Number(row.count)]))
}
