import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, type Member, peopleSecrets } from '../../../test/people.ts'

const { db } = await openTestDatabase()
const settings = { DEMO: 'off' }
const app = await openTestApp(db, { settings, deps: { secrets: peopleSecrets } })
const demo = await openTestApp(db, { settings: { DEMO: 'on' }, deps: { secrets: peopleSecrets } })
const { send, join, signIn } = createPeople(app, db)
const inDemo = createPeople(demo, db).send

const devices = async ({ tokens }: Member) =>
  (await send('GET', '/auth/devices/', undefined, { token: tokens.access })).json()
const forget = async ({ tokens }: Member, id: number | '') =>
  (await send('DELETE', `/auth/devices/${id === '' ? '' : `${id}/`}`, undefined, { token: tokens.access })).statusCode
const asksCode = async (who: Member) => {
  const body = { email: who.email, password: who.password, device_token: who.deviceToken }
  return 'otp_required' in (await send('POST', '/auth/token/', body)).json()
}

test('a code can be asked for each time, on remembered devices too, and that needs the password', async () => {
  const mira = await join({}, true)
  const set = (body: object, ask = send) => ask('PATCH', '/api/v1/users/security/', body, { token: mira.tokens.access })
  expect(await asksCode(mira)).toBe(false)
  expect((await set({ second_step: 'always' })).json()).toEqual({ password: ['This field is required.'] })
  expect((await set({ second_step: 'always', password: 'грешна' })).statusCode).toBe(400)
  expect(await asksCode(mira)).toBe(false)
  const done = await set({ second_step: 'always', password: mira.password })
  expect(done.json()).toEqual({
    second_step: 'always',
    second_step_choices: ['new_device', 'always'],
    email_change: null,
  })
  expect(await asksCode(mira)).toBe(true)
  await set({ second_step: 'new_device', password: mira.password })
  expect(await asksCode(mira)).toBe(false)

  const never = { second_step: 'never', password: mira.password }
  expect((await set(never)).json()).toEqual({ second_step: ['"never" is not a valid choice.'] })
  expect((await set(never, inDemo)).json().second_step_choices).toEqual(['new_device', 'always', 'never'])
})

test('remembered devices are listed and forgotten one by one or all, and are nobody else’s to forget', async () => {
  const mira = await join({}, true)
  const ivo = await join({}, true)
  const second = await signIn(mira, true)
  const list = await devices(mira)
  expect(list).toHaveLength(2)
  expect(Object.keys(list[0])).toEqual(['id', 'device', 'created_at', 'expires_at'])
  expect(await forget(ivo, list[0].id)).toBe(404)
  expect(await asksCode(second)).toBe(false)
  expect([await forget(mira, list[0].id), await forget(mira, list[0].id)]).toEqual([204, 404])
  expect([await asksCode(second), await asksCode(mira)]).toEqual([true, false])
  expect(await forget(mira, '')).toBe(204)
  expect([await devices(mira), await asksCode(mira), (await devices(ivo)).length]).toEqual([[], true, 1])
})

test('each change of a choice is written down once, with its place', async () => {
  const mira = await join({ marketing_consent: true })
  const token = { token: mira.tokens.access }
  const choose = (marketing: boolean) => send('PATCH', '/api/v1/users/choices/', { marketing }, token)
  await Promise.all(Array.from({ length: 5 }, () => choose(false)))
  await choose(false)
  await send('PATCH', '/api/v1/users/me/', { marketing_consent: true, phone: '' }, token)
  const { marketing, log } = (await send('GET', '/api/v1/users/choices/', undefined, token)).json()
  expect(marketing).toBe(true)
  expect(log).toMatchObject([
    { choice: 'marketing', given: true, place: 'profile' },
    { given: false, place: 'privacy' },
    { given: true, place: 'register' },
  ])
  expect((await send('GET', '/api/v1/users/me/', undefined, token)).json().marketing_consent).toBe(true)
})
