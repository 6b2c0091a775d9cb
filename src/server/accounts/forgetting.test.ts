import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { parseConfig } from '../config.ts'
import { jobs } from '../jobs/registry.ts'
import { forgetMails } from '../mail/mail.jobs.ts'
import { forgetSignIns } from './accounts.jobs.ts'

const { db } = await openTestDatabase()
const start = new Date('2027-03-01T09:00:00Z')
const watch = { now: start }
const app = await openTestApp(db, { clock: () => watch.now, deps: { secrets: peopleSecrets } })
const { send, join, fields } = createPeople(app, db)
const config = parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false })
const tables = ['one_time_code', 'mail_token', 'trusted_device', 'attempt', 'account_session', 'outgoing_mail'] as const

async function countRows(): Promise<number[]> {
  const counts = tables.map((table) =>
    sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(db),
  )
  return (await Promise.all(counts)).map(({ rows }) => rows[0]?.count ?? 0)
}

async function forgetAfter(days: number): Promise<number[]> {
  watch.now = new Date(start.getTime() + days * 86_400_000)
  for (const job of [forgetSignIns, forgetMails])
    await job.run(db, () => watch.now, { config, secrets: peopleSecrets, log: app.log })
  return countRows()
}

test('what has been over for long is forgotten, and what is still good is kept', async () => {
  expect(jobs).toContain(forgetSignIns)
  const mira = await join({}, true)
  await send('POST', '/auth/token/', { ...mira, password: 'налучкване' })
  const full = await countRows()
  expect(full.every((count) => count > 0)).toBe(true)
  expect((await forgetAfter(0)).join()).toBe(full.join())
  expect(await forgetAfter(5)).toEqual([0, 0, 1, 0, 1, full.at(-1)])
  expect((await send('POST', '/auth/token/refresh/', { refresh: mira.tokens.refresh })).statusCode).toBe(200)
  expect(await forgetAfter(31)).toEqual([0, 0, 0, 0, 1, 0])
  expect(await forgetAfter(121)).toEqual([0, 0, 0, 0, 0, 0])
})

test('an account that nobody confirmed is forgotten after 30 days, and a confirmed one never', async () => {
  watch.now = start
  const mira = await join()
  const { email } = fields()
  await send('POST', '/auth/register/', fields({ email }))
  const known = async () => {
    const { rows } = await sql<{ email: string }>`SELECT email FROM account
      WHERE email IN (${mira.email}, ${email}) ORDER BY email = ${email}`.execute(db)
    return rows.map((row) => row.email)
  }
  await forgetAfter(30)
  expect(await known()).toEqual([mira.email, email])
  await forgetAfter(31)
  expect(await known()).toEqual([mira.email])
})
