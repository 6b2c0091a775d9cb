import { type Kysely, sql } from 'kysely'

/** Who agreed to mails about prices did so on the wishlist's page: it stands among the account's choices from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO account_choice (account_id, choice, given, place, at)
    SELECT account_id, 'price_drops', true, 'wishlist', agreed_at FROM wishlist_mail_consent`.execute(db)
}
