import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, type Member, peopleSecrets } from '../../../test/people.ts'
import { firstTry } from '../../../test/random.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const start = new Date('2027-03-01T09:00:00Z')
const watch = { now: start }
const app = await openTestApp(db, { clock: () => watch.now, deps: { secrets: peopleSecrets } })
const { send, join, signIn, readLink, readCode, fields } = createPeople(app, db)
const hour = 3_600_000
let counter = 0

beforeEach(() => {
  watch.now = start
})

const later = (ms: number) => {
  watch.now = new Date(start.getTime() + ms)
}
const fresh = () => `new${++counter}@example.com`
const ask = (who: Member, email: string, proof: object = { password: who.password }) =>
  send('POST', '/api/v1/users/change_email/', { new_email: email, ...proof }, { token: who.tokens.access })
const confirm = (token: string) => send('POST', '/auth/email/confirm/', { token })
const keep = (token: string) => send('POST', '/auth/email/keep/', { token })
const me = (who: Member) => send('GET', '/api/v1/users/me/', undefined, { token: who.tokens.access })
const emailOf = async (who: Member) => (await me(who)).json().email
const gone = { detail: 'This link is no longer valid. Please ask for a new one.', code: 'link_expired' }

async function kindsTo(email: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`SELECT kind FROM outgoing_mail WHERE recipient = ${email}
    ORDER BY id DESC`.execute(db)
  return rows.map(({ kind }) => kind)
}

async function change(who: Member, to = fresh()): Promise<{ to: string; confirmToken: string; keepToken: string }> {
  const asked = await ask(who, to)
  expect(asked.statusCode, asked.body).toBe(200)
  return { to, confirmToken: await readLink(to), keepToken: await readLink(who.email) }
}

describe('a change of address', () => {
  test('waits for the new address, then both are told and signing in goes by the new one', async () => {
    const mira = await join()
    const { to, confirmToken } = await change(mira)
    expect(await emailOf(mira)).toBe(mira.email)
    expect(await kindsTo(to)).toEqual(['confirm_new_email'])
    expect((await kindsTo(mira.email))[0]).toBe('email_change_asked')
    const waiting = await send('GET', '/api/v1/users/security/', undefined, { token: mira.tokens.access })
    expect(waiting.json().email_change).toEqual({ new_email: to, expires_at: '2027-03-02T09:00:00.000Z' })
    expect((await signIn(mira)).tokens.access).toBeTruthy()

    expect((await confirm(confirmToken)).statusCode).toBe(200)
    expect(await emailOf(mira)).toBe(to)
    expect([(await kindsTo(to))[0], (await kindsTo(mira.email))[0]]).toEqual(['email_changed', 'email_changed_from'])
    expect((await send('POST', '/auth/token/', mira)).statusCode).toBe(401)
    expect((await signIn({ ...mira, email: to })).tokens.access).toBeTruthy()
    expect((await confirm(confirmToken)).json()).toEqual(gone)
  })

  test('needs the password or a code of the own address', async () => {
    const [mira, ivo] = [await join(), await join()]
    const to = fresh()
    expect((await ask(mira, to, {})).json()).toEqual({ password: ['This field is required.'] })
    expect((await ask(mira, to, { password: 'не е тази' })).json()).toEqual({
      password: ['The present password is not right.'],
    })
    const codeOf = async (email: string) => {
      const { otp_token } = (await send('POST', '/auth/token/otp/request/', { email })).json()
      return { otp_token, code: await readCode(email) }
    }
    expect((await ask(mira, to, await codeOf(ivo.email))).json().code).toBe('code_expired')
    const code = await codeOf(mira.email)
    expect((await ask(mira, to, { ...code, code: '000000' })).json().code).toBe('code_invalid')
    expect((await ask(mira, to, code)).statusCode).toBe(200)
    expect((await ask(mira, to, code)).json().code).toBe('code_expired')
    expect(await kindsTo(to)).toHaveLength(1)
  })

  test('to the own address is refused, to somebody else’s answers the same and tells them', async () => {
    const [mira, ivo] = [await join(), await join()]
    const same = await ask(mira, mira.email.toUpperCase())
    expect(same.json()).toEqual({ new_email: ['This is your address already.'] })
    const free = await ask(mira, fresh())
    const taken = await ask(mira, ivo.email)
    expect(taken.statusCode).toBe(200)
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()))
    expect((await kindsTo(ivo.email))[0]).toBe('email_taken')
    expect(await emailOf(ivo)).toBe(ivo.email)
  })

  test('ends after a day, when it is called off, and when another is asked for', async () => {
    const mira = await join()
    const first = await change(mira)
    const second = await change(mira)
    expect((await confirm(first.confirmToken)).json()).toEqual(gone)
    const withdraw = () => send('DELETE', '/api/v1/users/change_email/', undefined, { token: mira.tokens.access })
    expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([204, 404])
    expect((await confirm(second.confirmToken)).json()).toEqual(gone)
    const third = await change(mira)
    later(24 * hour)
    expect((await confirm(third.confirmToken)).json()).toEqual(gone)
    later(24 * hour - 1)
    expect((await confirm(third.confirmToken)).statusCode).toBe(200)
  })

  test('ends codes and links that went to the old address, and keeps the session', async () => {
    const mira = await join()
    await send('POST', '/auth/password/forgot/', { email: mira.email })
    const reset = await readLink(mira.email)
    const { otp_token } = (await send('POST', '/auth/token/otp/request/', { email: mira.email })).json()
    const code = await readCode(mira.email)
    const { confirmToken } = await change(mira)
    await confirm(confirmToken)
    const late = await send('POST', '/auth/password/reset/', { token: reset, new_password: 'съвсем друга парола' })
    expect(late.json()).toEqual(gone)
    expect((await send('POST', '/auth/token/otp/verify/', { otp_token, code })).json().code).toBe('code_expired')
    expect((await me(mira)).statusCode).toBe(200)
  })

  test('takes an address that somebody registered and never confirmed', async () => {
    const mira = await join()
    const to = fresh()
    await send('POST', '/auth/register/', fields({ email: to }))
    const { confirmToken } = await change(mira, to)
    expect((await confirm(confirmToken)).statusCode).toBe(200)
    expect(await emailOf(mira)).toBe(to)
  })
})

describe('at the same moment', firstTry, () => {
  test('one link confirms once', async () => {
    const mira = await join()
    const { to, confirmToken } = await change(mira)
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(confirmToken)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 400)])
    expect((await kindsTo(to)).filter((kind) => kind === 'email_changed')).toHaveLength(1)
  })

  test('two accounts that want one address: one gets it', async () => {
    const [mira, ivo] = [await join(), await join()]
    const to = fresh()
    const [hers, his] = [await change(mira, to), await change(ivo, to)]
    const answers = await Promise.all([confirm(hers.confirmToken), confirm(his.confirmToken)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect([await emailOf(mira), await emailOf(ivo)].filter((email) => email === to)).toHaveLength(1)
  })

  test('confirming and objecting end with the old address', async () => {
    const mira = await join()
    const { confirmToken, keepToken } = await change(mira)
    await Promise.all([confirm(confirmToken), keep(keepToken)])
    const { rows } = await sql<{
      n: number
    }>`SELECT count(*)::int AS n FROM account WHERE email = ${mira.email}`.execute(db)
    expect(rows).toEqual([{ n: 1 }])
    expect((await me(mira)).statusCode).toBe(401)
  })
})

describe('the old address objects', () => {
  test('before the confirmation: the link of the new one is dead, everybody is signed out, a new password is chosen', async () => {
    const mira = await join()
    const { confirmToken, keepToken } = await change(mira)
    expect((await keep(keepToken)).statusCode).toBe(200)
    expect((await confirm(confirmToken)).json()).toEqual(gone)
    expect((await me(mira)).statusCode).toBe(401)
    expect((await send('POST', '/auth/token/', mira)).statusCode).toBe(401)
    const token = await readLink(mira.email)
    await send('POST', '/auth/password/reset/', { token, new_password: 'съвсем друга парола' })
    expect((await signIn({ email: mira.email, password: 'съвсем друга парола' })).tokens.access).toBeTruthy()
    expect((await keep(keepToken)).json()).toEqual(gone)
  })

  test('for seven days after it the account comes back, also after further changes and a wish to be erased', async () => {
    const mira = await join()
    const first = await change(mira)
    await confirm(first.confirmToken)
    const thief = { ...mira, email: first.to }
    const second = await change(thief)
    await confirm(second.confirmToken)
    await sql`UPDATE account SET erase_asked_at = ${start}, erase_at = ${start} WHERE email = ${second.to}`.execute(db)
    later(7 * 24 * hour - 1)
    expect((await keep(first.keepToken)).statusCode).toBe(200)
    const { rows } = await sql<{ email: string; erase_at: Date | null; password_hash: string | null }>`
      SELECT email, erase_at, password_hash FROM account WHERE email IN (${mira.email}, ${first.to}, ${second.to})`.execute(
      db,
    )
    expect(rows).toEqual([{ email: mira.email, erase_at: null, password_hash: null }])
    expect((await keep(second.keepToken)).json()).toEqual(gone)
    expect((await me(mira)).statusCode).toBe(401)
    expect((await kindsTo(mira.email))[0]).toBe('reset_password')
  })

  test('not later, not with a made-up token, and not over somebody who has the address by now', async () => {
    const mira = await join()
    const { to, confirmToken, keepToken } = await change(mira)
    await confirm(confirmToken)
    for (const token of [
      '',
      '1.',
      keepToken.replace(/^\d+/, '999999'),
      `${keepToken}A`,
      keepToken.split('-')[0] ?? '0',
    ])
      expect((await keep(token)).statusCode, token).toBe(400)
    later(hour)
    await join({ email: mira.email })
    const refused = await keep(keepToken)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email_taken'])
    expect((await kindsTo(to))[0]).toBe('email_changed')
    later(7 * 24 * hour)
    expect((await keep(keepToken)).json()).toEqual(gone)
  })
})
