import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { Tally } from './batches.ts'
import { importHotelList } from './import-hotels.ts'
import { type ImportOptions, importPlaceList } from './import-places.ts'
import type { Shape } from './reading.ts'
import type { ImportKind } from './recognise.ts'
import type { SourceFile } from './source-file.ts'

/** `row by row` keeps every row that can be kept, `strict` all rows or none, `dry run` none. */
export type WriteMode = 'row by row' | 'strict' | 'dry run'

export type FileOptions = ImportOptions & { kind: ImportKind; demoRates: boolean; mode: WriteMode }

/** Thrown to undo a transaction that has said what it would have done. */
class Undone extends Error {}

/**
 * Imports a file. A dry run does all that an import does, in one transaction that is undone at the end, so that what it tells is what
 * would happen; so does a strict one of which a row was refused or that was interrupted.
 * @returns what became of the rows, and whether anything of it was kept.
 */
export async function importFile(
  db: Kysely<DB>,
  file: SourceFile,
  shape: Shape,
  options: FileOptions,
): Promise<{ tally: Tally; kept: boolean }> {
  const { kind, mode } = options
  const importList = (target: Kysely<DB>) =>
    kind === 'places' ? importPlaceList(target, file, shape, options) : importHotelList(target, file, shape, options)
  if (mode === 'row by row') return { tally: await importList(db), kept: true }
  let tally: Tally | undefined
  try {
    const done = await db.transaction().execute(async (trx) => {
      tally = await importList(trx)
      if (mode === 'dry run' || tally.refusedCount > 0 || options.signal.aborted) throw new Undone()
      return tally
    })
    return { tally: done, kept: true }
  } catch (error) {
    if (error instanceof Undone && tally) return { tally, kept: false }
    throw error
  }
}
