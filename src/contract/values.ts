import { z } from 'zod'
import { pictureSeasons } from '../domain/picture-seasons.ts'
import { boards } from '../domain/rates.ts'
import { isStayDate } from './stay-date.ts'
import { displayCurrencies, hotelKinds, languages } from './vocabulary.ts'

export { isStayDate } from './stay-date.ts'
export { displayCurrencies, hotelKinds, languages } from './vocabulary.ts'

/** Shapes that recur on the wire. Money travels as a decimal string, a stay date as YYYY-MM-DD, an instant as ISO 8601 UTC. */

/** Text that can be kept: without null characters and halves of characters, which PostgreSQL refuses. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}
export const notStorable = 'Not a valid string.'

export const languageSchema = z.enum(languages)
export type Language = z.infer<typeof languageSchema>

export const currencySchema = z.enum(displayCurrencies)
export type DisplayCurrency = z.infer<typeof currencySchema>

export const decimalSchema = z
  .string()
  .regex(/^-?\d+(\.\d{1,2})?$/)
  .meta({ description: 'Amount of money as a decimal string' })
export const stayDateSchema = z
  .string({ error: 'Not a valid string.' })
  .refine(isStayDate, 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.')
  .meta({ description: 'Local day at the property, YYYY-MM-DD, 1900-01-01 to 2099-12-31' })
export const instantSchema = z.iso.datetime({ offset: true })

export const boardSchema = z.enum(boards)
export type BoardCode = z.infer<typeof boardSchema>

export const hotelKindSchema = z.enum(hotelKinds)
export type HotelKind = z.infer<typeof hotelKindSchema>

export const imageSchema = z.object({
  image: z.string().meta({ description: 'Address of the picture, 960 px wide' }),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  blurhash: z.string().nullable().meta({ description: 'Placeholder colour or hash' }),
  srcset: z.string(),
  season: z
    .enum(pictureSeasons)
    .optional()
    .meta({ description: 'The season it shows; absent: it fits the whole year' }),
})
export type WireImage = z.infer<typeof imageSchema>

export const displayPriceSchema = z.object({ display_currency: currencySchema, value: decimalSchema })
export type DisplayPrice = z.infer<typeof displayPriceSchema>

/** A list as every list on the wire: `next` and `previous` are absolute addresses or null. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })
}
