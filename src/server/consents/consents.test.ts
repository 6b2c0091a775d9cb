import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { parseConfig } from '../config.ts'
import { jobs } from '../jobs/registry.ts'
import { openSecrets } from '../secrets.ts'
import { forgetConsents } from './consents.jobs.ts'

const { db } = await openTestDatabase()
const start = new Date('2026-11-22T10:00:05Z')
const watch = { now: start }
const app = await openTestApp(db, { clock: () => watch.now, rateLimits: { reads: 600, writes: 300 } })

const answer = {
  consent_id: '6a1f0c8e-3f5f-4a7c-9d55-0a2a5d3f8b10',
  revision: 0,
  categories: ['necessary', 'analytics'],
  language: 'bg',
  consented_at: '2026-11-22T10:00:00.000Z',
}
let visitors = 0

function post(changes: object = {}, address = `10.1.0.${++visitors}`) {
  const payload = { ...answer, ...changes }
  return app.inject({ method: 'POST', url: '/api/v1/consents/', remoteAddress: address, payload })
}

const rows = () => db.selectFrom('consent_record').selectAll().orderBy('id').execute()

test('an answer is kept with its time and nothing that leads to a person; sent twice it stands once', async () => {
  const first = await post({ account: 7, ip: '10.0.0.1' })
  expect([first.statusCode, first.json()]).toEqual([201, {}])
  expect((await post()).statusCode).toBe(201)
  expect(await rows()).toEqual([
    {
      id: expect.any(Number),
      ...answer,
      consented_at: new Date(answer.consented_at),
      recorded_at: start,
    },
  ])
})

test('a change of mind is a further row', async () => {
  await post({ categories: ['necessary'], consented_at: '2026-11-23T10:00:00.000Z' })
  expect((await rows()).map(({ categories }) => categories)).toEqual([['necessary', 'analytics'], ['necessary']])
})

test('no row is ever rewritten', async () => {
  await expect(sql`UPDATE consent_record SET categories = '{necessary}'`.execute(db)).rejects.toThrow('not rewritten')
})

test.each([
  ['consent_id', 'me'],
  ['revision', -1],
  ['revision', 'new'],
  ['categories', ['analytics']],
  ['categories', ['necessary', 'everything']],
  ['categories', ['necessary', 'necessary']],
  ['language', 'de'],
  ['consented_at', 'yesterday'],
])('what is no answer is refused: %s %s', async (field, value) => {
  const refused = await post({ [field]: value })
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json())).toEqual([field])
})

test('one address answers twenty times a minute and no more', async () => {
  const codes: number[] = []
  for (let turn = 0; turn < 21; turn++) codes.push((await post({}, '10.9.9.9')).statusCode)
  expect(codes.filter((code) => code === 201)).toHaveLength(20)
  expect(codes.at(-1)).toBe(429)
})

test('after three years an answer is forgotten, not a day before', async () => {
  expect(jobs).toContain(forgetConsents)
  const config = parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false })
  const forget = async (now: string) => {
    const tools = { config, secrets: openSecrets(config), log: app.log }
    await forgetConsents.run(db, () => new Date(now), tools)
    return (await rows()).length
  }
  expect(await forget('2029-11-22T10:00:05Z')).toBe(2)
  expect(await forget('2029-11-22T10:00:06Z')).toBe(0)
})
