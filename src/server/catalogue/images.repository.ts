import { type Kysely, sql } from 'kysely'
import type { ImageRecord } from '../../contract/catalogue-file.ts'
import type { DB } from '../db/schema.ts'
import { insertRows, updateOnConflict } from './bulk.repository.ts'

export type OwnedImages = { ownerId: number; images: readonly ImageRecord[] }

const described = [
  'owner_kind',
  'owner_id',
  'position',
  'source',
  'width',
  'height',
  'alt_bg',
  'alt_en',
  'placeholder',
  'season',
] as const

/**
 * Makes each owner's pictures exactly those given, in their order; owners without any are left as they are. What the office
 * uploaded stays: a list that comes every night knows nothing of it.
 */
export async function replaceImages(
  db: Kysely<DB>,
  ownerKind: 'hotel' | 'room_type' | 'place',
  owned: readonly OwnedImages[],
): Promise<void> {
  const filled = owned.filter(({ images }) => images.length > 0)
  if (filled.length === 0) return
  const rows = filled.flatMap(({ ownerId, images }) =>
    images.map((image, index) => ({
      owner_kind: ownerKind,
      owner_id: ownerId,
      position: index,
      key: image.key,
      source: image.source === undefined ? null : JSON.parse(JSON.stringify(image.source)),
      width: image.width,
      height: image.height,
      alt_bg: image.alt_bg ?? null,
      alt_en: image.alt_en ?? null,
      placeholder: image.placeholder ?? null,
      season: image.season ?? null,
    })),
  )
  await sql`
    DELETE FROM image
    WHERE owner_kind = ${ownerKind} AND owner_id = ANY(${filled.map(({ ownerId }) => ownerId)}::int[])
      AND NOT (key = ANY(${rows.map((row) => row.key)}::text[]))
      AND NOT starts_with(key, 'hotel-' || owner_id || '/')`.execute(db)
  await insertRows(db, 'image', ['key', ...described], rows, updateOnConflict(['key'], described))
}
