import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { DB } from '../db/schema.ts'

export type ItemRow = Selectable<DB['wishlist_item']>
export type ListRow = Selectable<DB['wishlist']> & { count: number }

/** What names an item within an account. */
export type ItemName = { accountId: number; itemType: string; itemId: number }

/**
 * The id of the list that everybody has, made with the first need of it, and locked until the transaction ends: what an account
 * adds at the same time is added one after another, so that limits hold.
 */
export async function lockFirstList(db: Kysely<DB>, accountId: number, now: Date): Promise<number> {
  await sql`INSERT INTO wishlist (account_id, created_at) VALUES (${accountId}, ${now})
    ON CONFLICT (account_id) WHERE name IS NULL DO NOTHING`.execute(db)
  const { id } = await db
    .selectFrom('wishlist')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return id
}

/** The lists of an account, the one without a name first. */
export async function loadLists(db: Kysely<DB>, accountId: number): Promise<ListRow[]> {
  return db
    .selectFrom('wishlist')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('wishlist_item')
        .whereRef('wishlist_id', '=', 'wishlist.id')
        .where('removed_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .where('account_id', '=', accountId)
    .orderBy(sql`name IS NOT NULL`)
    .orderBy('id')
    .execute()
}

/** A list of this account; of another's there is none. */
export async function findList(db: Kysely<DB>, accountId: number, id: number): Promise<ListRow | undefined> {
  return (await loadLists(db, accountId)).find((list) => list.id === id)
}

export async function insertList(
  db: Kysely<DB>,
  list: { accountId: number; name: string; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('wishlist')
    .values({ account_id: list.accountId, name: list.name, created_at: list.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateList(
  db: Kysely<DB>,
  id: number,
  changes: { name?: string; shares_notes?: boolean; share_key?: string | null },
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.updateTable('wishlist').set(changes).where('id', '=', id).execute()
}

export async function deleteList(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('wishlist').where('id', '=', id).execute()
}

/** What is kept, the newest first. */
export async function loadItems(db: Kysely<DB>, by: { accountId: number } | { listId: number }): Promise<ItemRow[]> {
  const items = db.selectFrom('wishlist_item').selectAll().where('removed_at', 'is', null)
  const own =
    'accountId' in by ? items.where('account_id', '=', by.accountId) : items.where('wishlist_id', '=', by.listId)
  return own.orderBy('added_at', 'desc').orderBy('id', 'desc').execute()
}

export async function countItems(db: Kysely<DB>, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_item')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** An item by what it names; also one that was removed and is not forgotten yet. */
export async function findItem(
  db: Kysely<DB>,
  { accountId, itemType, itemId }: ItemName,
): Promise<ItemRow | undefined> {
  return db
    .selectFrom('wishlist_item')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('item_type', '=', itemType)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
}

export async function findItemById(db: Kysely<DB>, accountId: number, id: number): Promise<ItemRow | undefined> {
  return db
    .selectFrom('wishlist_item')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export type NewItem = ItemName & {
  listId: number
  name: string
  notes: string
  stay: { checkin: string; checkout: string; rooms: string } | null
  /** Euro cents. */
  price: number | null
  now: Date
}

export async function insertItem(db: Kysely<DB>, item: NewItem): Promise<ItemRow> {
  return db
    .insertInto('wishlist_item')
    .values({
      account_id: item.accountId,
      wishlist_id: item.listId,
      item_type: item.itemType,
      item_id: item.itemId,
      name: item.name,
      notes: item.notes,
      checkin: item.stay?.checkin ?? null,
      checkout: item.stay?.checkout ?? null,
      rooms: item.stay?.rooms ?? '2',
      price: item.price,
      added_at: item.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateItem(
  db: Kysely<DB>,
  id: number,
  changes: Updateable<Omit<DB['wishlist_item'], 'id' | 'account_id' | 'item_type' | 'item_id'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.updateTable('wishlist_item').set(changes).where('id', '=', id).execute()
}

/** Gives all items of one list to another one, removed ones too: undoing must find them. */
export async function moveItems(db: Kysely<DB>, from: number, to: number): Promise<void> {
  await db.updateTable('wishlist_item').set({ wishlist_id: to }).where('wishlist_id', '=', from).execute()
}

export async function deleteItem(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('wishlist_item').where('id', '=', id).execute()
}

/** Forgets what was removed before a moment, with what was said of it. */
export async function deleteRemovedItems(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('wishlist_item').where('removed_at', '<', before).execute()
}
