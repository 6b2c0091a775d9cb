import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { createPeople, type Member, peopleSecrets } from '../../../test/people.ts'
import { firstTry } from '../../../test/random.ts'
import { exportSchema, type PersonalExport } from '../../contract/privacy.ts'
import { completeStays } from '../bookings/ended-stays.service.ts'
import { parseConfig } from '../config.ts'
import { jobs } from '../jobs/registry.ts'
import { deriveKeys, reviewKey } from '../keys.ts'
import { decideReview } from '../reviews/stay-reviews.service.ts'
import { sections } from './personal-data.ts'
import { eraseAccounts, forgetGuests } from './privacy.jobs.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const watch = { now: fixtureNow }
const app = await openTestApp(db, { clock: () => watch.now, deps: { secrets: peopleSecrets } })
const people = createPeople(app, db)
const { send, join, signIn } = people
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 30, suite: 20 })])
const config = parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false })
const april = { hotel_id: hotelId, checkin: '2027-03-10', checkout: '2027-03-12' }
const june = { hotel_id: hotelId, checkin: '2027-06-01', checkout: '2027-06-03' }
const day = 86_400_000
const keys = deriveKeys(peopleSecrets)
const path = '/api/v1/users/erasure/'

beforeEach(() => {
  watch.now = fixtureNow
})

const wait = (days: number, ms = 0) => {
  watch.now = new Date(fixtureNow.getTime() + days * day + ms)
}
const run = (job: typeof eraseAccounts) =>
  job.run(db, () => watch.now, { config, secrets: peopleSecrets, log: app.log })
const as = ({ tokens }: Member) => ({ token: tokens.access })
const ask = (who: Member, proof: object = { password: who.password }) => send('POST', path, proof, as(who))
const keep = (who: Member) => send('DELETE', path, undefined, as(who))
const buyerOf = ({ tokens }: Member) => createBuyer(app, { authorization: `Bearer ${tokens.access}` })

async function exportOf(who: Member): Promise<PersonalExport> {
  const answer = await send('GET', '/api/v1/users/export/', undefined, as(who))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="zefir-data-2027-03-01.json"',
  })
  return exportSchema.parse(answer.json())
}

/** Tables in whose rows a text stands. */
async function findText(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)
  const found = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(name)} AS t
        WHERE position(${text.toLowerCase()} IN lower(t::text)) > 0`.execute(db)
      return rows[0]?.n ? [name] : []
    }),
  )
  return found.flat().sort()
}

test('every table that points to an account belongs to a part of the export and the erasure', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'account'::regclass`.execute(db)
  const known = Object.values(sections).flatMap(({ tables }) => tables)
  expect(rows.map(({ name }) => name).sort()).toEqual([...known].sort())
  expect(jobs).toEqual(expect.arrayContaining([eraseAccounts, forgetGuests]))
})

describe('the export', () => {
  test('holds all that is known of one person, and nothing of another', async () => {
    const mira = await join({ marketing_consent: true, phone: '+359 2 987 6543' }, true)
    const ivo = await join()
    const { booking } = await buyerOf(mira).book(june)
    await buyerOf(ivo).book(june)
    const item = { item_type: 'hotel', item_id: hotelId, notes: 'за рождения ден' }
    await send('POST', '/api/v1/users/add_to_wishlist/', item, as(mira))
    const told = await exportOf(mira)
    expect(told).toMatchObject({
      format: 'zefir-export-1',
      made_at: '2027-03-01T09:00:00.000Z',
      account: {
        profile: { email: mira.email, phone: '+359 2 987 6543', second_step: 'new_device', erases_at: null },
        choices: [{ choice: 'marketing', given: true, place: 'register' }],
        sessions: [{ ended_at: null }],
        devices: [{ created_at: '2027-03-01T09:00:00.000Z' }],
        email_changes: [],
      },
      bookings: [{ reference: booking.reference, holder: traveller, in_account: true, hotel: 'Proba House' }],
      reviews: [],
      wishlist: { price_mails_since: null, lists: [{ name: null, shared: false }], items: [item] },
      mails: [{ kind: 'sign_in_code' }, { kind: 'verify_email', recipient: mira.email }],
    })
    expect(told.bookings).toHaveLength(1)
    expect(JSON.stringify(told)).not.toMatch(/hash|sealed|secret|argon/i)
    expect((await send('GET', '/api/v1/users/export/')).statusCode).toBe(401)
  })

  test('tells what was answered about cookies in the browser that asks, and in no other', async () => {
    const mira = await join()
    const consent_id = '6a1f0c8e-3f5f-4a7c-9d55-0a2a5d3f8b10'
    const answer = { consent_id, revision: 0, categories: ['necessary'], language: 'bg' }
    for (const [id, consented_at] of [
      [consent_id, '2027-02-01T08:00:00.000Z'],
      ['0b1c2d3e-3f5f-4a7c-9d55-0a2a5d3f8b11', '2027-02-02T08:00:00.000Z'],
    ]) {
      await send('POST', '/api/v1/consents/', { ...answer, consent_id: id, consented_at })
    }
    const browserOf = (consentId: string) => {
      const at = '2027-02-01T08:00:00.000Z'
      const known = { revision: 0, categories: ['necessary'], consentTimestamp: at, lastConsentTimestamp: at }
      const record = { ...known, consentId, expirationTime: fixtureNow.getTime() + day }
      return { cookie: `userLang=bg; cookie_consent=${encodeURIComponent(JSON.stringify(record))}` }
    }
    const consentsIn = async (headers: Record<string, string>) =>
      (await send('GET', '/api/v1/users/export/', undefined, { ...as(mira), headers })).json().consents
    expect(await consentsIn(browserOf(consent_id))).toEqual([
      { ...answer, consented_at: '2027-02-01T08:00:00.000Z', recorded_at: fixtureNow.toISOString() },
    ])
    for (const other of [{}, browserOf("' OR 1=1"), browserOf('6a1f0c8e-3f5f-4a7c-9d55-0a2a5d3f8b99')])
      expect(await consentsIn(other)).toEqual([])
  })
})

describe('asking to be erased', () => {
  test('needs the password, is told by mail, and waits 14 days in which it can be taken back', async () => {
    const mira = await join()
    expect((await ask(mira, {})).json()).toEqual({ password: ['This field is required.'] })
    expect((await ask(mira, { password: 'не е тази' })).statusCode).toBe(400)
    const asked = await ask(mira)
    expect(asked.json()).toEqual({ erases_at: '2027-03-15T09:00:00.000Z' })
    expect(await people.lastMail(mira.email)).toContain('15 март 2027')
    wait(1)
    const back = await signIn(mira)
    expect((await ask(back)).json()).toEqual(asked.json())
    const me = await send('GET', '/api/v1/users/me/', undefined, as(back))
    expect(me.json().erases_at).toBe('2027-03-15T09:00:00.000Z')
    expect((await keep(back)).json()).toEqual({ erases_at: null })
    expect(await people.lastMail(mira.email)).toContain('няма да бъде изтрит')
    const before = (await people.mailsTo(mira.email)).length
    expect((await keep(back)).statusCode).toBe(200)
    expect((await people.mailsTo(mira.email)).length).toBe(before)
    wait(20)
    await run(eraseAccounts)
    expect((await signIn(back)).tokens.access).toBeTruthy()
  })

  test('is stopped by the link of its mail, without signing in; an older link stops no later one', async () => {
    const mira = await join()
    await ask(mira)
    const link = await people.readLink(mira.email)
    const stop = (token: string) => send('POST', '/auth/erasure/stop/', { token })
    for (const wrong of ['x', link.replace(/^\d+/, '999'), `${link.slice(0, -1)}~`]) {
      expect((await stop(wrong)).json()).toMatchObject({ code: 'erasure_over' })
    }
    expect((await stop(link)).json()).toEqual({ erases_at: null })
    expect(await people.lastMail(mira.email)).toContain('няма да бъде изтрит')
    expect((await stop(link)).statusCode).toBe(200)
    const me = await send('GET', '/api/v1/users/me/', undefined, as(mira))
    expect(me.json().erases_at).toBeNull()

    wait(1)
    const back = await signIn(mira)
    await ask(back)
    expect((await stop(link)).statusCode).toBe(400)
    wait(16)
    await run(eraseAccounts)
    const gone = await send('POST', '/auth/erasure/stop/', { token: link }, { headers: { 'accept-language': 'en' } })
    expect(gone.json().detail).toContain('the account is erased')
  })

  test('ends with the very next request refused, nobody there to sign in, and the address free again', async () => {
    const mira = await join({}, true)
    await ask(mira)
    wait(14, -1)
    const last = await signIn(mira)
    await run(eraseAccounts)
    expect((await send('GET', '/api/v1/users/me/', undefined, as(last))).statusCode).toBe(200)
    wait(14)
    await run(eraseAccounts)
    const refused = await send('GET', '/api/v1/users/me/', undefined, as(last))
    expect([refused.statusCode, refused.json().messages[0].message]).toEqual([401, 'Token is blacklisted'])
    const renewed = await send('POST', '/auth/token/refresh/', { refresh: last.tokens.refresh })
    expect(renewed.json().detail).toBe('Token is blacklisted')
    expect((await send('POST', '/auth/token/', { ...mira, device_token: mira.deviceToken })).statusCode).toBe(401)
    expect((await people.mailsTo(mira.email)).map(({ written }) => written.subject)).toEqual([
      'Профилът Ви в Зефир е изтрит',
    ])
    expect(await findText(mira.email)).toEqual(['outgoing_mail'])
    const again = await join({ email: mira.email })
    expect((await send('GET', '/api/v1/bookings/', undefined, as(again))).json().count).toBe(0)
  })

  test('and keeping the account at the same moment: it is either kept whole or gone', firstTry, async () => {
    const all = await Promise.all([join(), join(), join(), join()])
    for (const who of all) await ask(who)
    wait(14)
    const back = await Promise.all(all.map((who) => signIn(who)))
    const [answers] = await Promise.all([Promise.all(back.map(keep)), run(eraseAccounts), run(eraseAccounts)])
    for (const [index, who] of back.entries()) {
      const kept = answers[index]?.statusCode === 200
      const me = await send('GET', '/api/v1/users/me/', undefined, as(who))
      expect(me.statusCode).toBe(kept ? 200 : 401)
      if (kept) expect(me.json().erases_at).toBeNull()
    }
  })
})

describe('an erasure', () => {
  test('leaves of a past stay what the books need, of its review the words, and of a stay to come the names until it is over', async () => {
    const mira = await join()
    const past = await buyerOf(mira).book(april)
    const unread = await buyerOf(mira).book(april)
    const guest = createBuyer(app)
    const session = await guest.fillIn(await guest.hold((await guest.findOffer(april)).offer_id))
    await guest.change(session.id, { holder: { ...traveller, email: mira.email } })
    const unclaimed = (await guest.order(session)).json()
    const coming = await buyerOf(mira).book(june)
    const stranger = await guest.book(june)
    wait(12)
    await completeStays(db, watch.now, { commissionPercent: 0, vatPercent: 20 })
    const review = (reference: string) => ({
      reference,
      key: reviewKey(reference, keys),
      score: 9,
      traveller: 'couple',
      language: 'bg',
      display_name: 'Десислава Ж.',
      liked: 'Тихо и чисто.',
    })
    for (const { booking } of [past, unread]) {
      const written = await send('POST', '/api/v1/reviews/', review(booking.reference))
      expect(written.statusCode, written.body).toBe(200)
    }
    const { rows: written } = await sql<{ id: number }>`SELECT id FROM stay_review ORDER BY id`.execute(db)
    await decideReview(db, { id: written[0]?.id ?? 0, move: 'publish', reason: null, by: 'test', now: watch.now })
    const told = await exportOfAny(await signIn(mira))
    expect(told.bookings.map(({ in_account: own }) => own)).toEqual([true, true, false, true])
    expect(told.reviews.map(({ status }) => status)).toEqual(['published', 'pending'])

    await ask(await signIn(mira))
    wait(26)
    await run(eraseAccounts)
    await run(forgetGuests)
    for (const { reference, key } of [
      { reference: past.booking.reference, key: past.key },
      { reference: unclaimed.reference, key: unclaimed.access_key },
    ])
      expect((await guest.send('GET', `bookings/${reference}/?key=${key}`)).statusCode).toBe(404)
    const gone = await send(
      'GET',
      `/api/v1/reviews/${past.booking.reference}/?key=${reviewKey(past.booking.reference, keys)}`,
    )
    expect(gone.statusCode).toBe(404)
    const shown = await send('GET', `/api/v1/hotels/${hotelId}/reviews/`, undefined, {
      headers: { 'accept-language': 'en' },
    })
    expect(shown.json().results).toMatchObject([{ author: 'Guest', liked: 'Тихо и чисто.' }])
    const { rows: books } = await sql`SELECT reference, total, status, holder, guests, account_id FROM booking
      WHERE reference = ${past.booking.reference}`.execute(db)
    expect(books).toEqual([
      {
        reference: past.booking.reference,
        total: 20_000,
        status: 'completed',
        holder: {},
        guests: [],
        account_id: null,
      },
    ])
    expect(await guest.readBooking(coming.booking.reference, coming.key)).toMatchObject({ holder: traveller })

    watch.now = new Date('2027-06-04T09:00:00Z')
    await run(forgetGuests)
    expect((await guest.send('GET', `bookings/${coming.booking.reference}/?key=${coming.key}`)).statusCode).toBe(404)
    expect(await guest.readBooking(stranger.booking.reference, stranger.key)).toMatchObject({ holder: traveller })
    expect(await findText('Десислава Ж.')).toEqual([])
    expect(await findText(mira.email)).toEqual(['outgoing_mail'])
  })

  test('forgets answers kept under idempotency keys', async () => {
    const mira = await join()
    await ask(mira)
    wait(14, -day / 2)
    const fresh = buyerOf(await signIn(mira))
    const session = await fresh.fillIn(await fresh.hold((await fresh.findOffer(june)).offer_id))
    await fresh.order(session, { 'idempotency-key': 'kept-for-mira' })
    const count = async () =>
      (await sql<{ n: number }>`SELECT count(*)::int AS n FROM idempotency_key WHERE key = 'kept-for-mira'`.execute(db))
        .rows[0]?.n
    expect(await count()).toBe(1)
    wait(14)
    await run(eraseAccounts)
    expect(await count()).toBe(0)
  })
})

test('a booking names its people for five years after the stay, as the privacy page promises', async () => {
  const guest = createBuyer(app)
  const { booking, key } = await guest.book(june)
  watch.now = new Date('2032-06-01T09:00:00Z')
  await run(forgetGuests)
  expect((await guest.readBooking(booking.reference, key)).holder).toEqual(traveller)
  watch.now = new Date('2032-06-04T09:00:00Z')
  await run(forgetGuests)
  expect((await guest.send('GET', `bookings/${booking.reference}/?key=${key}`)).statusCode).toBe(404)
})

async function exportOfAny(who: Member): Promise<PersonalExport> {
  return exportSchema.parse((await send('GET', '/api/v1/users/export/', undefined, as(who))).json())
}
