import { expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { ForeignDatabaseError, refuseForeignDatabase } from './demo.ts'

const { db } = await openTestDatabase()

test('the demo takes an empty database and its own, and refuses one that people use', async () => {
  await refuseForeignDatabase(db)
  const person = { email: 'owner@agency.example', email_key: 'owner@agency.example', first_name: 'A', last_name: 'B' }
  await db
    .insertInto('account')
    .values({ ...person, password_hash: 'none', language: 'bg', created_at: new Date('2027-01-01T00:00:00Z') })
    .execute()
  await expect(refuseForeignDatabase(db)).rejects.toThrow(ForeignDatabaseError)
  await expect(refuseForeignDatabase(db)).rejects.toThrow('set DEMO=off')
  await db.updateTable('catalogue_revision').set({ demo_seed: 1 }).execute()
  await refuseForeignDatabase(db)
})
