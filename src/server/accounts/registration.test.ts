import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, peopleOrigin, peopleSecrets } from '../../../test/people.ts'
import { firstTry } from '../../../test/random.ts'

const { db } = await openTestDatabase()
const start = new Date('2027-03-01T09:00:00Z')
const watch = { now: start }
const app = await openTestApp(db, {
  clock: () => watch.now,
  settings: { PUBLIC_ORIGIN: peopleOrigin },
  deps: { secrets: peopleSecrets },
})
const { send, fields, mailsTo, lastMail, readLink, register, signIn } = createPeople(app, db)

describe('registering', () => {
  test('answers nothing, keeps no password, and mails a link that confirms the address', async () => {
    watch.now = start
    const body = fields({ phone: '+359 888 417 263', marketing_consent: true })
    const response = await send('POST', '/auth/register/', body)
    expect([response.statusCode, response.json()]).toEqual([201, {}])
    expect(response.headers['cache-control']).toBe('no-store')
    const { rows } = await sql<{
      row: string
    }>`SELECT account::text AS row FROM account WHERE email = ${body.email}`.execute(db)
    expect(rows[0]?.row).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(rows[0]?.row).not.toContain(body.password)
    expect(await lastMail(body.email)).toContain(`${peopleOrigin}/verify-email?token=`)
    const token = await readLink(body.email)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows: kept } = await sql<{ row: string }>`SELECT mail_token::text AS row FROM mail_token`.execute(db)
    expect(kept.map(({ row }) => row).join()).not.toContain(token)
    expect((await send('POST', '/auth/register/verify/', { token })).json()).toEqual({})
    const again = await send('POST', '/auth/register/verify', { token })
    expect([again.statusCode, again.json().code]).toEqual([400, 'link_expired'])
    expect((await signIn(body)).tokens.access.split('.')).toHaveLength(3)
  })

  test('in English links to the English page', async () => {
    const body = fields({ language: 'en', first_name: 'John' })
    await send('POST', '/auth/register/', body)
    expect(await lastMail(body.email)).toContain(`${peopleOrigin}/en/verify-email?token=`)
    expect(await lastMail(body.email)).toContain('Hello John,')
  })

  test('a Host header of somebody else changes no link', async () => {
    const body = fields()
    await send('POST', '/auth/register/', body, { headers: { host: 'evil.example' } })
    expect(await lastMail(body.email)).not.toContain('evil')
  })

  test('the link is good for three days', async () => {
    watch.now = start
    const body = fields()
    await send('POST', '/auth/register/', body)
    const token = await readLink(body.email)
    watch.now = new Date(start.getTime() + 3 * 86_400_000)
    expect((await send('POST', '/auth/register/verify/', { token })).statusCode).toBe(400)
    watch.now = start
  })

  test.each([
    ['nothing', {}, ['email', 'password', 'first_name', 'last_name', 'accept_terms']],
    ['no address', { ...fields(), email: 'mira' }, ['email']],
    ['no terms', { ...fields(), accept_terms: false }, ['accept_terms']],
    ['a short password', { ...fields(), password: 'abc' }, ['password']],
    ['a common password', { ...fields(), password: 'password1' }, ['password']],
    ['the own name', { ...fields(), password: 'Петрова1' }, ['password']],
    ['a null character', { ...fields(), first_name: 'a\0b' }, ['first_name']],
  ])('with %s is refused by field, with `error`', async (_case, body, named) => {
    const response = await send('POST', '/auth/register/', body)
    expect(response.statusCode).toBe(400)
    const { error, ...problems } = response.json()
    expect(error).toBe('Invalid input.')
    expect(Object.keys(problems).sort()).toEqual([...named].sort())
    expect(
      Object.values(problems)
        .flat()
        .every((text) => typeof text === 'string'),
    ).toBe(true)
  })

  test('is refused in Bulgarian to who reads Bulgarian', async () => {
    const body = { ...fields(), password: 'password1' }
    const response = await send('POST', '/auth/register/', body, { headers: { 'accept-language': 'bg' } })
    expect(response.json()).toEqual({ error: 'Невалидни данни.', password: ['Тази парола е твърде разпространена.'] })
  })

  test('nobody becomes staff through a body', async () => {
    const { email } = await register({ is_staff: true, partner: 1, id: 1, verified_at: '2020-01-01T00:00:00Z' })
    const row = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ is_staff: false, email })
  })
})

describe('registering an address that has an account', () => {
  test('answers the same, changes nothing, and its owner is told', async () => {
    const owner = await register()
    const response = await send('POST', '/auth/register/', {
      ...fields({ first_name: 'Друг', password: 'съвсем друга парола' }),
      email: owner.email.toUpperCase(),
    })
    expect([response.statusCode, response.json()]).toEqual([201, {}])
    const mails = await mailsTo(owner.email)
    expect(mails[0]?.written.subject).toBe('Вече имате профил в Зефир')
    expect(mails[0]?.written.text).toContain('Мира')
    expect(mails[0]?.written.text).not.toContain('Друг')
    expect((await signIn(owner)).tokens.access).toBeTruthy()
  })

  test('one never confirmed belongs to who registers last, and only the newest link confirms it', async () => {
    const first = fields({ password: 'паролата на първия' })
    await send('POST', '/auth/register/', first)
    const oldLink = await readLink(first.email)
    const second = { ...fields({ password: 'паролата на втория' }), email: first.email }
    await send('POST', '/auth/register/', second)
    expect((await send('POST', '/auth/register/verify/', { token: oldLink })).statusCode).toBe(400)
    await send('POST', '/auth/register/verify/', { token: await readLink(first.email) })
    expect((await send('POST', '/auth/token/', first)).statusCode).toBe(401)
    expect((await signIn(second)).tokens.access).toBeTruthy()
  })

  test('many at once make one account', firstTry, async () => {
    const body = fields()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('POST', '/auth/register/', body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    const rows = await db.selectFrom('account').select('id').where('email', '=', body.email).execute()
    expect(rows).toHaveLength(1)
    const sixth = await send('POST', '/auth/register/', body)
    expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([429, '900'])
  })
})
