import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { DatabaseError } from './database-error.ts'
import { checkServer, openPool } from './pool.ts'

const { db } = await openTestDatabase()

const options = { size: 2, statementTimeoutMs: 300, applicationName: 'zefir pool test' }

describe('values from the database', () => {
  test('a stay date stays the text of the calendar, alone and in a list', async () => {
    const { rows } =
      await sql`SELECT '2027-03-28'::date AS night, '{2027-03-28,NULL}'::date[] AS nights, '{}'::date[] AS none`.execute(
        db,
      )
    expect(rows).toEqual([{ night: '2027-03-28', nights: ['2027-03-28', null], none: [] }])
  })

  test('whole numbers and percentages are numbers', async () => {
    const { rows } =
      await sql`SELECT 9007199254740991::int8 AS cents, '{1,2}'::int8[] AS list, 12.5::numeric AS percent, '{0.5}'::numeric[] AS many`.execute(
        db,
      )
    expect(rows).toEqual([{ cents: 9007199254740991, list: [1, 2], percent: 12.5, many: [0.5] }])
  })

  test('a whole number that a number cannot hold fails loudly', async () => {
    await expect(sql`SELECT 9007199254740993::int8 AS cents`.execute(db)).rejects.toThrow('too large')
  })

  test('statements see UTC', async () => {
    const { rows } = await sql`SELECT current_setting('timezone') AS zone`.execute(db)
    expect(rows).toEqual([{ zone: 'UTC' }])
  })
})

describe('the server behind the pool', () => {
  test('a statement that takes too long is ended', async () => {
    const pool = openPool(inject('testServer').address, options)
    await expect(pool.query('SELECT pg_sleep(5)')).rejects.toThrow('statement timeout')
    await pool.end()
  })

  test('one that goes away under a transaction fails it, and the next connection works', async () => {
    const pool = openPool(inject('testServer').address, { ...options, statementTimeoutMs: 15_000 })
    const client = await pool.connect()
    await client.query('BEGIN')
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await expect(client.query('SELECT 1')).rejects.toThrow()
    client.release()
    // The end of the connection may be heard a moment after its last word.
    await expect.poll(() => pool.idleCount).toBe(1)
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  test('the one of this test is good enough', async () => {
    const pool = openPool(inject('testServer').address, options)
    await expect(checkServer(pool)).resolves.toBeUndefined()
    await pool.end()
  })

  test('a server that nobody answers for is named without its password', async () => {
    const pool = openPool('postgres://zefir:hunter2@127.0.0.1:1/zefir', options)
    await expect(checkServer(pool)).rejects.toThrow(
      new DatabaseError('The database at 127.0.0.1:1/zefir cannot be used: connect ECONNREFUSED 127.0.0.1:1.'),
    )
    await pool.end()
  })
})
