import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { displayCurrencies } from '../../contract/values.ts'

/**
 * What an offer stands for: enough to price it again, nothing that must be stored. An offer is a signed statement, so
 * any node can take it up and nobody can alter its rooms, dates or price.
 */
export const selectionSchema = z.object({
  hotelId: z.number(),
  checkin: z.string(),
  checkout: z.string(),
  rooms: z.array(z.object({ adults: z.number(), childrenAges: z.array(z.number()) })),
  ratePlanId: z.number(),
  roomTypeIds: z.array(z.number()),
  currency: z.enum(displayCurrencies),
  promoCode: z.string().nullable(),
  /** Minor units of the hotel's currency, as shown. */
  total: z.number(),
  localFees: z.number(),
  /** Whether the property still had to confirm. */
  availability: z.enum(['instant', 'on_request']).default('instant'),
  /** Epoch milliseconds, null when cancelling is never free. */
  freeUntil: z.number().nullable(),
  /** What cancelling was to cost: from which instant on (epoch milliseconds), how much. */
  penalties: z.array(z.tuple([z.number(), z.number()])).default([]),
  /** The lowest total of the 30 days before, where it was shown. */
  prior: z.number().nullable(),
  /** Hash of price and terms as they were shown. */
  priceHash: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
})
export type OfferSelection = z.infer<typeof selectionSchema>

/** The offer's id: its selection and a signature, URL-safe. */
export function signOffer(selection: OfferSelection, key: Buffer): string {
  const body = Buffer.from(JSON.stringify(selection)).toString('base64url')
  return `${body}.${signatureOf(body, key)}`
}

/** The selection of an offer id that we signed, or null for anything else. Expiry is the caller's to judge. */
export function readOffer(offerId: string, key: Buffer): OfferSelection | null {
  const [body, signature, ...rest] = offerId.split('.')
  if (!body || !signature || rest.length > 0) return null
  const expected = Buffer.from(signatureOf(body, key))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const parsed = selectionSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data : null
}

function signatureOf(body: string, key: Buffer): string {
  return createHmac('sha256', key).update(`offer:${body}`).digest('base64url').slice(0, 32)
}
