import type { Kysely } from 'kysely'
import type { ReviewData } from '../../contract/privacy.ts'
import { raiseRevision } from '../catalogue/catalogue.service.ts'
import type { PersonalData } from '../db/personal-data.ts'
import type { DB } from '../db/schema.ts'
import { forgetAuthors, listReviewsOf } from './stay-reviews.repository.ts'

/** What somebody wrote about their stays. What is published stays without its author; what nobody has read yet goes. */
export const reviewData: PersonalData<ReviewData> = {
  tables: [],
  read: async (db, { bookings }) => {
    const rows = await listReviewsOf(
      db,
      bookings.map(({ id }) => id),
    )
    return rows.map((row) => ({
      reference: row.reference,
      display_name: row.author,
      score: Number(row.score),
      title: row.title,
      liked: row.liked,
      disliked: row.disliked,
      status: row.status,
      created_at: row.created_at.toISOString(),
    }))
  },
  erase: (trx, { bookings }) =>
    eraseAuthors(
      trx,
      bookings.map(({ id }) => id),
    ),
}

/** Removes the authors from the reviews of bookings. */
export async function eraseAuthors(trx: Kysely<DB>, bookingIds: readonly number[]): Promise<void> {
  const reviews = await listReviewsOf(trx, bookingIds)
  if (reviews.length === 0) return
  // Pages that show a name are kept in memory until the catalogue changes. First of all, as whoever decides on a review does.
  await raiseRevision(trx)
  await forgetAuthors(
    trx,
    reviews.map(({ id }) => id),
  )
}
