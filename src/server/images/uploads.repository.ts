import type { Kysely } from 'kysely'
import type { PictureSeason } from '../../domain/picture-seasons.ts'
import type { DB } from '../db/schema.ts'

/** A picture of a hotel as the office lists it; `uploaded` tells an operator's from those drawn for the demo. */
export type HotelPicture = {
  key: string
  position: number
  width: number
  height: number
  alt_bg: string | null
  alt_en: string | null
  season: string | null
  uploaded: boolean
}

export async function hotelExists(db: Kysely<DB>, hotelId: number): Promise<boolean> {
  const row = await db.selectFrom('hotel').select('id').where('id', '=', hotelId).executeTakeFirst()
  return row !== undefined
}

/** In the order in which pages show them. */
export async function listHotelPictures(db: Kysely<DB>, hotelId: number): Promise<HotelPicture[]> {
  const rows = await db
    .selectFrom('image')
    .select(['key', 'position', 'width', 'height', 'alt_bg', 'alt_en', 'season', 'source'])
    .where('owner_kind', '=', 'hotel')
    .where('owner_id', '=', hotelId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ source, ...row }) => ({ ...row, uploaded: source === null }))
}

export async function insertHotelPicture(
  db: Kysely<DB>,
  hotelId: number,
  picture: Omit<HotelPicture, 'uploaded'> & { placeholder: string },
): Promise<void> {
  await db
    .insertInto('image')
    .values({ owner_kind: 'hotel', owner_id: hotelId, source: null, ...picture })
    .execute()
}

/** The words of a picture that is there already, and its season; `undefined` leaves that as it is. */
export async function updatePicture(
  db: Kysely<DB>,
  key: string,
  { alt, season }: { alt: { bg: string; en: string }; season?: PictureSeason | null },
): Promise<void> {
  const values = { alt_bg: alt.bg, alt_en: alt.en, ...(season !== undefined && { season }) }
  await db.updateTable('image').set(values).where('key', '=', key).execute()
}

/** Puts a hotel's pictures into the order of `keys`. */
export async function orderHotelPictures(db: Kysely<DB>, hotelId: number, keys: readonly string[]): Promise<void> {
  for (const [position, key] of keys.entries()) {
    await db
      .updateTable('image')
      .set({ position })
      .where('key', '=', key)
      .where('owner_kind', '=', 'hotel')
      .where('owner_id', '=', hotelId)
      .execute()
  }
}

/** @returns false when the hotel has no such picture. */
export async function deleteHotelPicture(db: Kysely<DB>, hotelId: number, key: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('image')
    .where('owner_kind', '=', 'hotel')
    .where('owner_id', '=', hotelId)
    .where('key', '=', key)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
