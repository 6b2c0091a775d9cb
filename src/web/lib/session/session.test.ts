import { describe, expect, test } from 'vitest'
import type { Transport } from '../../../contract/rendering.ts'
import { createSession } from './session.ts'
import { storageKeys } from './tokens.ts'

const profile = { id: 7, email: 'ana@example.com' }
const request = { method: 'GET', path: '/api/v1/users/me/', headers: {}, body: undefined, signal: undefined } as const
const start = Date.parse('2026-11-20T10:00:00Z')

/** A token of the server's clock `skew` milliseconds ahead of ours. */
function token(name: string, { now = start, skew = 0, seconds = 300 } = {}): string {
  const iat = Math.floor((now + skew) / 1000)
  const claims = btoa(JSON.stringify({ token_type: 'access', iat, exp: iat + seconds, jti: name, user_id: '7' }))
  return `e30.${claims.replaceAll('=', '')}.${name}`
}

type Answer = (call: { path: string; bearer: string; body: string }) => { status: number; text: string } | undefined

/** Any number of tabs on one storage, with a clock of their own and a server that says what it is told. */
function open(answer: Answer, kept: Record<string, string> = {}) {
  const memory = new Map(Object.entries(kept))
  const calls: string[] = []
  let now = start
  let turn: Promise<unknown> = Promise.resolve()
  let left = 0
  let online = true
  const transport: Transport = async ({ path, headers, body }) => {
    const bearer = (headers.authorization ?? '').replace('Bearer ', '')
    calls.push(path)
    await Promise.resolve()
    return answer({ path, bearer, body: body ?? '' }) ?? { status: 200, text: JSON.stringify(profile) }
  }
  const tab = () =>
    createSession({
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
      transport,
      now: () => now,
      alone: (work) => {
        const mine = turn.then(work)
        turn = mine.catch(() => undefined)
        return mine
      },
      leave: () => {
        left += 1
      },
      online: () => online,
    })
  return {
    tab,
    memory,
    calls,
    wait: (ms: number) => {
      now += ms
    },
    goOffline: () => {
      online = false
    },
    left: () => left,
  }
}

const keptWith = (access: string, endsIn = 300_000) => ({
  [storageKeys.access]: access,
  [storageKeys.refresh]: 'r0',
  [storageKeys.expiry]: String(start + endsIn),
})

describe('at the start', () => {
  test('without tokens nobody is signed in, and nothing is asked', async () => {
    const place = open(() => undefined)
    const tab = place.tab()
    await tab.start()
    expect(tab.getState()).toEqual({ user: null, loading: false, isInitialized: true })
    expect(place.calls).toEqual([])
  })

  test('a sound token fetches the user, who is kept', async () => {
    const place = open(() => undefined, keptWith(token('a0')))
    const tab = place.tab()
    await tab.start()
    expect(tab.getState()).toEqual({ user: profile, loading: false, isInitialized: true })
    expect(JSON.parse(place.memory.get('user') ?? '')).toEqual(profile)
    expect(place.calls).toEqual(['/api/v1/users/me/'])
  })

  test('“Token validation or refresh fails at start | User logged out”', async () => {
    const place = open(({ path }) => (path === '/auth/token/refresh/' ? { status: 401, text: '{}' } : undefined), {
      ...keptWith(token('a0'), 30_000),
      user: JSON.stringify(profile),
    })
    const tab = place.tab()
    await tab.start()
    expect(place.calls).toEqual(['/auth/token/refresh/'])
    expect(tab.getState()).toEqual({ user: null, loading: false, isInitialized: true })
    expect([place.memory.size, place.left()]).toEqual([0, 1])
  })

  test.each(['abc', 'a.b', 'a.b.c.d', 'e30.***.x'])('%s is no token: the visitor is logged out', async (broken) => {
    const place = open(() => undefined, keptWith(broken))
    const tab = place.tab()
    await tab.start()
    expect(tab.getState().user).toBeNull()
    expect(place.memory.size).toBe(0)
    expect(place.left()).toBe(1)
  })
})

describe('an access token that is kept without a refresh token', () => {
  const alone = { [storageKeys.access]: token('a0') }

  test('is validated and serves until it ends; then the session is cleared', async () => {
    const place = open(() => undefined, alone)
    const tab = place.tab()
    await tab.start()
    expect(tab.getState()).toEqual({ user: profile, loading: false, isInitialized: true })
    place.wait(299_000)
    await tab.check()
    expect(place.memory.get(storageKeys.access)).toBe(token('a0'))
    place.wait(2_000)
    await tab.check()
    expect([place.memory.size, place.left(), tab.getState().user]).toEqual([0, 1, null])
    expect(place.calls).toEqual(['/api/v1/users/me/'])
  })

  test('is cleared when the server does not know it any more', async () => {
    const place = open(() => ({ status: 401, text: '{}' }), alone)
    const tab = place.tab()
    await tab.start()
    expect([place.memory.size, place.left(), tab.getState().user]).toEqual([0, 1, null])
    expect(place.calls).toEqual(['/api/v1/users/me/'])
  })
})

test('“kept in browser storage (keys accessToken and refreshToken)”', () => {
  expect(storageKeys).toMatchObject({ access: 'accessToken', refresh: 'refreshToken' })
})

describe('a sign-in', () => {
  test('“store tokens, fetch the user”: both are there before it ends, and every request carries the token', async () => {
    const bearers: string[] = []
    const place = open(({ bearer }) => {
      bearers.push(bearer)
      return undefined
    })
    const tab = place.tab()
    await tab.start()
    expect(await tab.adopt({ access: token('a0'), refresh: 'r0', device_trusted: true, device_token: 'd0' })).toBe(true)
    expect(tab.isDeviceTrusted()).toBe(true)
    expect([place.memory.get(storageKeys.access), place.memory.get(storageKeys.refresh)]).toEqual([token('a0'), 'r0'])
    expect(place.memory.get(storageKeys.device)).toBe('d0')
    expect(tab.getState()).toEqual({ user: profile, loading: false, isInitialized: true })
    await tab.transport({ ...request, path: '/api/v1/users/wishlist/' })
    expect(bearers).toEqual([token('a0'), token('a0')])
  })

  test.each([400, 403, 404, 409, 429, 500, 503])('“Other HTTP errors | Passed to the caller”: %i', async (status) => {
    const place = open(() => ({ status, text: '{"detail":"No."}' }), keptWith(token('a0')))
    expect(await place.tab().transport(request)).toEqual({ status, text: '{"detail":"No."}' })
    expect([place.calls.length, place.left(), place.memory.has(storageKeys.access)]).toEqual([1, 0, true])
  })
})

describe('refreshing', () => {
  const refreshed: Answer = ({ path }) =>
    path === '/auth/token/refresh/'
      ? { status: 200, text: JSON.stringify({ access: token('a1'), refresh: 'r1' }) }
      : undefined

  test('a token that ends within a minute is refreshed before it is used, another is not', async () => {
    const place = open(refreshed, keptWith(token('a0'), 61_000))
    const tab = place.tab()
    await tab.transport(request)
    expect(place.calls).toEqual(['/api/v1/users/me/'])
    place.wait(2000)
    await tab.transport(request)
    expect(place.calls.slice(1)).toEqual(['/auth/token/refresh/', '/api/v1/users/me/'])
    expect(place.memory.get(storageKeys.refresh)).toBe('r1')
  })

  test('the look of every minute refreshes too', async () => {
    const place = open(refreshed, keptWith(token('a0'), 59_000))
    await place.tab().check()
    expect(place.calls).toEqual(['/auth/token/refresh/'])
  })

  test('one refresh serves all requests of all tabs that met a 401, and each is tried once more', async () => {
    const place = open(
      (call) => (call.bearer === token('a0') ? { status: 401, text: '{}' } : refreshed(call)),
      keptWith(token('a0')),
    )
    const tabs = [place.tab(), place.tab()]
    const answers = await Promise.all([...tabs, ...tabs, ...tabs].map((tab) => tab.transport(request)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(place.calls.filter((path) => path === '/auth/token/refresh/')).toHaveLength(1)
  })

  test('a 401 after the refresh goes to the caller', async () => {
    const place = open((call) => refreshed(call) ?? { status: 401, text: '{"detail":"No."}' }, keptWith(token('a0')))
    const answer = await place.tab().transport(request)
    expect(answer).toEqual({ status: 401, text: '{"detail":"No."}' })
    expect(place.calls).toEqual(['/api/v1/users/me/', '/auth/token/refresh/', '/api/v1/users/me/'])
    expect(place.left()).toBe(0)
  })

  test.each([
    ['is refused', { status: 401, text: '{}' }],
    ['brings no token', { status: 200, text: '{}' }],
    ['brings no JSON', { status: 200, text: '<html>' }],
  ])('a refresh that %s clears the session and leads to the sign-in', async (_how, outcome) => {
    const place = open(
      ({ path }) => (path === '/auth/token/refresh/' ? outcome : { status: 401, text: '{}' }),
      keptWith(token('a0')),
    )
    const tab = place.tab()
    const answer = await tab.transport(request)
    expect(JSON.parse(answer.text).detail).toBe('Token refresh failed')
    expect(place.memory.size).toBe(0)
    expect(place.left()).toBe(1)
    expect(tab.getState()).toEqual({ user: null, loading: false, isInitialized: true })
  })

  test.each([-600_000, 600_000])('a clock that is %i ms from the server’s does no harm', async (skew) => {
    const place = open(refreshed, {})
    const tab = place.tab()
    await tab.adopt({ access: token('a0', { skew }), refresh: 'r0', device_trusted: false })
    await tab.transport(request)
    expect(place.calls).toEqual(['/api/v1/users/me/', '/api/v1/users/me/'])
    place.wait(245_000)
    await tab.check()
    expect(place.calls.at(-1)).toBe('/auth/token/refresh/')
  })

  test('without a network nothing is refreshed, and nobody loses a session', async () => {
    const place = open(() => ({ status: 0, text: '' }), keptWith(token('a0'), 10_000))
    place.goOffline()
    const tab = place.tab()
    await tab.check()
    expect(place.calls).toEqual([])
    expect(place.memory.get(storageKeys.refresh)).toBe('r0')
  })
})

describe('signing out', () => {
  test('the server is told, everything is forgotten but the trust in the device', async () => {
    const place = open(() => undefined, { ...keptWith(token('a0')), [storageKeys.device]: 'd0' })
    const tab = place.tab()
    await tab.start()
    await tab.logout()
    expect(place.calls.at(-1)).toBe('/auth/logout/')
    expect([...place.memory.keys()]).toEqual([storageKeys.device])
    expect(tab.getState().user).toBeNull()
    expect(place.left()).toBe(1)
  })

  test('a tab notices that another signed out', async () => {
    const place = open(() => undefined, keptWith(token('a0')))
    const [one, other] = [place.tab(), place.tab()]
    await Promise.all([one.start(), other.start()])
    await one.logout()
    await other.check()
    expect(other.getState().user).toBeNull()
    expect(place.left()).toBe(2)
  })
})
