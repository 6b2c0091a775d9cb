import { z } from 'zod'
import { readAs, type Shape } from './reading.ts'

/** Columns of our CSV whose cells are numbers; several values in one cell are parted by `|`. */
const numberColumns = new Set([
  'latitude',
  'longitude',
  'population',
  'featured',
  'stars',
  'child_age_limit',
  'beach_metres',
  'centre_metres',
  'popularity',
  'rooms',
])
const listColumns = new Set(['alternate_names', 'amenities'])
const textColumns = ['summary_bg', 'summary_en', 'description_bg', 'description_en'] as const

const anyRow = z.record(z.string(), z.unknown())

/** Our own format, documented in docs/operations/import.md: the field names of src/contract/catalogue-file.ts. */
export function ownShape(kind: 'hotels' | 'places', flat: boolean): Shape {
  return {
    name: `our own ${flat ? 'columns' : 'records'} of ${kind}`,
    fits: (row) =>
      'source_id' in row && (kind === 'places' ? 'kind' in row && 'country_code' in row : 'latitude' in row),
    read: readAs(anyRow, (row) => ({ record: flat ? unflatten(kind, row) : row, ...roomsOf(row) })),
  }
}

function roomsOf({ rooms }: Record<string, unknown>): { rooms?: number } {
  const count = Number(rooms)
  return Number.isInteger(count) && count > 0 && count < 10_000 ? { rooms: count } : {}
}

function unflatten(kind: 'hotels' | 'places', row: Record<string, unknown>): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const [column, cell] of Object.entries(row)) {
    if (typeof cell !== 'string' || cell === '') continue
    if (numberColumns.has(column)) record[column] = toNumber(cell)
    else if (listColumns.has(column))
      record[column] = cell
        .split('|')
        .map((item) => item.trim())
        .filter(Boolean)
    else record[column] = cell
  }
  if (kind === 'places') return record
  const [summaryBg, summaryEn, descriptionBg, descriptionEn] = textColumns.map((column) => takeText(record, column))
  return { ...record, texts: { bg: toText(summaryBg, descriptionBg), en: toText(summaryEn, descriptionEn) } }
}

/** A cell that is no number stays text, so that the check of the record names it. */
function toNumber(cell: string): number | string {
  const written = cell.replace(/^(-?\d+),(\d+)$/, '$1.$2')
  return Number.isFinite(Number(written)) ? Number(written) : cell
}

function takeText(record: Record<string, unknown>, column: string): string | undefined {
  const text = record[column]
  delete record[column]
  return typeof text === 'string' ? text : undefined
}

function toText(summary: string | undefined, description: string | undefined) {
  if (summary === undefined && description === undefined) return undefined
  return { summary: summary ?? description, description: description ?? summary, highlights: [] }
}
