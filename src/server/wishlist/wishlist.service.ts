import type { Kysely } from 'kysely'
import type { DisplayCurrency } from '../../contract/values.ts'
import type {
  AddItemBody,
  NamedItem,
  StayFields,
  Wishlist,
  WishlistItem,
  WishlistList,
} from '../../contract/wishlist.ts'
import { toDecimal } from '../../domain/money.ts'
import { formatParty } from '../../domain/party.ts'
import { localDay } from '../../domain/stay-dates.ts'
import { mostItems, undoMs } from '../../domain/wishlist.ts'
import type { DB } from '../db/schema.ts'
import { getDirectory, pickText, toHotelCard } from '../hotels/hotels.service.ts'
import { AppError } from '../http/errors.ts'
import { readAskedStay, readParty } from '../rates/rates.service.ts'
import { cheapestQuote, indicateArea, type SearchContext } from '../search/search.service.ts'
import { type KeptThing, quoteKept } from './kept-prices.ts'
import {
  countItems,
  deleteItem,
  findItem,
  findList,
  type ItemRow,
  insertItem,
  type ListRow,
  loadItems,
  loadLists,
  lockFirstList,
  updateItem,
} from './wishlist.repository.ts'

/** Whose wishlist, and in which words it is told. */
export type WishlistContext = SearchContext & { accountId: number }

/** Everything that is kept, the newest first, and the lists it is kept in. */
export async function readWishlist(context: WishlistContext, currency: DisplayCurrency): Promise<Wishlist> {
  const { db, accountId } = context
  const [rows, lists] = await Promise.all([loadItems(db, { accountId }), loadLists(db, accountId)])
  return { items: await describeItems(context, rows, currency), lists: lists.map(describeList) }
}

/**
 * Keeps an item; one that is kept already stays, however often and however many times at once it is added. Adding what was
 * removed a moment ago brings it back with everything that was said of it. Notes that come with it are the newest and replace
 * those from before; an addition without notes changes none.
 * @throws AppError `item_unknown`, `wishlist_full`; ValidationError
 */
export async function addItem(context: WishlistContext, body: AddItemBody): Promise<WishlistItem> {
  const { db, now, accountId } = context
  const thing = await findThing(context, body)
  const stay = readKeptStay(body, now)
  const [price] = await quoteKept(context, [{ hotelId: body.item_id, stay }], 'EUR')
  const row = await db.transaction().execute(async (trx) => {
    const firstList = await lockFirstList(trx, accountId, now)
    const listId = await readListId(trx, accountId, body.list_id, firstList)
    const present = await findItem(trx, { accountId, itemType: body.item_type, itemId: body.item_id })
    const notes = body.notes === '' ? undefined : body.notes
    if (present && !present.removed_at) return changeItem(trx, present, { notes })
    if ((await countItems(trx, accountId)) >= mostItems) throw new AppError('wishlist_full', { max: mostItems })
    if (present?.removed_at && now.getTime() - present.removed_at.getTime() < undoMs) {
      return changeItem(trx, present, { notes, removed_at: null })
    }
    if (present) await deleteItem(trx, present.id)
    return insertItem(trx, {
      accountId,
      listId,
      itemType: body.item_type,
      itemId: body.item_id,
      name: thing.name,
      notes: body.notes,
      stay,
      price: price?.best?.shown ?? null,
      now,
    })
  })
  const [item] = await describeItems(context, [row], 'EUR')
  if (!item) throw new Error('An item that was just kept can be described')
  return item
}

/** The row with those changes that are given. */
async function changeItem(
  db: Kysely<DB>,
  row: ItemRow,
  given: { notes?: string; removed_at?: null },
): Promise<ItemRow> {
  const changes = { ...given, notes: given.notes ?? row.notes }
  await updateItem(db, row.id, changes)
  return { ...row, ...changes }
}

/** Takes an item off the wishlist. One that is not there is removed already, in another tab perhaps. */
export async function removeItem({ db, now, accountId }: WishlistContext, named: NamedItem): Promise<void> {
  const item = await findItem(db, { accountId, itemType: named.item_type, itemId: named.item_id })
  if (item && !item.removed_at) await updateItem(db, item.id, { removed_at: now })
}

export async function isKept({ db, accountId }: WishlistContext, named: NamedItem): Promise<boolean> {
  const item = await findItem(db, { accountId, itemType: named.item_type, itemId: named.item_id })
  return item !== undefined && item.removed_at === null
}

/** Items with what they name in the reader's language. */
export async function describeItems(
  context: SearchContext,
  rows: readonly ItemRow[],
  currency: DisplayCurrency,
): Promise<WishlistItem[]> {
  const directory = await getDirectory(context.db)
  const hotels = rows.flatMap((row) => (row.item_type === 'hotel' ? (directory.get(row.item_id) ?? []) : []))
  const candidates = await indicateArea(context, { hotels, distance: null }, currency)
  const from = new Map(candidates.map(({ hotel, quotes }) => [hotel.id, cheapestQuote(quotes)]))
  return rows.map((row) => {
    const hotel = row.item_type === 'hotel' ? directory.get(row.item_id) : undefined
    const card =
      hotel &&
      toHotelCard(hotel, {
        language: context.language,
        day: row.checkin ?? localDay(context.now, hotel.timezone),
        bestOffer: null,
        nearMiss: null,
        images: 1,
      })
    const price = from.get(row.item_id)
    const name = card?.name ?? row.name
    return {
      id: row.id,
      item_type: toItemType(row.item_type),
      item_id: row.item_id,
      notes: row.notes,
      added_at: row.added_at.toISOString(),
      list_id: row.wishlist_id,
      stay: stayOf(row),
      content_object_data: {
        id: row.item_id,
        name,
        display_name: name,
        image: card?.main_image?.image ?? null,
        url: card?.url ?? null,
        country: card?.country ?? null,
        rating: card?.rating ?? null,
        price_from: card && price ? { display_currency: currency, value: toDecimal(price.shown, currency) } : null,
      },
    }
  })
}

export function describeList(list: ListRow): WishlistList {
  const { share_key: key, shares_notes } = list
  return { id: list.id, name: list.name, count: list.count, share: key === null ? null : { key, shares_notes } }
}

export function toItemType(text: string): NamedItem['item_type'] {
  return text === 'holiday' || text === 'yacht' ? text : 'hotel'
}

export function stayOf({ checkin, checkout, rooms }: ItemRow): KeptThing['stay'] {
  return checkin !== null && checkout !== null ? { checkin, checkout, rooms } : null
}

/** Of an item's type, only hotels exist so far: whatever else is named cannot be found. */
async function findThing({ db, language }: SearchContext, named: NamedItem): Promise<{ name: string }> {
  const hotel = named.item_type === 'hotel' ? (await getDirectory(db)).get(named.item_id) : undefined
  if (!hotel) throw new AppError('item_unknown')
  return { name: pickText(hotel.nameBg, hotel.nameEn, language).text }
}

/** The stay that is asked to be kept; null without dates. @throws ValidationError */
export function readKeptStay(body: StayFields, now: Date): KeptThing['stay'] {
  const asked = readAskedStay({ checkin: body.checkin ?? undefined, checkout: body.checkout ?? undefined }, now)
  const rooms = formatParty(readParty(body.rooms ?? '2'))
  return asked && { checkin: asked.checkin, checkout: asked.checkout, rooms }
}

async function readListId(
  db: Kysely<DB>,
  accountId: number,
  asked: number | null | undefined,
  firstList: number,
): Promise<number> {
  if (asked === null || asked === undefined) return firstList
  const list = await findList(db, accountId, asked)
  if (!list) throw new AppError('not_found')
  return list.id
}
