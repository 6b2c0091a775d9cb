import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { firstTry } from '../../../test/random.ts'
import { type ReviewList, reviewListSchema, type StayToReview, stayToReviewSchema } from '../../contract/reviews.ts'
import { completeEndedStays } from '../bookings/bookings.jobs.ts'
import { completeStays } from '../bookings/ended-stays.service.ts'
import { parseConfig } from '../config.ts'
import { readRevision } from '../db/revision-cache.ts'
import { jobs } from '../jobs/registry.ts'
import { bookingKey, deriveKeys, reviewKey } from '../keys.ts'
import type { Office } from '../office/command.ts'
import { reviews } from '../office/reviews.ts'
import { openSecrets } from '../secrets.ts'
import { decideReview } from './stay-reviews.service.ts'

const { db } = await openTestDatabase()
const config = parseConfig(
  { NODE_ENV: 'test', APP_SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent' },
  { root: '/tmp/zefir-reviews-test', interactive: false },
)
const secrets = openSecrets(config)
const keys = deriveKeys(secrets)
const watch = { now: fixtureNow }
const app = await openTestApp(db, { clock: () => watch.now, deps: { secrets } })
const buyer = createBuyer(app)
const [hotelId = 0, silentId = 0] = await writeFixture(db, [
  fixtureHotel({}, { double: 40 }),
  fixtureHotel({ source_id: 'silent-house', name_en: 'Silent House' }),
])
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
/** Two in the morning on the day of leaving, in Sofia: still the evening before in UTC. */
const lastDay = new Date('2027-04-12T23:00:00Z')
const eveningBefore = new Date('2027-04-12T20:59:59Z')

const words = {
  score: 9,
  scores: { cleanliness: 10, staff: 8 },
  title: 'Тишина',
  liked: 'Морето пред прозореца.',
  disliked: '',
  traveller: 'couple',
  language: 'bg',
  display_name: 'Мира',
}

beforeEach(async () => {
  watch.now = fixtureNow
  await sql`DELETE FROM review`.execute(db)
  await sql`DELETE FROM stay_review`.execute(db)
  await sql`UPDATE hotel SET review_count = 0, review_score = NULL`.execute(db)
})

async function bookStay(): Promise<{ reference: string; key: string }> {
  watch.now = fixtureNow
  const { booking } = await buyer.book(stay)
  watch.now = lastDay
  return { reference: booking.reference, key: reviewKey(booking.reference, keys) }
}

const write = (body: object, headers: Record<string, string> = {}) => buyer.send('POST', 'reviews/', body, headers)

async function open(link: { reference: string; key: string }): Promise<StayToReview> {
  const response = await buyer.send('GET', `reviews/${link.reference}/?key=${link.key}`)
  expect(response.statusCode).toBe(200)
  return stayToReviewSchema.parse(response.json())
}

async function list(query = '', id = hotelId, reader = 'en'): Promise<ReviewList> {
  const response = await buyer.send('GET', `hotels/${id}/reviews/${query}`, undefined, { 'accept-language': reader })
  expect(response.statusCode, response.body).toBe(200)
  return reviewListSchema.parse(response.json())
}

async function idOf(reference: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT stay_review.id FROM stay_review
    JOIN booking ON booking.id = booking_id WHERE reference = ${reference}`.execute(db)
  return rows[0]?.id ?? 0
}

async function writeAndPublish(changes: object = {}): Promise<number> {
  const link = await bookStay()
  expect((await write({ ...link, ...words, ...changes })).statusCode).toBe(200)
  const id = await idOf(link.reference)
  expect(await decideReview(db, { id, move: 'publish', reason: null, by: 'test', now: watch.now })).toBe('done')
  return id
}

function office(): { told: string[]; complained: string[]; run: (...args: string[]) => Promise<number> } {
  const told: string[] = []
  const complained: string[] = []
  const desk: Office = {
    config,
    db,
    clock: () => watch.now,
    write: (text) => told.push(text),
    complain: (text) => complained.push(text),
  }
  return { told, complained, run: (...args) => reviews.run(args, desk) }
}

describe('the link to the review of a stay', () => {
  test('opens with its own key alone, not with the key of the booking', async () => {
    const link = await bookStay()
    expect(await open(link)).toMatchObject({ state: 'open', nights: 3, guest: { traveller: 'couple' }, review: null })
    const refused = [
      `reviews/${link.reference}/`,
      `reviews/${link.reference}/?key=${bookingKey(link.reference, keys)}`,
      `reviews/${link.reference}/?key=${link.key}A`,
      `reviews/22222222/?key=${link.key}`,
    ]
    for (const path of refused) {
      const response = await buyer.send('GET', path)
      expect([response.statusCode, response.json().code], path).toEqual([404, 'not_found'])
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect((await write({ ...link, ...words, key: bookingKey(link.reference, keys) })).statusCode).toBe(404)
    expect((await buyer.send('GET', `bookings/${link.reference}/?key=${link.key}`)).statusCode).toBe(404)
  })

  test('takes nothing before the last day at the property, and everything from its midnight on', async () => {
    const link = await bookStay()
    watch.now = eveningBefore
    expect((await open(link)).state).toBe('early')
    const early = await write({ ...link, ...words })
    expect([early.statusCode, early.json().code]).toEqual([409, 'review_too_early'])
    watch.now = lastDay
    expect((await write({ ...link, ...words })).statusCode).toBe(200)
  })

  test('takes nothing for a cancelled booking', async () => {
    watch.now = fixtureNow
    const { booking, key } = await buyer.book(stay)
    await buyer.send('POST', `bookings/${booking.reference}/cancel/`, { key, penalty: '0.00' })
    watch.now = lastDay
    const link = { reference: booking.reference, key: reviewKey(booking.reference, keys) }
    expect((await open(link)).state).toBe('missed')
    const refused = await write({ ...link, ...words })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'review_not_possible'])
  })

  test('stands on the page of the booking from the last day on', async () => {
    watch.now = fixtureNow
    const { booking, key } = await buyer.book(stay)
    expect(booking.review_path).toBeNull()
    watch.now = eveningBefore
    expect((await buyer.readBooking(booking.reference, key)).review_path).toBeNull()
    watch.now = lastDay
    expect((await buyer.readBooking(booking.reference, key)).review_path).toBe(
      `/review/${booking.reference}?key=${reviewKey(booking.reference, keys)}`,
    )
  })

  test('works for a stay that the job has completed', async () => {
    const link = await bookStay()
    expect(jobs).toContain(completeEndedStays)
    expect(await completeStays(db, new Date('2027-04-13T20:59:00Z'), { commissionPercent: 0, vatPercent: 20 })).toBe(0)
    expect(
      await completeStays(db, new Date('2027-04-13T21:01:00Z'), { commissionPercent: 0, vatPercent: 20 }),
    ).toBeGreaterThan(0)
    expect(await completeStays(db, new Date('2027-04-13T21:02:00Z'), { commissionPercent: 0, vatPercent: 20 })).toBe(0)
    const { rows } = await sql<{ status: string; reason: string }>`
      SELECT booking.status, event.reason FROM booking JOIN booking_event event ON event.booking_id = booking.id
      WHERE reference = ${link.reference} ORDER BY event.id DESC LIMIT 1`.execute(db)
    expect(rows).toEqual([{ status: 'completed', reason: 'stay_ended' }])
    expect((await write({ ...link, ...words })).statusCode).toBe(200)
  })
})

describe('what a guest writes', () => {
  test('is one review a booking, changed until it is read, then closed', async () => {
    const link = await bookStay()
    expect(stayToReviewSchema.parse((await write({ ...link, ...words })).json())).toMatchObject({
      state: 'pending',
      review: {
        score: 9,
        title: 'Тишина',
        disliked: null,
        display_name: 'Мира',
        scores: { cleanliness: 10, staff: 8 },
      },
    })
    await Promise.all([6, 7, 8].map((score) => write({ ...link, ...words, score })))
    await write({ ...link, ...words, score: 5, title: '' })
    expect((await open(link)).review).toMatchObject({ score: 5, title: null })
    const { rows } = await sql`SELECT FROM stay_review`.execute(db)
    expect(rows).toHaveLength(1)
    await decideReview(db, {
      id: await idOf(link.reference),
      move: 'publish',
      reason: null,
      by: 'test',
      now: watch.now,
    })
    const late = await write({ ...link, ...words, score: 10 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'review_closed'])
    expect(await open(link)).toMatchObject({ state: 'published', review: { score: 5 } })
  })

  test('is checked, with sentences in the reader’s language', async () => {
    const link = await bookStay()
    const wrong = { ...words, score: 11, traveller: 'crowd', display_name: ' ', title: 'x'.repeat(121), liked: 'a\0b' }
    const english = await write({ ...link, ...wrong, scores: { smell: 3, staff: 2.5 } })
    expect(english.statusCode).toBe(400)
    expect(Object.keys(english.json()).sort()).toEqual([
      'display_name',
      'liked',
      'score',
      'scores',
      'title',
      'traveller',
    ])
    const bulgarian = await write({ ...link, ...wrong }, { 'accept-language': 'bg' })
    expect(bulgarian.json()).toMatchObject({
      score: ['Стойността трябва да е най-много 10.'],
      title: ['Най-много 120 знака.'],
      display_name: ['Това поле не може да бъде празно.'],
    })
    const { score: _, ...without } = words
    expect((await write({ ...link, ...without }, { 'accept-language': 'bg' })).json()).toEqual({
      score: ['Това поле е задължително.'],
    })
    expect((await sql`SELECT FROM stay_review`.execute(db)).rows).toHaveLength(0)
  })

  test('comes from one address twenty times a minute at most', async () => {
    const limited = await openTestApp(db, { deps: { secrets }, rateLimits: { reads: 600, writes: 300 } })
    const link = await bookStay()
    const statuses: number[] = []
    for (let index = 0; index < 22; index++)
      statuses.push(
        (await limited.inject({ method: 'POST', url: '/api/v1/reviews/', payload: { ...link, key: 'x', ...words } }))
          .statusCode,
      )
    expect([...new Set(statuses.slice(0, 20))]).toEqual([404])
    expect(statuses.slice(20)).toEqual([429, 429])
  })
})

describe('publishing', () => {
  test('shows the review and counts it in one transaction that raises the revision', async () => {
    const before = await readRevision(db)
    const link = await bookStay()
    await write({ ...link, ...words })
    expect(await list()).toMatchObject({ count: 0, summary: { count: 0, score: null } })
    const id = await idOf(link.reference)
    await decideReview(db, { id, move: 'publish', reason: null, by: 'test', now: watch.now })
    expect(await readRevision(db)).toBe(before + 1)
    expect((await list()).results).toMatchObject([
      {
        author: 'Мира',
        score: 9,
        liked: 'Морето пред прозореца.',
        stayed_in: '2027-04-01',
        source: 'stay',
        language: 'bg',
      },
    ])
    const figures = await db
      .selectFrom('hotel')
      .select(['review_count', 'review_score'])
      .where('id', '=', hotelId)
      .execute()
    expect(figures.map((row) => [row.review_count, Number(row.review_score)])).toEqual([[1, 9]])
  })

  test('can be taken back with a reason, which the guest reads, and given again', async () => {
    const id = await writeAndPublish()
    const decide = (move: 'publish' | 'reject', reason: string | null = null) =>
      decideReview(db, { id, move, reason, by: 'test', now: watch.now })
    expect(await decide('publish')).toBe('refused')
    expect(await decide('reject', 'Names a person.')).toBe('done')
    expect(await list()).toMatchObject({ count: 0, summary: { count: 0, stay: { count: 0 } } })
    const row = await db
      .selectFrom('hotel')
      .select(['review_count', 'review_score'])
      .where('id', '=', hotelId)
      .executeTakeFirst()
    expect(row).toMatchObject({ review_count: 0, review_score: null })
    expect(await decide('publish')).toBe('done')
    expect((await list()).summary.stay).toEqual({ score: 9, count: 1 })
  })

  test('at the same time from two desks happens once', firstTry, async () => {
    const link = await bookStay()
    await write({ ...link, ...words })
    const id = await idOf(link.reference)
    const decided = await Promise.all(
      Array.from({ length: 5 }, () =>
        decideReview(db, { id, move: 'publish', reason: null, by: 'test', now: watch.now }),
      ),
    )
    expect(decided.filter((one) => one === 'done')).toHaveLength(1)
    expect((await list()).count).toBe(1)
  })
})

describe('the list', () => {
  test('is filtered by kind of traveller and language, sorted and paged, with counts under the other filter', async () => {
    await writeAndPublish({ score: 10 })
    await writeAndPublish({ score: 4, traveller: 'family', language: 'en', title: 'Loud', liked: '' })
    await writeAndPublish({ score: 7, traveller: 'family', title: '', liked: '', disliked: '' })
    const all = await list('?sort=best')
    expect(all.results.map((review) => review.score)).toEqual([10, 7, 4])
    expect(all.summary).toMatchObject({
      score: 7,
      count: 3,
      distribution: [{ from: 9, count: 1 }, { count: 0 }, { from: 7, count: 1 }, { count: 0 }, { from: 1, count: 1 }],
      aspects: [
        { code: 'cleanliness', score: 10 },
        { code: 'staff', score: 8 },
      ],
      travellers: [
        { value: 'family', count: 2 },
        { value: 'couple', count: 1 },
      ],
    })
    expect((await list('?sort=worst')).results.map((review) => review.score)).toEqual([4, 7, 10])
    const languagesOf = async (reader: string) =>
      (await list('?sort=own_language', hotelId, reader)).results.map((review) => review.language)
    expect(await languagesOf('bg')).toEqual(['bg', 'bg', 'en'])
    expect(await languagesOf('en')).toEqual(['en', 'bg', 'bg'])
    const families = await list('?traveller=family')
    expect([families.count, families.summary.count]).toEqual([2, 3])
    expect(families.summary.languages).toEqual([
      { value: 'bg', count: 1 },
      { value: 'en', count: 1 },
    ])
    expect(families.summary.travellers).toHaveLength(2)
    expect((await list('?traveller=family&language=en')).results.map((review) => review.title)).toEqual(['Loud'])
    expect((await list('?with_text=true')).count).toBe(1)
    const second = await list('?page_size=2&page=2&sort=best')
    expect(second.results.map((review) => review.score)).toEqual([4])
    expect(second.previous).toContain(`/api/v1/hotels/${hotelId}/reviews/?page_size=2&sort=best`)
    for (const path of [`hotels/${hotelId}/reviews/?page=9`, 'hotels/999999/reviews/'])
      expect((await buyer.send('GET', path)).statusCode).toBe(404)
    expect((await buyer.send('GET', `hotels/${hotelId}/reviews/?traveller=crowd`)).statusCode).toBe(400)
  })

  test('of a hotel without reviews is empty, with no score', async () => {
    const { summary, count } = await list('', silentId)
    expect([count, summary.score, summary.demo, summary.aspects]).toEqual([0, null, false, []])
  })

  test('holds invented reviews at the demo’s own hotels alone', async () => {
    await sql`INSERT INTO review (hotel_id, author, traveller, language, score, body, stayed_in, demo)
      VALUES (${hotelId}, 'Nobody', 'solo', 'en', 10, 'Invented', '2027-01-01', true)`.execute(db)
    await writeAndPublish({ score: 6 })
    expect(await list()).toMatchObject({ count: 1, summary: { score: 6, demo: false } })
    await sql`UPDATE hotel SET source = 'demo' WHERE id = ${hotelId}`.execute(db)
    expect(await list()).toMatchObject({ count: 2, summary: { score: 8, demo: true, stay: { score: 6, count: 1 } } })
    await sql`UPDATE hotel SET source = 'fixture' WHERE id = ${hotelId}`.execute(db)
  })
})

describe('npm run office -- reviews', () => {
  test('lists, publishes, answers, rejects and gives the link', async () => {
    const link = await bookStay()
    await write({ ...link, ...words })
    const id = String(await idOf(link.reference))
    const desk = office()
    expect(await desk.run('list')).toBe(0)
    expect(desk.told[0]).toContain(`#${id}  9/10  Къща Проба  booking ${link.reference}`)
    expect(await desk.run('publish', id)).toBe(0)
    expect(await desk.run('answer', `#${id}`, '--text', 'Thank you!', '--language', 'en')).toBe(0)
    expect((await list()).results[0]?.answer).toEqual({ text: 'Thank you!', language: 'en' })
    expect(await desk.run('answer', id)).toBe(0)
    expect((await list()).results[0]?.answer).toBeNull()
    expect(await desk.run('publish', id, '999999')).toBe(1)
    expect(desk.complained).toEqual([`#${id}: it is so already.`, '#999999: there is no such review.'])
    await expect(desk.run('reject', id)).rejects.toThrow('Say why')
    expect(await desk.run('reject', id, '--reason', 'Names a person.')).toBe(0)
    expect(await open(link)).toMatchObject({ state: 'rejected', review: { reason: 'Names a person.' } })
    expect(await desk.run('link', link.reference.toLowerCase())).toBe(0)
    expect(desk.told.at(-1)).toBe(`${config.publicOrigin}/review/${link.reference}?key=${link.key}`)
    await expect(desk.run('answer', id, '--text', 'x')).rejects.toThrow('not published')
    await expect(desk.run('link', 'NOSUCH')).rejects.toThrow('no booking')
    await expect(desk.run('publish', 'x')).rejects.toThrow('not the number')
    await expect(desk.run('burn')).rejects.toThrow('Usage')
  })
})
