import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'
import { deriveKeys } from '../../src/server/keys.ts'
import { unseal } from '../../src/server/mail/mail-seal.ts'
import type { Secrets } from '../../src/server/secrets.ts'

/** Every row of every table of every schema as text, one table after another; bytes as they are and as text. */
export async function readWholeDatabase(db: Kysely<DB>): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`.execute(db)
  const texts: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(`${schema}.${name}`)} t`.execute(
      db,
    )
    for (const { row } of rows) {
      texts.push(row)
      for (const [, hex = ''] of row.matchAll(/\\x([0-9a-f]{8,})/g))
        texts.push(Buffer.from(hex, 'hex').toString('latin1'))
    }
  }
  return texts.join('\n')
}

/** What the mails say that wait in the outbox, which only we can read. */
export async function readOutbox(db: Kysely<DB>, secrets: Secrets): Promise<string> {
  const rows = await db.selectFrom('outgoing_mail').select('sealed').where('sealed', 'is not', null).execute()
  return rows.map(({ sealed }) => unseal(sealed ?? '', deriveKeys(secrets).mail)).join('\n')
}

/** A mail as its reader sees it: parts in base64 and quoted printable are read. */
export function readMail(raw: string): string {
  const parts = raw.replaceAll(/base64\r\n(?:[^\r\n]+\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/g, (_all, body: string) =>
    Buffer.from(body, 'base64').toString('latin1'),
  )
  return parts.replaceAll('=\r\n', '')
}

/** Where a number stands in a text, whole or in groups; empty when it does not. */
export function findNumber(text: string, number: string): string[] {
  const grouped = new RegExp([...number].join('[\\s-]?'), 'g')
  return [...text.matchAll(grouped)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 60))
}
