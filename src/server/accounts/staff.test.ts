import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { parseConfig } from '../config.ts'
import { accounts, staff } from '../office/accounts.ts'
import { OfficeError } from '../office/command.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { deps: { secrets: peopleSecrets } })
const { send, fields, register, join, signIn, lastMail } = createPeople(app, db)
const said: string[] = []
const config = parseConfig(
  { NODE_ENV: 'test', PUBLIC_ORIGIN: 'https://zefir.test' },
  { root: '/tmp', interactive: false },
)
const office = {
  db,
  config,
  clock: () => new Date(),
  write: (text: string) => said.push(text),
  complain: (text: string) => said.push(text),
}

async function run(command: typeof staff, ...args: string[]): Promise<{ code: number; text: string }> {
  said.length = 0
  const code = await command.run(args, office)
  return { code, text: said.join('\n') }
}

const named = ['--first-name', 'Ирина', '--last-name', 'Колева']
const profile = async (token: string) => (await send('GET', '/api/v1/users/me/', undefined, { token })).json()

test('a member of staff is made at the terminal and chooses a password by the link that is printed', async () => {
  const email = 'irina@example.com'
  const { code, text } = await run(staff, 'add', '--email', email, ...named)
  expect(code).toBe(0)
  expect(text).toContain('https://zefir.test/reset-password?token=')
  expect((await run(staff, 'list')).text).toContain(`${email}  Ирина Колева  not signed in yet`)
  const token = /token=([\w-]+)/.exec(text)?.[1]
  const password = 'пясък под прозореца'
  expect((await send('POST', '/auth/password/reset/', { token, new_password: password })).statusCode).toBe(200)
  const { tokens } = await signIn({ email, password })
  expect(await profile(tokens.access)).toMatchObject({ email, is_staff: true })
})

test('somebody with an account becomes staff, keeps the password, and is none again, at the next request', async () => {
  const mira = await join()
  const { text } = await run(staff, 'add', '--email', mira.email.toUpperCase(), ...named)
  expect(text).not.toContain('token=')
  expect(await profile(mira.tokens.access)).toMatchObject({ is_staff: true, first_name: 'Мира' })
  await run(staff, 'remove', '--email', mira.email)
  expect(await profile(mira.tokens.access)).toMatchObject({ is_staff: false })
})

test('a password of somebody who never confirmed the address opens nothing', async () => {
  const stranger = fields()
  await send('POST', '/auth/register/', stranger)
  const { text } = await run(staff, 'add', '--email', stranger.email, ...named)
  const token = /token=([\w-]+)/.exec(text)?.[1]
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('email', '=', stranger.email)
    .executeTakeFirst()
  expect(row).toEqual({ password_hash: null })
  await send('POST', '/auth/password/reset/', { token, new_password: 'пясък под прозореца' })
  expect((await send('POST', '/auth/token/', stranger)).statusCode).toBe(401)
})

test('nobody registers over a member of staff who has not signed in yet', async () => {
  const stranger = fields()
  await run(staff, 'add', '--email', stranger.email, ...named)
  expect((await send('POST', '/auth/register/', stranger)).statusCode).toBe(201)
  expect(await lastMail(stranger.email)).not.toContain('verify-email')
  const row = await db.selectFrom('account').selectAll().where('email', '=', stranger.email).executeTakeFirst()
  expect(row).toMatchObject({ password_hash: null, first_name: 'Ирина', verified_at: null })
})

test('an account is shut and opened again', async () => {
  const who = await register()
  expect(await run(accounts, 'shut', '--email', who.email)).toEqual({ code: 0, text: `${who.email}: shut` })
  expect((await send('POST', '/auth/token/', who)).statusCode).toBe(401)
  await run(accounts, 'reopen', '--email', who.email)
  expect((await send('POST', '/auth/token/', who)).statusCode).toBe(200)
})

test('what cannot be done is said', async () => {
  expect(await run(accounts, 'shut', '--email', 'nobody@example.com')).toEqual({
    code: 1,
    text: 'nobody@example.com: nobody has this address.',
  })
  for (const args of [['add', '--email', 'x'], ['add', '--email', 'a@example.com'], ['sack'], ['add', '--pay', '9']])
    await expect(staff.run(args, office)).rejects.toBeInstanceOf(OfficeError)
})
