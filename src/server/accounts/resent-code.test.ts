import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { hashPassword, verifyPassword } from './password-hashing.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => new Date('2027-03-01T09:00:00Z'), deps: { secrets: peopleSecrets } })
const { send, register, readCode } = createPeople(app, db)

test('a code that cannot be sent again, because too many were, stays good', async () => {
  const who = await register()
  const ask = async (body: object) => send('POST', '/auth/token/otp/request/', body)
  let asked = await ask({ email: who.email })
  for (let index = 0; index < 4; index++) asked = await ask({ otp_token: asked.json().otp_token })
  const fifth = { otp_token: asked.json().otp_token, code: await readCode(who.email) }
  expect((await ask({ otp_token: fifth.otp_token })).statusCode).toBe(429)
  expect((await send('POST', '/auth/token/otp/verify/', fifth)).statusCode).toBe(200)
})

test('while strangers fill every place of the queue for hashing, an own device still has one', async () => {
  const hash = await hashPassword('морето е солено')
  const strangers = Array.from({ length: 60 }, () => verifyPassword('x', undefined).then(String, () => 'refused'))
  const own = await verifyPassword('морето е солено', hash, { trusted: true })
  expect(own).toBe(true)
  expect((await Promise.all(strangers)).filter((answer) => answer === 'refused').length).toBeGreaterThan(30)
})
