import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../../test/database.ts'
import { firstTry } from '../../../test/random.ts'
import { hashMigrations, listMigrations, migrate } from './migrate.ts'

const { db } = await openTestDatabase()

describe('migrations', () => {
  test('a migrated database is left as it is', async () => {
    expect(await migrate(db)).toEqual({ applied: [], ahead: [] })
  })

  test('two processes that start at once apply each migration once', firstTry, async () => {
    const reports = await Promise.all([migrate(db), migrate(db)])
    expect(reports.flatMap(({ applied }) => applied)).toEqual([])
  })

  test('a database that a newer program has moved on is accepted', async () => {
    const later = { name: '9999_later', timestamp: new Date().toISOString() }
    const table = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    await table.insertInto('kysely_migration').values(later).execute()
    expect(await migrate(db)).toEqual({ applied: [], ahead: ['9999_later'] })
  })

  test('a migration that has landed keeps its text: the one in frozen.json (scripts/freeze.ts adds new ones)', () => {
    const frozen: unknown = JSON.parse(readFileSync(new URL('./migrations/frozen.json', import.meta.url), 'utf8'))
    expect(hashMigrations()).toMatchObject(z.record(z.string(), z.string()).parse(frozen))
  })

  test('names carry a number, in order and without gaps', () => {
    const numbers = listMigrations().map((name) => Number(name.slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })
})
