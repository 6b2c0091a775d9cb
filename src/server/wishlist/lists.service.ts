import { randomBytes } from 'node:crypto'
import type { DisplayCurrency } from '../../contract/values.ts'
import type { ChangeItemBody, OpenedList, StayFields, WishlistItem, WishlistList } from '../../contract/wishlist.ts'
import { mostLists } from '../../domain/wishlist.ts'
import { AppError } from '../http/errors.ts'
import { quoteKept } from './kept-prices.ts'
import { quoteItems } from './quoted-items.ts'
import { deleteComment } from './shared.repository.ts'
import {
  deleteList,
  findItemById,
  findList,
  type ItemRow,
  insertList,
  type ListRow,
  loadItems,
  loadLists,
  lockFirstList,
  moveItems,
  updateItem,
  updateList,
} from './wishlist.repository.ts'
import { describeItems, describeList, readKeptStay, type WishlistContext } from './wishlist.service.ts'

/** A list opened: everything in it priced anew. @throws AppError `not_found`, also for somebody else's */
export async function openList(context: WishlistContext, id: number, currency: DisplayCurrency): Promise<OpenedList> {
  const list = await requireList(context, id)
  const rows = await loadItems(context.db, { listId: id })
  const items = await quoteItems(context, rows, { currency, reader: '', notes: true })
  return { ...describeList(list), currency, items }
}

/** @throws AppError `lists_full` */
export async function createList(context: WishlistContext, name: string): Promise<WishlistList> {
  const { db, accountId, now } = context
  const id = await db.transaction().execute(async (trx) => {
    await lockFirstList(trx, accountId, now)
    if ((await loadLists(trx, accountId)).length >= mostLists) throw new AppError('lists_full', { max: mostLists })
    return insertList(trx, { accountId, name, now })
  })
  return describeList(await requireList(context, id))
}

/** Renames a list, unless it is the one that everybody has; says whether others see the notes in it. */
export async function changeList(
  context: WishlistContext,
  id: number,
  changes: { name?: string | undefined; shares_notes?: boolean | undefined },
): Promise<WishlistList> {
  const list = await requireList(context, id)
  const { name, shares_notes } = changes
  await updateList(context.db, id, {
    ...(name === undefined || list.name === null ? {} : { name }),
    ...(shares_notes === undefined ? {} : { shares_notes }),
  })
  return describeList(await requireList(context, id))
}

/**
 * Deletes a list; what is in it goes to the one that everybody has, which cannot be deleted.
 * @throws AppError `not_found`, `permission_denied`
 */
export async function dropList(context: WishlistContext, id: number): Promise<void> {
  const { db, accountId, now } = context
  const list = await requireList(context, id)
  if (list.name === null) throw new AppError('permission_denied')
  await db.transaction().execute(async (trx) => {
    await moveItems(trx, id, await lockFirstList(trx, accountId, now))
    await deleteList(trx, id)
  })
}

/**
 * Notes of an item, the list it is in, and the stay it is kept for.
 * @throws AppError `not_found`, also for what is somebody else's; ValidationError
 */
export async function changeItem(context: WishlistContext, id: number, changes: ChangeItemBody): Promise<WishlistItem> {
  const { db, accountId } = context
  const present = await findItemById(db, accountId, id)
  if (!present) throw new AppError('not_found')
  if (changes.list_id !== undefined) await requireList(context, changes.list_id)
  await updateItem(db, id, {
    ...(changes.notes === undefined ? {} : { notes: changes.notes }),
    ...(changes.list_id === undefined ? {} : { wishlist_id: changes.list_id }),
    ...(await readOtherStay(context, present, changes)),
  })
  const row = await findItemById(db, accountId, id)
  const [item] = row ? await describeItems(context, [row], 'EUR') : []
  if (!item) throw new AppError('not_found')
  return item
}

/** Another stay begins with its price of now: what one stay cost then says nothing of another. Empty when it stays as it was. */
async function readOtherStay(context: WishlistContext, row: ItemRow, asked: StayFields) {
  const { checkin = row.checkin, checkout = row.checkout, rooms = row.rooms } = asked
  if (checkin === row.checkin && checkout === row.checkout && rooms === row.rooms) return {}
  const stay = readKeptStay({ checkin, checkout, rooms }, context.now)
  const [quote] = await quoteKept(context, [{ hotelId: row.item_id, stay }], 'EUR')
  return {
    checkin: stay?.checkin ?? null,
    checkout: stay?.checkout ?? null,
    rooms: stay?.rooms ?? '2',
    price: quote?.best?.shown ?? null,
    told_price: null,
  }
}

/**
 * The link by which others see a list: 192 random bits, kept as they are, since whoever reads the database sees the list
 * itself there, and the owner wants to copy the link again. A list that is shared keeps its link.
 */
export async function shareList(context: WishlistContext, id: number): Promise<WishlistList> {
  const list = await requireList(context, id)
  if (list.share_key === null) await updateList(context.db, id, { share_key: randomBytes(24).toString('base64url') })
  return describeList(await requireList(context, id))
}

/** The link leads nowhere from now on. */
export async function unshareList(context: WishlistContext, id: number): Promise<WishlistList> {
  await requireList(context, id)
  await updateList(context.db, id, { share_key: null, shares_notes: false })
  return describeList(await requireList(context, id))
}

/** The owner takes away what somebody wrote. @throws AppError `not_found` */
export async function dropComment({ db, accountId }: WishlistContext, id: number): Promise<void> {
  if (!(await deleteComment(db, id, { accountId }))) throw new AppError('not_found')
}

async function requireList({ db, accountId }: WishlistContext, id: number): Promise<ListRow> {
  const list = await findList(db, accountId, id)
  if (!list) throw new AppError('not_found')
  return list
}
