import { type Kysely, sql } from 'kysely'

/** For which day of arrival a property has been sent its list: each once, however many processes send them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE arrival_list (
    hotel_id integer NOT NULL REFERENCES hotel (id) ON DELETE CASCADE,
    day date NOT NULL,
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (hotel_id, day)
  )`.execute(db)
  await sql`CREATE INDEX booking_arrivals ON booking (checkin, hotel_id)`.execute(db)
}
