import { z } from 'zod'
import { findCountryCode, nameCountry } from './country-names.ts'

/** A region that a list names beside its places, made a place of its own. */
export type RegionName = { name_bg?: string; name_en?: string }

/** A row as our own record, still unchecked; `region` is the one it lies in, `rooms` how many a hotel has. */
export type Draft = { record: Record<string, unknown>; region?: RegionName; rooms?: number }

/** What a row says, or why it cannot be used. */
export type Reading = Draft | { problem: string }

/** One way in which lists are written. */
export type Shape = {
  name: string
  /** True when a row has the fields of this shape. */
  fits(row: Record<string, unknown>): boolean
  read(row: unknown): Reading
}

/** Builds a shape's `read` from the schema of its rows. */
export function readAs<Row>(schema: z.ZodType<Row>, convert: (row: Row) => Reading): (row: unknown) => Reading {
  return (row) => {
    const parsed = schema.safeParse(row)
    return parsed.success ? convert(parsed.data) : { problem: explainIssue(parsed.error) }
  }
}

/** The first thing wrong with a row, in words: `latitude: expected number, received string`. */
export function explainIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  const path = issue?.path.join('.') ?? ''
  if (!issue) return 'it cannot be read'
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return `${path} is missing`
  const message = issue.message.replace(/^Invalid (?:input|string): |^Invalid input$/i, '').replace(/^Too /, 'too ')
  return path === '' ? message : `${path}: ${message || 'cannot be read'}`
}

/** A number, also as the text of a CSV field. */
export const numeric = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*-?\d+([.,]\d+)?\s*$/, 'expected a number')
    .transform((text) => Number(text.replace(',', '.'))),
])
export const optionalText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((text) => {
    const trimmed = text === null || text === undefined ? '' : String(text).trim()
    return trimmed === '' ? undefined : trimmed
  })
export const idText = z.union([z.string().min(1), z.number()]).transform(String)

/** Puts a name under the language whose letters it is written in: Cyrillic is Bulgarian, everything else English. */
export function byScript(text: string | undefined): { bg?: string; en?: string } {
  if (text === undefined) return {}
  return /\p{Script=Cyrillic}/u.test(text) && !/\p{Script=Latin}{3}/u.test(text) ? { bg: text } : { en: text }
}

/** A country's code from what stands in a list's columns for its code and its name, whichever of both they hold. */
export function settleCountry(code: string | undefined, name: string | undefined): string | undefined {
  for (const given of [code, name]) {
    const letters = given?.trim().toUpperCase() ?? ''
    if (nameCountry(letters)) return letters
    const found = given === undefined ? undefined : findCountryCode(given)
    if (found) return found
  }
  return undefined
}
