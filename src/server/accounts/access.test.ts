import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { signInAnswerSchema } from '../../contract/accounts.ts'
import { requireCaller } from '../http/authentication.ts'
import { ensureDemoAccounts } from './demo-accounts.service.ts'

const { db } = await openTestDatabase()
const declared = new Map<string, string>()
const probes = new Set(['GET /api/v1/probe/account/', 'GET /api/v1/probe/staff/'])
const app = await openTestApp(db, {
  mapDepth: 2,
  settings: { DEMO: 'on' },
  deps: { secrets: peopleSecrets },
  onRoute: ({ method, url, config }) => {
    for (const name of [method].flat()) if (name !== 'HEAD') declared.set(`${name} ${url}`, config?.access ?? 'anyone')
  },
  extend(instance) {
    const routes = instance.withTypeProvider<ZodTypeProvider>()
    routes.get('/api/v1/probe/account/', { config: { access: 'account' } }, async (request) => requireCaller(request))
    routes.get('/api/v1/probe/staff/', { config: { access: 'staff' } }, async (request) => requireCaller(request))
  },
})
const { send, join, signIn } = createPeople(app, db)

/** What the owner has, by id. */
const own = { session: '', list: '' }

type Who = 'guest' | 'owner' | 'other' | 'partner' | 'staff'
type Row = { [who in Who]: number } & { body?: object; of?: keyof typeof own }
const everybody: Who[] = ['guest', 'owner', 'other', 'partner', 'staff']

/** Anybody may ask, and the answer does not depend on who does: what it opens is opened by a key or a token in the request. */
const open = 'open'
/** Whoever is signed in, for themselves. */
const signedIn: Row = { guest: 401, owner: 200, other: 200, partner: 200, staff: 200 }

/** Whoever is signed in reaches it, and is told what is missing. */
const told: Row = { guest: 401, owner: 400, other: 400, partner: 400, staff: 400 }

/**
 * Who may do what: 401 to be asked who one is, 403 to be sent away, 404 for what is somebody else's. A new route stands here
 * first.
 */
const table: Record<string, typeof open | Row> = {
  'GET /api/v1/users/me/': signedIn,
  'PATCH /api/v1/users/me/': { ...signedIn, body: { phone: '' } },
  'POST /api/v1/users/change_password/': told,
  'GET /auth/sessions/': signedIn,
  // The owner comes last, because then it is gone.
  'DELETE /auth/sessions/:id/': { guest: 401, other: 404, partner: 404, staff: 404, owner: 204, of: 'session' },
  'GET /api/v1/users/export/': signedIn,
  'POST /api/v1/users/erasure/': { guest: 401, owner: 400, other: 400, partner: 400, staff: 400, body: {} },
  'DELETE /api/v1/users/erasure/': signedIn,
  'GET /api/v1/users/security/': signedIn,
  'PATCH /api/v1/users/security/': { guest: 401, owner: 400, other: 400, partner: 400, staff: 400, body: {} },
  'GET /api/v1/users/choices/': signedIn,
  'PATCH /api/v1/users/choices/': { ...signedIn, body: { marketing: false } },
  'POST /api/v1/users/change_email/': { guest: 401, owner: 400, other: 400, partner: 400, staff: 400, body: {} },
  'DELETE /api/v1/users/change_email/': { guest: 401, owner: 404, other: 404, partner: 404, staff: 404 },
  'GET /auth/devices/': signedIn,
  'DELETE /auth/devices/': { guest: 401, owner: 204, other: 204, partner: 204, staff: 204 },
  'DELETE /auth/devices/:id/': { guest: 401, owner: 404, other: 404, partner: 404, staff: 404 },
  'GET /api/v1/bookings/': signedIn,
  'GET /api/v1/users/claimable_bookings/': signedIn,
  'POST /api/v1/users/claim_bookings/': signedIn,
  'GET /api/v1/users/wishlist/': signedIn,
  'POST /api/v1/users/add_to_wishlist/': told,
  'DELETE /api/v1/users/remove_from_wishlist/': told,
  'GET /api/v1/users/check_wishlist_item/': told,
  'POST /api/v1/users/wishlist/lists/': told,
  'GET /api/v1/users/wishlist/emails/': signedIn,
  'PATCH /api/v1/users/wishlist/emails/': { ...signedIn, body: { price_drops: false } },
  'GET /api/v1/users/wishlist/lists/:id/': { guest: 401, other: 404, partner: 404, staff: 404, owner: 200, of: 'list' },
  'PATCH /api/v1/users/wishlist/lists/:id/': {
    guest: 401,
    other: 404,
    partner: 404,
    staff: 404,
    owner: 200,
    of: 'list',
  },
  'POST /api/v1/users/wishlist/lists/:id/share/': {
    guest: 401,
    other: 404,
    partner: 404,
    staff: 404,
    owner: 200,
    of: 'list',
  },
  'DELETE /api/v1/users/wishlist/lists/:id/share/': {
    guest: 401,
    other: 404,
    partner: 404,
    staff: 404,
    owner: 200,
    of: 'list',
  },
  'DELETE /api/v1/users/wishlist/lists/:id/': {
    guest: 401,
    other: 404,
    partner: 404,
    staff: 404,
    owner: 204,
    of: 'list',
  },
  // Items and comments of others: src/server/wishlist/lists.test.ts.
  'PATCH /api/v1/users/wishlist/items/:id/': { guest: 401, owner: 404, other: 404, partner: 404, staff: 404 },
  'DELETE /api/v1/users/wishlist/comments/:id/': { guest: 401, owner: 404, other: 404, partner: 404, staff: 404 },
  'GET /api/v1/probe/account/': signedIn,
  'GET /api/v1/probe/staff/': { guest: 401, owner: 403, other: 403, partner: 403, staff: 200 },

  'POST /auth/register/': open,
  'POST /auth/register/verify/': open,
  'POST /auth/email/confirm/': open,
  'POST /auth/email/keep/': open,
  'POST /auth/erasure/stop/': open,
  'POST /auth/token/': open,
  'POST /auth/token/otp/request/': open,
  'POST /auth/token/otp/verify/': open,
  'POST /auth/token/refresh/': open,
  'POST /auth/logout/': open,
  'POST /auth/password/forgot/': open,
  'POST /auth/password/reset/': open,

  'POST /api/v1/consents/': open,
  'POST /api/v1/contact/': open,

  'GET /api/v1/bookings/:reference/': open,
  'GET /api/v1/bookings/:reference/voucher.pdf': open,
  'GET /api/v1/bookings/:reference/invoice.pdf': open,
  'GET /api/v1/bookings/:reference/voucher.html': open,
  'GET /api/v1/bookings/:reference/calendar.ics': open,
  'GET /manifest.webmanifest': open,
  'GET /en/manifest.webmanifest': open,
  'POST /api/v1/bookings/': open,
  // Answers the same whether or not there is such a booking.
  'POST /api/v1/bookings/send_link/': open,
  'POST /api/v1/bookings/:reference/cancel/': open,
  'GET /api/v1/requests/:reference/': open,
  'POST /api/v1/requests/:reference/answer/': open,
  'POST /api/v1/bookings/:reference/change/': open,
  'POST /api/v1/bookings/:reference/guests/': open,
  'POST /api/v1/checkout_sessions/': open,
  'GET /api/v1/checkout_sessions/:id/': open,
  'PATCH /api/v1/checkout_sessions/:id/': open,
  'DELETE /api/v1/checkout_sessions/:id/': open,
  'POST /api/v1/payment/pre_checkout/': open,
  'POST /api/v1/payment/create_intent/': open,
  'POST /api/v1/payment/checkout/': open,
  'GET /api/v1/payment/payment_status/': open,
  'POST /api/v1/payment/cancel_payment/': open,
  // Opened by the code of the link.
  'GET /api/v1/payment-requests/:code/': open,
  'GET /api/v1/payment-requests/:code/invoice.pdf': open,
  // Opened by the provider's signature.
  'POST /api/v1/payment/webhooks/:provider/': open,
  'GET /api/v1/reviews/:reference/': open,
  'POST /api/v1/reviews/': open,

  'POST /api/v1/wishlist_emails/stop/': open,
  'POST /api/v1/wishlist_emails/resume/': open,
  'POST /contact': open,
  'POST /en/contact': open,
  'POST /wishlist/emails': open,
  'POST /en/wishlist/emails': open,
  'GET /api/v1/shared_wishlist/': open,
  'POST /api/v1/shared_wishlist/votes/': open,
  'POST /api/v1/shared_wishlist/comments/': open,
  'DELETE /api/v1/shared_wishlist/comments/:id/': open,

  'POST /api/v1/generate_hotel_offers/': open,
  'GET /api/v1/flexible/dates/': open,
  'GET /api/v1/flexible/days/': open,
  'GET /api/v1/flexible/weeks/': open,
  'GET /api/v1/highlights/': open,
  'GET /api/v1/holiday-suggestions/': open,
  'GET /api/v1/hotels/': open,
  'GET /api/v1/hotels/:id/': open,
  'GET /api/v1/hotels/:id/calendar/': open,
  'GET /api/v1/hotels/:id/room_prices/': open,
  'GET /api/v1/hotels/:id/map/': open,
  'GET /api/v1/hotels/:id/reviews/': open,
  'GET /api/v1/hotels/:id/similar/': open,
  'GET /api/v1/hotels/compare/': open,
  'GET /api/v1/maps/labels/': open,
  'GET /api/v1/search/': open,
  'GET /api/v1/search/points/': open,
  'GET /api/v1/suggestions/': open,

  'GET /api/docs': open,
  'GET /api/docs/json': open,
  'GET /api/docs/static/*': open,
  'GET /api/docs/static/index.html': open,
  'GET /api/docs/static/swagger-initializer.js': open,
  'GET /api/docs/yaml': open,
  'GET /api/schema/': open,
  'GET /demo/mailbox': open,
  'GET /healthz': open,
  'GET /images/*': open,
  'GET /maps/coast/:version/:z/:x/:y': open,
  'GET /maps/land/:version/:z/:x/:y': open,
  'GET /metrics': open,
  'GET /og/*': open,
  'GET /readyz': open,
  'GET /robots.txt': open,
  'GET /sitemap.xml': open,
  'GET /sitemaps/hotels-:number.xml': open,
  'GET /sitemaps/pages.xml': open,
  'GET /sitemaps/places-:number.xml': open,
}

const tokens: Partial<Record<Who, string>> = {}

beforeAll(async () => {
  const [, partner, staff] = await ensureDemoAccounts(db, peopleSecrets, new Date())
  for (const [who, account] of [
    ['partner', partner],
    ['staff', staff],
  ] as const) {
    const answer = await send('POST', '/auth/token/', { email: account?.email, password: account?.password })
    const signed = signInAnswerSchema.parse(answer.json())
    if ('access' in signed) tokens[who] = signed.access
  }
  const owner = await join()
  tokens.owner = owner.tokens.access
  await signIn(owner)
  tokens.other = (await join()).tokens.access
  const sessions = await send('GET', '/auth/sessions/', undefined, { token: tokens.owner })
  own.session = sessions.json().find(({ current }: { current: boolean }) => !current).id
  const list = await send('POST', '/api/v1/users/wishlist/lists/', { name: 'Море' }, { token: tokens.owner })
  own.list = String(list.json().id)
})

function ask(route: string, who: Who, row?: Row) {
  const [name = '', pattern = ''] = route.split(' ')
  const method = (['GET', 'POST', 'PATCH', 'DELETE'] as const).find((known) => known === name)
  if (!method) throw new Error(`A method that no test knows: ${route}`)
  const id = row?.of ? own[row.of] : '999'
  const url = pattern.replace(/:[a-z]+/g, id).replace('*', 'none')
  const body = method === 'GET' ? undefined : (row?.body ?? {})
  return send(method, url, body, tokens[who] ? { token: tokens[who] } : {})
}

test('five kinds of people are there', () => {
  expect(Object.keys(tokens).sort()).toEqual(['other', 'owner', 'partner', 'staff'])
  expect(new Set(Object.values(tokens)).size).toBe(4)
})

test('every route stands in the table, and the table names no other', () => {
  expect(Object.keys(table).sort()).toEqual([...declared.keys()].sort())
  expect([...declared.keys()].filter((route) => !probes.has(route)).length).toBeGreaterThan(40)
})

test('what the table leaves open asks for no account, and nothing else does without', () => {
  for (const [route, row] of Object.entries(table))
    expect([route, declared.get(route) === 'anyone']).toEqual([route, row === open])
})

describe('is for those signed in', () => {
  const rows = Object.entries(table).flatMap(([route, row]) => (row === open ? [] : [{ route, row }]))
  test.each(rows)('$route', async ({ route, row }) => {
    const { body: _body, of: _of, ...expected } = row
    const seen: Record<string, number> = {}
    for (const who of Object.keys(expected)) {
      const known = everybody.find((name) => name === who)
      if (known) seen[known] = (await ask(route, known, row)).statusCode
    }
    expect(seen).toEqual(expected)
  })
})

describe('is for anybody, alike', () => {
  const rows = Object.entries(table).flatMap(([route, row]) => (row === open ? [route] : []))
  test.each(rows)('%s', async (route) => {
    const guest = await ask(route, 'guest')
    expect([401, 403, 500]).not.toContain(guest.statusCode)
    for (const who of everybody) {
      const answer = await ask(route, who)
      expect([who, answer.statusCode]).toEqual([who, guest.statusCode])
      if (who !== 'guest' && route.includes('/api/v1/')) expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})

test('each sees the own account', async () => {
  const emails = await Promise.all(
    everybody.slice(1).map(async (who) => (await ask('GET /api/v1/users/me/', who, signedIn)).json()),
  )
  expect(new Set(emails.map(({ email }) => email)).size).toBe(4)
  expect(emails.at(-1)).toMatchObject({ email: 'staff@example.com', is_staff: true, partner: null })
})
