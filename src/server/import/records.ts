import {
  hotelRecordSchema,
  type ParsedHotelRecord,
  type ParsedPlaceRecord,
  placeRecordSchema,
} from '../../contract/catalogue-file.ts'
import { displayCurrencies, isStorable } from '../../contract/values.ts'
import { amenities } from '../../domain/amenities.ts'
import { findUnknownRoomAmenity } from '../../domain/room-amenities.ts'
import { explainIssue } from './reading.ts'

export type Checked<Record> = { record: Record } | { problem: string }

const amenityCodes = new Set<string>(amenities.map(({ code }) => code))
const currencies = new Set<string>(displayCurrencies)
const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const largestInteger = 2_147_483_647

/** A place as the catalogue takes it, or the first reason why not. */
export function checkPlace(draft: Record<string, unknown>): Checked<ParsedPlaceRecord> {
  const parsed = placeRecordSchema.safeParse(draft)
  if (!parsed.success) return { problem: explainIssue(parsed.error) }
  const record = parsed.data
  const problem =
    findNameProblem(record) ??
    findZoneProblem(record.timezone) ??
    (record.population > largestInteger ? 'population: is too large' : undefined) ??
    findTextProblem(record)
  return problem === undefined ? { record } : { problem }
}

/** A hotel as the catalogue takes it, or the first reason why not. */
export function checkHotel(draft: Record<string, unknown>): Checked<ParsedHotelRecord> {
  const parsed = hotelRecordSchema.safeParse(draft)
  if (!parsed.success) return { problem: explainIssue(parsed.error) }
  const record = parsed.data
  const unknown = record.amenities.find((code) => !amenityCodes.has(code))
  const unknownInRoom = findUnknownRoomAmenity(record.room_types.flatMap((room) => room.amenities))
  const times = [record.check_in_from, record.check_in_until, record.check_out_until]
  const wrongTime = times.find((time) => time && !clock.test(time))
  const kinds = record.policies.map(({ kind }) => kind)
  const problem =
    findNameProblem(record) ??
    findZoneProblem(record.timezone) ??
    (unknown === undefined ? undefined : `amenities: "${unknown}" is not known`) ??
    (unknownInRoom === undefined ? undefined : `room_types.amenities: "${unknownInRoom}" is not known`) ??
    (wrongTime === undefined ? undefined : `"${wrongTime}" is not a time of day (HH:MM)`) ??
    (currencies.has(record.currency) ? undefined : `currency: "${record.currency}" is not supported`) ??
    (new Set(kinds).size < kinds.length ? 'policies: one kind is listed twice' : undefined) ??
    findTextProblem(record)
  return problem === undefined ? { record } : { problem }
}

function findNameProblem(record: { name_bg?: string | null; name_en?: string | null }): string | undefined {
  return record.name_bg?.trim() || record.name_en?.trim() ? undefined : 'it has no name'
}

/** Zones asked before: asking takes a fifth of a millisecond, and a long list names few of them. */
const zones = new Map<string, boolean>()

function findZoneProblem(timezone: string | null | undefined): string | undefined {
  if (!timezone) return undefined
  const known = zones.get(timezone) ?? isZone(timezone)
  zones.set(timezone, known)
  return known ? undefined : `timezone: "${timezone}" is not an IANA zone`
}

function isZone(timezone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone })
    return true
  } catch {
    return false
  }
}

/** Text that the database cannot keep, wherever it stands in the record. */
function findTextProblem(record: unknown): string | undefined {
  return holdsUnstorable(record) ? 'it contains characters that are not text' : undefined
}

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsUnstorable)
}
