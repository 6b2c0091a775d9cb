import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'

export type KeptItem = Selectable<DB['wishlist_item']> & { list: string | null }

/** Everything in an account's lists, also what was removed and can still be brought back. */
export async function listKeptItems(db: Kysely<DB>, accountId: number): Promise<KeptItem[]> {
  return db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
    .selectAll('wishlist_item')
    .select('wishlist.name as list')
    .where('wishlist_item.account_id', '=', accountId)
    .orderBy('wishlist_item.id')
    .execute()
}

export async function listWishlists(db: Kysely<DB>, accountId: number): Promise<Selectable<DB['wishlist']>[]> {
  return db.selectFrom('wishlist').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
}

/** Since when an account wants to hear of prices. */
export async function findPriceConsent(db: Kysely<DB>, accountId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('wishlist_mail_consent')
    .select('agreed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.agreed_at
}
