import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { DatabaseError } from './database-error.ts'
import type { DB } from './schema.ts'

/** What a start found and did; `ahead` names migrations of a newer program that runs on the same database. */
export type MigrationReport = { applied: string[]; ahead: string[] }

const MIGRATION_FILE = /^\d{4}_[a-z0-9_]+\.ts$/

/** Every migration of the program, in order, without `.ts`. */
export function listMigrations(folder: URL = new URL('./migrations/', import.meta.url)): string[] {
  return readdirSync(folder)
    .filter((name) => MIGRATION_FILE.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()
}

/** SHA-256 of each migration's text; `frozen.json` keeps those that have landed and may never change again. */
export function hashMigrations(folder: URL = new URL('./migrations/', import.meta.url)): Record<string, string> {
  return Object.fromEntries(
    listMigrations(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(new URL(`${name}.ts`, folder)))
        .digest('hex'),
    ]),
  )
}

/**
 * Brings the database forward to this program, under a lock that other starting processes wait for. There is no way back:
 * a mistake is mended by the next migration. A database that a newer program has already moved on is left alone, because
 * each step only adds what the version before can live with.
 * @param db a pool without a statement timeout.
 * @throws DatabaseError when a migration fails (then none of this start's migrations remain) or the two histories differ.
 */
export async function migrate(
  db: Kysely<DB>,
  folder: URL = new URL('./migrations/', import.meta.url),
): Promise<MigrationReport> {
  const ours = listMigrations(folder)
  const executed = await readExecuted(db)
  const pending = ours.filter((name) => !executed.includes(name))
  const foreign = executed.filter((name) => !ours.includes(name))
  if (pending.length === 0) return { applied: [], ahead: foreign }
  if (foreign.length > 0) {
    throw new DatabaseError(
      `The database has the migration ${foreign[0]}, which this version of Zefir does not know: update it.`,
    )
  }
  const migrator = new Migrator({ db, provider: { getMigrations: () => importMigrations(folder, ours) } })
  const { error, results } = await migrator.migrateToLatest()
  const failed = results?.find(({ status }) => status === 'Error')
  if (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseError(`The migration ${failed?.migrationName ?? ''} failed: ${reason}.`, { cause: error })
  }
  return { applied: results?.map(({ migrationName }) => migrationName) ?? [], ahead: [] }
}

async function importMigrations(folder: URL, names: string[]): Promise<Record<string, Migration>> {
  const loaded = names.map(async (name) => [name, await import(new URL(`${name}.ts`, folder).href)] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

async function readExecuted(db: Kysely<DB>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name).sort()
}
