import type { WishlistData } from '../../contract/privacy.ts'
import type { PersonalData } from '../db/personal-data.ts'
import { findPriceConsent, listKeptItems, listWishlists } from './personal-data.repository.ts'

/** What somebody keeps for later. Lists go with the account, and with them what others said of a shared one. */
export const wishlistData: PersonalData<WishlistData> = {
  tables: ['wishlist', 'wishlist_item', 'wishlist_mail_consent'],
  read: async (db, { accountId }) => {
    const [lists, items, agreedAt] = await Promise.all([
      listWishlists(db, accountId),
      listKeptItems(db, accountId),
      findPriceConsent(db, accountId),
    ])
    return {
      price_mails_since: agreedAt?.toISOString() ?? null,
      lists: lists.map((list) => ({
        name: list.name,
        shared: list.share_key !== null,
        created_at: list.created_at.toISOString(),
      })),
      items: items.map((item) => ({
        list: item.list,
        item_type: item.item_type,
        item_id: item.item_id,
        name: item.name,
        notes: item.notes,
        checkin: item.checkin,
        checkout: item.checkout,
        rooms: item.rooms,
        added_at: item.added_at.toISOString(),
        removed_at: item.removed_at?.toISOString() ?? null,
      })),
    }
  },
  erase: async () => undefined,
}
