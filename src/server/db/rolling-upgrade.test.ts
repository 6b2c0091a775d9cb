import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'

// Few connections, so that what was prepared on each is asked for again.
const { db } = await openTestDatabase({ poolSize: 3 })
const payer = await openPayer(db)

async function sell(): Promise<void> {
  await payer.reset()
  const { booking } = await payer.payFully('NOW')
  expect(booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  await Promise.all([payer.fillIn('NOW'), payer.fillIn('NOW')])
  await payer.expectSound()
}

test('who is connected goes on selling while a newer program adds a column to every table', async () => {
  await sell()
  const tables = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'`.execute(db)
  for (const { name } of tables.rows)
    await sql`ALTER TABLE ${sql.table(name)} ADD COLUMN of_a_newer_program text`.execute(db)
  await sell()
})
