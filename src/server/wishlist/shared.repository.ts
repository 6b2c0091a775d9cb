import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export type SharedListRow = Selectable<DB['wishlist']>
export type CommentRow = Selectable<DB['wishlist_comment']>
export type VoteCount = { item_id: number; up: number; down: number; mine: number }

export async function findSharedList(db: Kysely<DB>, key: string): Promise<SharedListRow | undefined> {
  return db.selectFrom('wishlist').selectAll().where('share_key', '=', key).executeTakeFirst()
}

/** Whether an item stands in a list. */
export async function isInList(db: Kysely<DB>, listId: number, itemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('wishlist_item')
    .select('id')
    .where('id', '=', itemId)
    .where('wishlist_id', '=', listId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Votes on the items of a list; `mine` is the one of this voter, 0 for none. */
export async function countVotes(db: Kysely<DB>, itemIds: readonly number[], voter: string): Promise<VoteCount[]> {
  if (itemIds.length === 0) return []
  return db
    .selectFrom('wishlist_vote')
    .select([
      'item_id',
      sql<number>`(count(*) FILTER (WHERE vote = 1))::int`.as('up'),
      sql<number>`(count(*) FILTER (WHERE vote = -1))::int`.as('down'),
      sql<number>`coalesce(sum(vote) FILTER (WHERE voter = ${voter}), 0)::int`.as('mine'),
    ])
    .where('item_id', 'in', itemIds)
    .groupBy('item_id')
    .execute()
}

export async function putVote(
  db: Kysely<DB>,
  vote: { itemId: number; voter: string; vote: number; now: Date },
): Promise<void> {
  await db
    .insertInto('wishlist_vote')
    .values({ item_id: vote.itemId, voter: vote.voter, vote: vote.vote, voted_at: vote.now })
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'voter']).doUpdateSet({ vote: vote.vote, voted_at: vote.now }),
    )
    .execute()
}

export async function deleteVote(db: Kysely<DB>, itemId: number, voter: string): Promise<void> {
  await db.deleteFrom('wishlist_vote').where('item_id', '=', itemId).where('voter', '=', voter).execute()
}

/** Comments on items, the oldest first. */
export async function loadComments(db: Kysely<DB>, itemIds: readonly number[]): Promise<CommentRow[]> {
  if (itemIds.length === 0) return []
  return db.selectFrom('wishlist_comment').selectAll().where('item_id', 'in', itemIds).orderBy('id').execute()
}

/** Comments on everything in a list. */
export async function countComments(db: Kysely<DB>, listId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_comment')
    .innerJoin('wishlist_item', 'wishlist_item.id', 'wishlist_comment.item_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('wishlist_item.wishlist_id', '=', listId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertComment(
  db: Kysely<DB>,
  comment: { itemId: number; voter: string; author: string; body: string; now: Date },
): Promise<CommentRow> {
  return db
    .insertInto('wishlist_comment')
    .values({
      item_id: comment.itemId,
      voter: comment.voter,
      author: comment.author,
      body: comment.body,
      created_at: comment.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a comment away: by who wrote it, or by the owner of the list it stands in. False: there is no such comment. */
export async function deleteComment(
  db: Kysely<DB>,
  id: number,
  by: { voter: string; listId: number } | { accountId: number },
): Promise<boolean> {
  const items = db.selectFrom('wishlist_item').select('id')
  const own =
    'accountId' in by ? items.where('account_id', '=', by.accountId) : items.where('wishlist_id', '=', by.listId)
  const comment = db.deleteFrom('wishlist_comment').where('id', '=', id).where('item_id', 'in', own)
  const theirs = 'voter' in by ? comment.where('voter', '=', by.voter) : comment
  return (await theirs.executeTakeFirst()).numDeletedRows > 0n
}
