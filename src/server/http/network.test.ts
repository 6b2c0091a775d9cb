import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { networkOf } from './network.ts'

const { db } = await openTestDatabase()

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('addresses of one /64 are one network, and those of the next are another', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:0:0:9'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
})

test('who changes addresses within a /64 is limited like who keeps one', async () => {
  const limited = await openTestApp(db, {
    rateLimits: { reads: 3, writes: 3 },
    extend: (instance) => instance.get('/api/v1/one/', async () => ({})),
  })
  const ask = async (remoteAddress: string) => (await limited.inject({ url: '/api/v1/one/', remoteAddress })).statusCode
  const statuses: number[] = []
  for (let host = 1; host <= 4; host++) statuses.push(await ask(`2001:db8:1:2::${host}`))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await ask('2001:db8:1:3::1')).toBe(200)
})

test('wrong passwords are counted for the /64 too', async () => {
  const app = await openTestApp(db)
  // Another for each try: wrong passwords are counted in the database.
  const site = randomInt(1, 65_536).toString(16)
  const attempt = async (host: number, net = 2) => {
    const payload = { email: `nobody${host}@example.com`, password: 'несъществуваща' }
    const remoteAddress = `2001:db8:${site}:${net}::${host}`
    return (await app.inject({ method: 'POST', url: '/auth/token/', remoteAddress, payload })).statusCode
  }
  const first: number[] = []
  for (let host = 1; host <= 20; host++) first.push(await attempt(host))
  expect(new Set(first)).toEqual(new Set([401]))
  expect(await attempt(21)).toBe(429)
  expect(await attempt(22, 3)).toBe(401)
})
