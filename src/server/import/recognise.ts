import { findMissingColumns } from './agency-list.ts'
import { hotelShapes } from './hotel-shapes.ts'
import { ownShape } from './own-format.ts'
import { placeShapes } from './place-shapes.ts'
import type { Shape } from './reading.ts'
import { ImportError } from './row.ts'
import type { SourceFile } from './source-file.ts'

export type ImportKind = 'hotels' | 'places'

/** So many rows are looked at before a file counts as unknown: the first ones may be broken. */
const looks = 20

/**
 * Finds out how the rows of a file are written.
 * @throws ImportError when no shape of this kind fits; it says so if one of the other kind does.
 */
export async function recogniseShape(file: SourceFile, kind: ImportKind, path: string): Promise<Shape> {
  const rows: Record<string, unknown>[] = []
  let seen = 0
  for await (const row of file.read()) {
    seen += 1
    if ('value' in row && isObject(row.value)) rows.push(row.value)
    if (seen >= looks) break
  }
  const shape = findShape(file, kind, rows)
  if (shape) return shape
  const other = findShape(file, kind === 'hotels' ? 'places' : 'hotels', rows)
  if (other)
    throw new ImportError(`${path} looks like a list of ${kind === 'hotels' ? 'places' : 'hotels'} (${other.name}).`)
  throw new ImportError(
    `${path} is not a list of ${kind} in any known form; docs/operations/import.md describes them.${explainColumns(kind, rows[0])}`,
  )
}

function explainColumns(kind: ImportKind, row: Record<string, unknown> | undefined): string {
  if (!row) return ' None of its first rows can be read.'
  const missing = kind === 'hotels' ? findMissingColumns(row) : ownPlaceColumns.filter((name) => !(name in row))
  return ` It has: ${Object.keys(row).slice(0, 40).join(', ')}. It lacks: ${missing.join('; ')}.`
}

const ownPlaceColumns = ['source_id', 'kind', 'country_code', 'latitude', 'longitude']

function findShape(file: SourceFile, kind: ImportKind, rows: readonly Record<string, unknown>[]): Shape | undefined {
  const listed = kind === 'hotels' ? hotelShapes : placeShapes
  const shapes = [ownShape(kind, file.format === 'CSV'), ...listed]
  for (const row of rows) {
    const shape = shapes.find((each) => each.fits(row))
    if (shape) return shape
  }
  return undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
