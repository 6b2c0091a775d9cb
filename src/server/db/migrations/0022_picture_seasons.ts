import { type Kysely, sql } from 'kysely'

/**
 * The season that a picture shows, as src/domain/picture-seasons.ts has them; none: it fits the whole year. Demo pictures drawn before
 * say it in their scene. The program before this one leaves the column as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE image ADD COLUMN season text CHECK (season IN ('winter', 'summer'))`.execute(db)
  await sql`UPDATE image SET season = 'winter' WHERE source -> 'scene' ->> 'season' = 'winter'`.execute(db)
}
