import { type Kysely, sql } from 'kysely'

/**
 * What each kind of room has, as codes of src/domain/room-amenities.ts. An array beside the beds rather than a table: it is read with
 * the room and never searched by. The program before this one leaves the column as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE room_type ADD COLUMN amenities text[] NOT NULL DEFAULT '{}'`.execute(db)
}
