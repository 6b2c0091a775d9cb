import { afterEach, describe, expect, test } from 'vitest'
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
const { send, fields, register, join, signIn, mailsTo, lastMail, readLink } = createPeople(app, db)
const fresh = 'нова парола със сол'
const forgot = (email: string) => send('POST', '/auth/password/forgot/', { email })
const reset = (token: string, password = fresh) =>
  send('POST', '/auth/password/reset/', { token, new_password: password })
const me = (token: string) => send('GET', '/api/v1/users/me/', undefined, { token })

afterEach(() => {
  watch.now = start
})

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, which works once', async () => {
    const mira = await join({}, true)
    const asked = await forgot(mira.email)
    expect(asked.json()).toEqual({
      message: 'If this address has an account, a link to choose a new password is on its way to it.',
    })
    expect(await lastMail(mira.email)).toContain(`${peopleOrigin}/reset-password?token=`)
    const token = await readLink(mira.email)
    const done = await reset(token)
    expect([done.statusCode, done.json()]).toEqual([200, {}])
    expect((await reset(token, 'пак друга парола')).json().code).toBe('link_expired')
    expect((await send('POST', '/auth/token/', mira)).statusCode).toBe(401)
    expect((await signIn({ ...mira, password: fresh })).tokens.access).toBeTruthy()
  })

  test('closes all that the old one opened, and the owner is told', async () => {
    const mira = await join({}, true)
    await forgot(mira.email)
    await reset(await readLink(mira.email))
    expect((await me(mira.tokens.access)).statusCode).toBe(401)
    expect((await send('POST', '/auth/token/refresh/', { refresh: mira.tokens.refresh })).statusCode).toBe(401)
    const body = { email: mira.email, password: fresh, device_token: mira.deviceToken }
    expect((await send('POST', '/auth/token/', body)).json()).toMatchObject({ otp_required: true })
    const subjects = (await mailsTo(mira.email)).map(({ written }) => written.subject)
    expect(subjects).toContain('Паролата Ви в Зефир е сменена')
  })

  test('of an address that nobody has is answered alike, and nothing is sent', async () => {
    const { email } = fields()
    const known = await forgot((await register()).email)
    const unknown = await forgot(email)
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await mailsTo(email)).toEqual([])
  })

  test('the link is good for an hour, and only the newest', async () => {
    const who = await register()
    await forgot(who.email)
    const old = await readLink(who.email)
    await forgot(who.email)
    const token = await readLink(who.email)
    expect((await reset(old)).json().code).toBe('link_expired')
    watch.now = new Date(start.getTime() + 60 * 60_000)
    expect((await reset(token)).json().code).toBe('link_expired')
  })

  test('a poor new password is refused, and the link stays good', async () => {
    const who = await register()
    await forgot(who.email)
    const token = await readLink(who.email)
    expect((await reset(token, 'iloveyou')).json()).toEqual({ new_password: ['This password is too common.'] })
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('a link that confirms an address changes no password', async () => {
    const body = fields()
    await send('POST', '/auth/register/', body)
    expect((await reset(await readLink(body.email))).json().code).toBe('link_expired')
  })

  test('used twice at once it sets one password', firstTry, async () => {
    const who = await register()
    await forgot(who.email)
    const token = await readLink(who.email)
    const answers = await Promise.all([reset(token, 'първата парола'), reset(token, 'втората парола')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })
})

describe('changing the password', () => {
  const change = (token: string, current: string, next = fresh) =>
    send('POST', '/api/v1/users/change_password/', { current_password: current, new_password: next }, { token })

  test('ends every session at once, this one too, and answers tokens to go on with', async () => {
    const mira = await join()
    const elsewhere = await signIn(mira)
    const answer = await change(mira.tokens.access, mira.password)
    expect(answer.statusCode).toBe(200)
    expect((await me(mira.tokens.access)).statusCode).toBe(401)
    expect((await me(elsewhere.tokens.access)).statusCode).toBe(401)
    expect((await me(answer.json().access)).statusCode).toBe(200)
    expect((await signIn({ ...mira, password: fresh })).tokens.access).toBeTruthy()
  })

  test('needs the present one, five tries in 15 minutes', async () => {
    const mira = await join()
    for (let index = 0; index < 5; index++) {
      const answer = await change(mira.tokens.access, 'налучкване')
      expect(answer.json()).toEqual({ current_password: ['The present password is not right.'] })
    }
    expect((await change(mira.tokens.access, mira.password)).statusCode).toBe(429)
    expect((await me(mira.tokens.access)).statusCode).toBe(200)
  })

  test('to a poor one is refused, and nothing ends', async () => {
    const mira = await join()
    const answer = await change(mira.tokens.access, mira.password, 'Петрова1')
    expect(answer.json()).toEqual({ new_password: ['The password is too similar to your own details.'] })
    expect((await me(mira.tokens.access)).statusCode).toBe(200)
  })
})

describe('the own account', () => {
  const patch = (token: string, body: object) => send('PATCH', '/api/v1/users/me/', body, { token })

  test('is read as the wire says', async () => {
    const mira = await join({ phone: '+359 888 417 263' })
    const answer = await me(mira.tokens.access)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      erases_at: null,
      email: mira.email,
      first_name: 'Мира',
      last_name: 'Петрова',
      phone: '+359 888 417 263',
      country: null,
      language: 'bg',
      currency: 'EUR',
      is_staff: false,
      partner: null,
      marketing_consent: false,
      date_joined: start.toISOString(),
    })
  })

  test('changes what is sent and nothing else', async () => {
    const { tokens } = await join()
    const body = { first_name: 'Мирослава', country: 'bg', language: 'en', currency: 'CHF', marketing_consent: true }
    const changed = await patch(tokens.access, body)
    expect(changed.json()).toMatchObject({ ...body, country: 'BG', last_name: 'Петрова' })
    expect((await patch(tokens.access, {})).json()).toEqual(changed.json())
    expect((await patch(tokens.access, { country: null, phone: '' })).json()).toMatchObject({
      country: null,
      phone: null,
    })
  })

  test('nobody becomes staff, somebody else or another address through it', async () => {
    const { tokens, email } = await join()
    const body = { is_staff: true, partner: { id: 1 }, id: 1, email: 'other@example.com', password_hash: 'x' }
    expect((await patch(tokens.access, body)).json()).toMatchObject({ is_staff: false, partner: null, email })
  })

  test.each([
    ['a blank name', { first_name: ' ' }, { first_name: ['This field may not be blank.'] }],
    ['another language', { language: 'de' }, { language: ['"de" is not a valid choice.'] }],
    ['a wrong number', { phone: 'call me' }, { phone: ['Enter a valid phone number.'] }],
    ['a wrong country', { country: 'BGR' }, { country: ['Enter a valid value.'] }],
    ['a null language', { language: null }, { language: ['"null" is not a valid choice.'] }],
  ])('%s is refused', async (_case, body, problems) => {
    const { tokens } = await join()
    const answer = await patch(tokens.access, body)
    expect([answer.statusCode, answer.json()]).toEqual([400, problems])
  })
})
