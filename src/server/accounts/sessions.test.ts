import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, type Member, peopleSecrets } from '../../../test/people.ts'
import { firstTry } from '../../../test/random.ts'
import type { TokenPair } from '../../contract/accounts.ts'
import { shutAccount } from './staff.service.ts'

const { db } = await openTestDatabase({ poolSize: 30 })
const start = new Date('2027-03-01T09:00:00Z')
const watch = { now: start }
const options = { clock: () => watch.now, deps: { secrets: peopleSecrets } }
const app = await openTestApp(db, options)
const people = createPeople(app, db)
const { send, join, signIn } = people
const later = (minutes: number) => {
  watch.now = new Date(watch.now.getTime() + minutes * 60_000)
}

const refresh = (token: string) => send('POST', '/auth/token/refresh/', { refresh: token })
const me = (token: string) => send('GET', '/api/v1/users/me/', undefined, { token })

async function renew(token: string): Promise<TokenPair> {
  const answer = await refresh(token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** Connections of this test's database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

async function expectSignedOut({ tokens }: Pick<Member, 'tokens'>): Promise<void> {
  const answer = await me(tokens.access)
  expect(answer.statusCode).toBe(401)
  expect(answer.json().messages[0].message).toBe('Token is blacklisted')
  expect((await refresh(tokens.refresh)).json()).toEqual({ detail: 'Token is blacklisted', code: 'token_not_valid' })
}

describe('refreshing', () => {
  test('gives tokens that work, and the old refresh stays good until the new one is used', async () => {
    const { tokens } = await join()
    const first = await renew(tokens.refresh)
    expect((await me(first.access)).statusCode).toBe(200)
    later(10)
    const again = await renew(tokens.refresh)
    expect(again.refresh).toBe(first.refresh)
    expect(again.access).not.toBe(first.access)
    const second = await renew(first.refresh)
    expect(second.refresh).not.toBe(first.refresh)
  })

  test('a client that keeps its first refresh for weeks stays signed in', async () => {
    const { tokens } = await join()
    for (let day = 0; day < 29; day++) {
      later(24 * 60)
      expect((await me((await renew(tokens.refresh)).access)).statusCode).toBe(200)
    }
  })

  test('an old refresh after its successor was used is theft: the whole session ends, at once', async () => {
    const { tokens } = await join()
    const first = await renew(tokens.refresh)
    const second = await renew(first.refresh)
    expect((await me(second.access)).statusCode).toBe(200)
    expect((await refresh(tokens.refresh)).json()).toEqual({ detail: 'Token is blacklisted', code: 'token_not_valid' })
    await expectSignedOut({ tokens: second })
    await expectSignedOut({ tokens: first })
  })

  test('theft ends no other session of the account', async () => {
    const mira = await join()
    const elsewhere = await signIn(mira)
    const first = await renew(mira.tokens.refresh)
    await renew(first.refresh)
    expect((await refresh(mira.tokens.refresh)).statusCode).toBe(401)
    expect((await me(elsewhere.tokens.access)).statusCode).toBe(200)
  })

  test('twenty at once over real connections: twenty answers, one successor', firstTry, async () => {
    // Each request comes a second after the one before: successors made apart would tell.
    let asked = 0
    const begun = watch.now.getTime()
    const listening = await openTestApp(db, { ...options, clock: () => new Date(begun + ++asked * 1000) })
    const origin = await listening.listen({ host: '127.0.0.1', port: 0 })
    const { tokens } = await join()
    const ask = async () => {
      const answer = await fetch(`${origin}/auth/token/refresh/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh: tokens.refresh }),
      })
      const body: TokenPair = JSON.parse(await answer.text())
      return { status: answer.status, ...body }
    }
    // Nobody gets further than the session's row until all are there: otherwise the first may be done before the last begins.
    const { asking } = await db.transaction().execute(async (trx) => {
      await sql`SELECT FROM account_session FOR UPDATE`.execute(trx)
      const asking = Array.from({ length: 20 }, ask)
      await vi.waitFor(async () => expect(await countWaiting()).toBe(20), { timeout: 30_000 })
      return { asking }
    })
    const answered = await Promise.all(asking)
    expect(answered.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answered.map((answer) => answer.refresh)).size).toBe(1)
    expect(new Set(answered.map((answer) => answer.access)).size).toBe(20)
    const successor = answered[0]?.refresh ?? ''
    const again = await Promise.all(Array.from({ length: 20 }, () => renew(successor)))
    expect(new Set(again.map((answer) => answer.refresh)).size).toBe(1)
  })

  test('ends after 30 days without use, and after 90 days in any case', async () => {
    const idle = await join()
    later(30 * 24 * 60)
    expect((await refresh(idle.tokens.refresh)).json()).toEqual({ detail: 'Token is expired', code: 'token_not_valid' })
    const busy = await join()
    let token = busy.tokens.refresh
    for (let week = 0; week < 12; week++) {
      later(7 * 24 * 60)
      token = (await renew(token)).refresh
    }
    later(6 * 24 * 60)
    expect((await refresh(token)).json().detail).toBe('Token is expired')
  })

  test.each([
    ['what is no token', async () => 'abc', 'Token is invalid'],
    ['an access token', async () => (await join()).tokens.access, 'Token has wrong type'],
  ])('%s is refused', async (_case, token, detail) => {
    const answer = await refresh(await token())
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail, code: 'token_not_valid' }])
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"')
  })

  test('says what is missing, and the reason in Bulgarian to who reads it', async () => {
    expect((await send('POST', '/auth/token/refresh', {})).json()).toEqual({ refresh: ['This field is required.'] })
    const headers = { 'accept-language': 'bg' }
    const answer = await send('POST', '/auth/token/refresh/', { refresh: 'abc' }, { headers })
    expect(answer.json().detail).toBe('Ключът за достъп е невалиден.')
  })
})

describe('the very next request is refused after', () => {
  test('signing out, and the other sessions go on', async () => {
    const mira = await join()
    const elsewhere = await signIn(mira)
    const answer = await send('POST', '/auth/logout/', { refresh: mira.tokens.refresh })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    await expectSignedOut(mira)
    expect((await me(elsewhere.tokens.access)).statusCode).toBe(200)
    expect((await send('POST', '/auth/logout/', { refresh: mira.tokens.refresh })).statusCode).toBe(200)
  })

  test('signing out with a refresh that was followed', async () => {
    const mira = await join()
    const next = await renew(mira.tokens.refresh)
    await send('POST', '/auth/logout/', { refresh: mira.tokens.refresh })
    await expectSignedOut({ tokens: next })
  })

  test('the account is shut', async () => {
    const mira = await join()
    await shutAccount(db, mira.email, watch.now)
    await expectSignedOut(mira)
  })

  test('the session is ended from another device', async () => {
    const mira = await join()
    const phone = await people.send('POST', '/auth/token/', mira, { headers: { 'user-agent': 'Mozilla/5.0' } })
    const answer = await send(
      'POST',
      '/auth/token/otp/verify/',
      { otp_token: phone.json().otp_token, code: await people.readCode(mira.email) },
      {
        headers: {
          'user-agent':
            'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Version/20.0 Mobile/15E148 Safari/604.1',
        },
      },
    )
    const list = await send('GET', '/auth/sessions/', undefined, { token: mira.tokens.access })
    expect(list.headers['cache-control']).toBe('no-store')
    expect(list.json()).toHaveLength(2)
    const other = list.json().find(({ current }: { current: boolean }) => !current)
    expect(other).toEqual({
      id: expect.any(String),
      device: 'Safari · iPhone',
      created_at: watch.now.toISOString(),
      last_used_at: watch.now.toISOString(),
      current: false,
    })
    const ended = await send('DELETE', `/auth/sessions/${other.id}/`, undefined, { token: mira.tokens.access })
    expect([ended.statusCode, ended.body]).toEqual([204, ''])
    await expectSignedOut({ tokens: answer.json() })
    expect((await me(mira.tokens.access)).statusCode).toBe(200)
    const again = await send('DELETE', `/auth/sessions/${other.id}/`, undefined, { token: mira.tokens.access })
    expect(again.statusCode).toBe(404)
  })
})

test('nobody ends a session of somebody else, and it looks as if there were none', async () => {
  const [mira, john] = [await join(), await join()]
  const list = await send('GET', '/auth/sessions', undefined, { token: mira.tokens.access })
  const [own] = list.json()
  const answer = await send('DELETE', `/auth/sessions/${own.id}/`, undefined, { token: john.tokens.access })
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
  expect((await me(mira.tokens.access)).statusCode).toBe(200)
})

describe('a token on the API', () => {
  const catalogue = '/api/v1/suggestions/?q=va'

  test('that expired is refused with the body of the original API, also where no token is needed', async () => {
    const { tokens } = await join()
    later(5)
    for (const url of ['/api/v1/users/me/', catalogue]) {
      const answer = await send('GET', url, undefined, { token: tokens.access })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"')
      expect(answer.json()).toEqual({
        detail: 'Given token not valid for any token type',
        code: 'token_not_valid',
        messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is expired' }],
      })
    }
  })

  test.each([
    ['a broken one', 'abc.def.ghi', 'Token is invalid'],
    ['an empty one', '', 'Token is invalid'],
  ])('%s', async (_case, token, message) => {
    const answer = await send('GET', catalogue, undefined, { headers: { authorization: `Bearer ${token}` } })
    expect([answer.statusCode, answer.json().messages[0].message]).toEqual([401, message])
  })

  test('a refresh token is none', async () => {
    const { tokens } = await join()
    expect((await me(tokens.refresh)).json().messages[0].message).toBe('Token has wrong type')
  })

  test('none at all', async () => {
    const answer = await send('GET', '/api/v1/users/me/')
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { detail: 'Authentication credentials were not provided.', code: 'not_authenticated' },
    ])
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"')
    expect((await send('GET', catalogue)).statusCode).toBe(200)
  })

  test('another scheme is not ours to judge; under /auth/ a bad token is as none', async () => {
    const basic = { headers: { authorization: 'Basic bWlyYTpwYXNz' } }
    expect((await send('GET', catalogue, undefined, basic)).statusCode).toBe(200)
    const answer = await send('GET', '/auth/sessions/', undefined, { token: 'abc' })
    expect(answer.json()).toEqual({
      detail: 'Authentication credentials were not provided.',
      code: 'not_authenticated',
    })
  })

  test('works after the secret was changed, while the one before is known', async () => {
    const mira = await join()
    const secrets = { ...peopleSecrets, root: 'another-'.repeat(8), previousRoot: peopleSecrets.root }
    const changed = createPeople(await openTestApp(db, { ...options, deps: { secrets } }), db)
    const token = mira.tokens.access
    expect((await changed.send('GET', '/api/v1/users/me/', undefined, { token })).statusCode).toBe(200)
    const answer = await changed.send('POST', '/auth/token/refresh/', { refresh: mira.tokens.refresh })
    expect(answer.statusCode).toBe(200)
    expect((await me(answer.json().access)).statusCode).toBe(401)
  })
})
