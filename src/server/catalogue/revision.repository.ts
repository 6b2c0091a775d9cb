import { type Kysely, sql } from 'kysely'
import { amenities } from '../../domain/amenities.ts'
import type { DB } from '../db/schema.ts'
import { insertRows, updateOnConflict } from './bulk.repository.ts'

/**
 * Raises the catalogue's revision. Called first in a writing transaction, it also makes writers wait for each other:
 * the row stays locked until the end.
 */
export async function raiseRevision(db: Kysely<DB>): Promise<void> {
  await sql`UPDATE catalogue_revision SET revision = revision + 1, changed_at = now()`.execute(db)
}

/** The seed of the demo in this database and the first night it has no prices for; nulls without a demo. */
export async function readDemoState(db: Kysely<DB>): Promise<{ seed: number | null; until: string | null }> {
  const row = await db.selectFrom('catalogue_revision').select(['demo_seed', 'demo_until']).executeTakeFirst()
  return { seed: row?.demo_seed ?? null, until: row?.demo_until ?? null }
}

/** Notes that the demo of this seed is complete up to the night before `until`. */
export async function writeDemoState(db: Kysely<DB>, seed: number, until: string): Promise<void> {
  await db.updateTable('catalogue_revision').set({ demo_seed: seed, demo_until: until }).execute()
}

/** Brings the table of amenities to src/domain/amenities.ts; codes that went stay, since hotels may name them. */
export async function writeAmenities(db: Kysely<DB>): Promise<void> {
  const columns = ['group_code', 'name_bg', 'name_en', 'position'] as const
  const rows = amenities.map((item, position) => ({
    code: item.code,
    group_code: item.group,
    name_bg: item.bg,
    name_en: item.en,
    position,
  }))
  await insertRows(db, 'amenity', ['code', ...columns], rows, updateOnConflict(['code'], columns))
}
