import { z } from 'zod'
import { readParagraphs } from '../domain/typed-text.ts'
import { itemTypes, longest } from '../domain/wishlist.ts'
import { hotelCardSchema } from './hotels.ts'
import {
  currencySchema,
  displayPriceSchema,
  instantSchema,
  isStorable,
  languageSchema,
  notStorable,
  stayDateSchema,
} from './values.ts'

function text(max: number) {
  return z.string().overwrite(readParagraphs).max(max).refine(isStorable, notStorable)
}

const itemTypeSchema = z.enum(itemTypes)
/** Clients that read the id from an address send it as text. */
const idSchema = z.preprocess(
  (raw) => (typeof raw === 'string' && /^\d{1,10}$/.test(raw) ? Number(raw) : raw),
  z.number().int().positive().max(2_147_483_647),
)
const notesSchema = text(longest.notes)
const roomsSchema = z.string().max(200).meta({ description: 'As in a search: 2 or 2-5,9; rooms separated by ;' })

/** The dates and the party that an item is kept for. */
export const keptStaySchema = z.object({ checkin: stayDateSchema, checkout: stayDateSchema, rooms: z.string() })
export type KeptStay = z.infer<typeof keptStaySchema>

const stayFields = {
  checkin: stayDateSchema.nullish(),
  checkout: stayDateSchema.nullish(),
  rooms: roomsSchema.nullish(),
}
export type StayFields = z.output<z.ZodObject<typeof stayFields>>

/** POST users/add_to_wishlist/. With dates the item is kept for that stay. */
export const addItemBodySchema = z.object({
  item_type: itemTypeSchema,
  item_id: idSchema,
  notes: notesSchema.default(''),
  ...stayFields,
  list_id: z.number().int().nullish().meta({ description: 'Absent: the list that everybody has' }),
})
export type AddItemBody = z.output<typeof addItemBodySchema>

/** DELETE users/remove_from_wishlist/, and the query of GET users/check_wishlist_item/. */
export const namedItemSchema = z.object({ item_type: itemTypeSchema, item_id: idSchema })
export type NamedItem = z.output<typeof namedItemSchema>

export const membershipSchema = z.object({ in_wishlist: z.boolean() })

/** The thing itself, in the reader's language; of one that is no longer offered only id and name are known. */
const contentObjectSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  display_name: z.string(),
  image: z.string().nullable(),
  url: z.string().nullable().meta({ description: 'Path of its page without language prefix; null: no longer offered' }),
  country: z.string().nullable(),
  rating: z.number().nullable(),
  price_from: displayPriceSchema
    .nullable()
    .meta({ description: 'Per night for two adults in the 60 days from the first night for sale' }),
})

export const wishlistItemSchema = z.object({
  id: z.number().int(),
  item_type: itemTypeSchema,
  item_id: z.number().int(),
  notes: z.string(),
  added_at: instantSchema,
  list_id: z.number().int(),
  stay: keptStaySchema.nullable(),
  content_object_data: contentObjectSchema,
})
export type WishlistItem = z.infer<typeof wishlistItemSchema>

export const wishlistListSchema = z.object({
  id: z.number().int(),
  name: z.string().nullable().meta({ description: 'null: the list that everybody has, which cannot be deleted' }),
  count: z.number().int(),
  share: z
    .object({ key: z.string(), shares_notes: z.boolean() })
    .nullable()
    .meta({ description: 'null: nobody else sees the list' }),
})
export type WishlistList = z.infer<typeof wishlistListSchema>

/** GET users/wishlist/ */
export const wishlistSchema = z.object({ items: z.array(wishlistItemSchema), lists: z.array(wishlistListSchema) })
export type Wishlist = z.infer<typeof wishlistSchema>

export const currencyQuerySchema = z.object({
  currency: currencySchema.default('EUR'),
  lang: languageSchema.optional(),
})

const name = text(longest.listName).min(1, 'This field may not be blank.')

/** POST users/wishlist/lists/ */
export const createListBodySchema = z.object({ name })
/** PATCH users/wishlist/lists/{id}/ */
export const changeListBodySchema = z.object({ name: name.optional(), shares_notes: z.boolean().optional() })
/** PATCH users/wishlist/items/{id}/. What is absent stays; dates of `null` keep the item without any. */
export const changeItemBodySchema = z.object({
  notes: notesSchema.optional(),
  list_id: z.number().int().optional(),
  ...stayFields,
})
export type ChangeItemBody = z.output<typeof changeItemBodySchema>

const commentSchema = z.object({
  id: z.number().int(),
  author: z.string(),
  text: z.string(),
  created_at: instantSchema,
  mine: z.boolean().meta({ description: 'Written in this browser, and can be taken back' }),
})
export type WishlistComment = z.infer<typeof commentSchema>

const votesSchema = z.object({
  up: z.number().int(),
  down: z.number().int(),
  mine: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
})
export type WishlistVotes = z.infer<typeof votesSchema>

/** What an item costs now against then, and what others say of it. */
const quotedItemSchema = z.object({
  id: z.number().int(),
  item_type: itemTypeSchema,
  item_id: z.number().int(),
  name: z.string(),
  notes: z.string().nullable().meta({ description: 'null: not shown to others' }),
  added_at: instantSchema,
  stay: keptStaySchema.nullable(),
  state: z
    .enum(['offered', 'unavailable', 'past', 'gone'])
    .meta({ description: 'unavailable: not for this stay; past: its dates are over; gone: no longer offered' }),
  card: hotelCardSchema.nullable(),
  timezone: z.string().nullable().meta({ description: 'Of the place; null: no longer offered' }),
  price_then: displayPriceSchema.nullable().meta({ description: 'When it was kept, at the exchange rate of today' }),
  price_change: z.enum(['lower', 'same', 'higher']).nullable(),
  votes: votesSchema,
  comments: z.array(commentSchema),
})
export type QuotedItem = z.infer<typeof quotedItemSchema>

/** GET users/wishlist/lists/{id}/: the list opened, every item priced anew. */
export const openedListSchema = wishlistListSchema.extend({
  currency: currencySchema,
  items: z.array(quotedItemSchema),
})
export type OpenedList = z.infer<typeof openedListSchema>

/** GET users/wishlist/emails/: whether to be written to when a kept price falls. */
export const wishlistEmailsSchema = z.object({ price_drops: z.boolean() })
export type WishlistEmails = z.infer<typeof wishlistEmailsSchema>
/** PATCH users/wishlist/emails/ */
export const chooseEmailsBodySchema = wishlistEmailsSchema.extend({
  place: z.enum(['wishlist', 'privacy']).default('wishlist').meta({ description: 'On which page it was chosen' }),
})

const keySchema = z.string().max(100)
/** Random bits of a browser by which it knows its own votes and comments again. */
const voterSchema = z.string().regex(/^[\w-]{22,100}$/)

/** GET shared_wishlist/ */
export const sharedListQuerySchema = currencyQuerySchema.extend({ key: keySchema, token: voterSchema.optional() })
export const sharedListSchema = z.object({
  name: z.string().nullable(),
  currency: currencySchema,
  items: z.array(quotedItemSchema),
})
export type SharedList = z.infer<typeof sharedListSchema>

/** POST shared_wishlist/votes/; 0 takes the vote back. */
export const voteBodySchema = z.object({
  key: keySchema,
  token: voterSchema,
  item: z.number().int(),
  vote: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
})
export const votesAnswerSchema = votesSchema

/** POST shared_wishlist/comments/ */
export const commentBodySchema = z.object({
  key: keySchema,
  token: voterSchema,
  item: z.number().int(),
  author: text(longest.author).min(1, 'This field may not be blank.'),
  text: text(longest.comment).min(1, 'This field may not be blank.'),
})
export const commentAnswerSchema = commentSchema
/** DELETE shared_wishlist/comments/{id}/ */
export const takeBackBodySchema = z.object({ key: keySchema, token: voterSchema })

/** POST wishlist_emails/stop/ and resume/: the key of a mail's link. */
export const stopEmailsBodySchema = z.object({ key: keySchema })
