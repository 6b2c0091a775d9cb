import { openedListSchema, wishlistSchema } from '../src/contract/wishlist.ts'
import type { Member, People } from './people.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Somebody with a wishlist, by the API alone: a new person, or `known` signed in again. */
export async function createKeeper({ send, join, signIn }: People, known?: Member) {
  const member = known ? await signIn(known) : await join()
  const call = (method: Method, path: string, body?: object, language = 'en') =>
    send(method, `/api/v1/users/${path}`, body, {
      token: member.tokens.access,
      headers: { 'accept-language': language },
    })
  const named = (item_id: unknown, more: object = {}) => ({ item_type: 'hotel', item_id, ...more })
  return {
    member,
    call,
    named,
    add: (item_id: unknown, more: object = {}) => call('POST', 'add_to_wishlist/', named(item_id, more)),
    remove: (item_id: number) => call('DELETE', 'remove_from_wishlist/', named(item_id)),
    list: async (language = 'en') => wishlistSchema.parse((await call('GET', 'wishlist/', undefined, language)).json()),
    /** The id of the list that everybody has. */
    firstList: async () => wishlistSchema.parse((await call('GET', 'wishlist/')).json()).lists[0]?.id ?? 0,
    open: async (listId: number, query = '') =>
      openedListSchema.parse((await call('GET', `wishlist/lists/${listId}/${query}`)).json()),
    check: async (item_id: number, item_type = 'hotel') =>
      (await call('GET', `check_wishlist_item/?item_type=${item_type}&item_id=${item_id}`)).json(),
  }
}
