import { createHash } from 'node:crypto'
import type { DisplayCurrency } from '../../contract/values.ts'
import type { SharedList, WishlistComment, WishlistVotes } from '../../contract/wishlist.ts'
import { mostComments, mostVoters } from '../../domain/wishlist.ts'
import { countUse } from '../accounts/accounts.service.ts'
import { AppError } from '../http/errors.ts'
import type { SearchContext } from '../search/search.service.ts'
import { describeComment, describeVotes, quoteItems } from './quoted-items.ts'
import {
  countComments,
  countVotes,
  deleteComment,
  deleteVote,
  findSharedList,
  insertComment,
  isInList,
  putVote,
  type SharedListRow,
} from './shared.repository.ts'
import { loadItems } from './wishlist.repository.ts'

/** Who has a link, from which network address. */
export type SharedContext = SearchContext & { key: string; address: string }

/**
 * A shared list as others see it: places, dates and prices; nothing of its owner, and the notes only when the owner wants it.
 * @throws AppError `not_found` for a link that was taken back or never was
 */
export async function readShared(
  context: SharedContext,
  token: string | undefined,
  currency: DisplayCurrency,
): Promise<SharedList> {
  const list = await requireShared(context)
  const rows = await loadItems(context.db, { listId: list.id })
  const reader = token === undefined ? '' : hashVoter(list.id, token)
  const items = await quoteItems(context, rows, { currency, reader, notes: list.shares_notes })
  return { name: list.name, currency, items }
}

/** One vote for each browser and item; 0 takes it back. @throws AppError `not_found`, `throttled`, `comments_full` */
export async function vote(
  context: SharedContext,
  { token, item, vote: value }: { token: string; item: number; vote: -1 | 0 | 1 },
): Promise<WishlistVotes> {
  const { db, now } = context
  const list = await requireItem(context, item)
  await countUse(context, { limit: 'list_vote', of: `${list.id} ${context.address}` })
  const voter = hashVoter(list.id, token)
  if (value === 0) await deleteVote(db, item, voter)
  else {
    const [present] = await countVotes(db, [item], voter)
    const isNew = !present?.mine
    if (isNew && (present?.up ?? 0) + (present?.down ?? 0) >= mostVoters) throw new AppError('comments_full')
    await putVote(db, { itemId: item, voter, vote: value, now })
  }
  const [count] = await countVotes(db, [item], voter)
  return describeVotes(count)
}

/** @throws AppError `not_found`, `throttled`, `comments_full` */
export async function comment(
  context: SharedContext,
  { token, item, author, text }: { token: string; item: number; author: string; text: string },
): Promise<WishlistComment> {
  const { db, now } = context
  const list = await requireItem(context, item)
  await countUse(context, { limit: 'list_comment', of: `${list.id} ${context.address}` })
  if ((await countComments(db, list.id)) >= mostComments) throw new AppError('comments_full')
  const voter = hashVoter(list.id, token)
  return describeComment(await insertComment(db, { itemId: item, voter, author, body: text, now }), voter)
}

/** Takes back a comment that was written in this browser. @throws AppError `not_found` */
export async function takeBack(context: SharedContext, id: number, token: string): Promise<void> {
  const list = await requireShared(context)
  if (!(await deleteComment(context.db, id, { voter: hashVoter(list.id, token), listId: list.id })))
    throw new AppError('not_found')
}

async function requireShared({ db, key }: SharedContext): Promise<SharedListRow> {
  const list = await findSharedList(db, key)
  if (!list) throw new AppError('not_found')
  return list
}

async function requireItem(context: SharedContext, itemId: number): Promise<SharedListRow> {
  const list = await requireShared(context)
  if (!(await isInList(context.db, list.id, itemId))) throw new AppError('not_found')
  return list
}

/** A browser is somebody else in each list: nobody can put together what one says in several. */
function hashVoter(listId: number, token: string): string {
  return createHash('sha256').update(`${listId} ${token}`).digest('base64url')
}
