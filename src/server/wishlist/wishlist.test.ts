import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureToday, writeFixture } from '../../../test/hotel-fixture.ts'
import { createKeeper } from '../../../test/keeper.ts'
import { createPeople, type Member, peopleSecrets } from '../../../test/people.ts'
import { firstTry } from '../../../test/random.ts'
import { addDays } from '../../domain/stay-dates.ts'
import { mostItems } from '../../domain/wishlist.ts'
import { parseConfig } from '../config.ts'
import { jobs } from '../jobs/registry.ts'
import { forgetRemovedItems } from './wishlist.jobs.ts'

let now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now, deps: { secrets: peopleSecrets } })
const people = createPeople(app, db)
const { send } = people
const config = parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false })
const [house = 0, twin = 0, doomed = 0] = await writeFixture(
  db,
  ['house', 'twin', 'doomed'].map((source_id) => fixtureHotel({ source_id, name_en: `The ${source_id}` })),
)
const stay = { checkin: addDays(fixtureToday, 10), checkout: addDays(fixtureToday, 12), rooms: '2' }

const enter = (known?: Member) => createKeeper(people, known)

describe('the wishlist', () => {
  test('keeps hotels with notes, the newest first, told in the language of the reader', async () => {
    const { add, list, check } = await enter()
    expect(await list()).toEqual({ items: [], lists: [] })
    expect((await add(house, { notes: ' За морето ' })).statusCode).toBe(200)
    now = new Date(now.getTime() + 1000)
    await add(String(twin), { ...stay, rooms: '2-5' })
    const { items, lists } = await list()
    expect(items.map(({ item_id, notes, stay: kept }) => ({ item_id, notes, kept }))).toEqual([
      { item_id: twin, notes: '', kept: { ...stay, rooms: '2-5' } },
      { item_id: house, notes: 'За морето', kept: null },
    ])
    expect(lists).toMatchObject([{ name: null, count: 2, share: null }])
    expect(items[1]).toMatchObject({
      item_type: 'hotel',
      content_object_data: {
        id: house,
        name: 'The house',
        display_name: 'The house',
        country: 'Bulgaria',
        rating: 3,
        url: `/hotels/bulgaria/${house}`,
        price_from: { display_currency: 'EUR', value: '100.00' },
      },
    })
    expect((await list('bg')).items[0]?.content_object_data.name).toBe('Къща Проба')
    expect([await check(house), await check(doomed), await check(house, 'yacht')]).toEqual([
      { in_wishlist: true },
      { in_wishlist: false },
      { in_wishlist: false },
    ])
  })

  test('holds once what is added many times at once', firstTry, async () => {
    const { add, list } = await enter()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => add(index % 2 ? house : twin)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(2)
    const { items, lists } = await list()
    expect(items.map(({ item_id }) => item_id).sort()).toEqual([house, twin].sort())
    expect(lists).toHaveLength(1)
  })

  test('is full at some point, also when the last places are asked for at once', firstTry, async () => {
    const { call, add, list } = await enter()
    await add(house)
    const { lists } = await list()
    const listId = lists[0]?.id ?? 0
    const { account_id } = await db
      .selectFrom('wishlist')
      .select('account_id')
      .where('id', '=', listId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('wishlist_item')
      .values(
        Array.from({ length: mostItems - 2 }, (_, index) => ({
          account_id,
          wishlist_id: listId,
          item_type: 'hotel',
          item_id: 1_000_000 + index,
          name: 'gone',
          added_at: now,
        })),
      )
      .execute()
    const answers = await Promise.all([add(twin), add(doomed)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refused = await call(
      'POST',
      'add_to_wishlist/',
      { item_type: 'hotel', item_id: answers[0]?.statusCode === 409 ? twin : doomed },
      'bg',
    )
    const sentence = 'В „Любими“ се побират най-много 500 места. Премахнете някое, за да добавите ново.'
    expect(refused.json()).toEqual({ detail: sentence, code: 'wishlist_full', message: sentence })
    expect((await list()).items).toHaveLength(mostItems)
  })

  test('drops what is removed, and removing twice is removing', async () => {
    const { add, remove, list, check } = await enter()
    await add(house)
    await add(twin)
    expect([
      (await remove(house)).statusCode,
      (await remove(house)).statusCode,
      (await remove(doomed)).statusCode,
    ]).toEqual([200, 200, 200])
    expect((await list()).items.map(({ item_id }) => item_id)).toEqual([twin])
    expect(await check(house)).toEqual({ in_wishlist: false })
  })

  test('brings back what was removed a moment ago as it was, begins anew later, and forgets by night', async () => {
    expect(jobs).toContain(forgetRemovedItems)
    const { member, add, remove, list } = await enter()
    await add(house, { notes: 'with the terrace', ...stay })
    const [before] = (await list()).items
    await remove(house)
    await add(house)
    expect((await list()).items).toEqual([before])
    await add(house, { notes: 'on the quiet side' })
    await add(house)
    expect((await list()).items).toMatchObject([{ item_id: house, notes: 'on the quiet side' }])
    await remove(house)
    await add(house, { notes: 'with breakfast' })
    expect((await list()).items).toMatchObject([{ item_id: house, notes: 'with breakfast' }])
    await add(twin)
    await remove(house)
    await remove(twin)
    now = new Date(now.getTime() + 11 * 60_000)
    const later = await enter(member)
    await later.add(house)
    expect((await later.list()).items).toMatchObject([{ item_id: house, notes: '', stay: null }])
    const countRows = async () =>
      (
        await db
          .selectFrom('wishlist_item')
          .select('id')
          .where('item_id', '=', twin)
          .where('removed_at', 'is not', null)
          .execute()
      ).length
    expect(await countRows()).toBe(1)
    await forgetRemovedItems.run(db, () => now, { config, secrets: peopleSecrets, log: app.log })
    expect(await countRows()).toBe(0)
  })

  test('shows each the own things alone', async () => {
    const [mira, boris] = [await enter(), await enter()]
    await mira.add(house, { notes: 'secret' })
    await boris.remove(house)
    expect((await boris.list()).items).toEqual([])
    expect(await boris.check(house)).toEqual({ in_wishlist: false })
    expect((await mira.list()).items).toHaveLength(1)
    const { lists } = await mira.list()
    expect((await boris.add(twin, { list_id: lists[0]?.id })).statusCode).toBe(404)
  })

  test('goes on when a hotel is no longer offered', async () => {
    const { add, list, remove } = await enter()
    await add(doomed)
    await add(house)
    await db.updateTable('hotel').set({ status: 'hidden' }).where('id', '=', doomed).execute()
    await sql`UPDATE catalogue_revision SET revision = revision + 1`.execute(db)
    await expect
      // Hotels are looked up anew a second after the catalogue has changed.
      .poll(async () => (await list()).items.map(({ content_object_data: { id, name, url } }) => ({ id, name, url })), {
        timeout: 30_000,
      })
      .toEqual([
        { id: house, name: 'The house', url: `/hotels/bulgaria/${house}` },
        { id: doomed, name: 'The doomed', url: null },
      ])
    expect((await remove(doomed)).statusCode).toBe(200)
    const refused = await add(doomed)
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      'We do not know this place, or it is no longer offered.',
    ])
  })
})

describe('what cannot be kept', () => {
  test.each([
    [{}, ['item_type', 'item_id']],
    [{ item_type: 'castle', item_id: 1 }, ['item_type']],
    [{ item_type: 'hotel', item_id: '1; DROP TABLE' }, ['item_id']],
    [{ item_type: 'hotel', item_id: null }, ['item_id']],
    [{ item_type: 'hotel', item_id: 1, notes: 'x'.repeat(1001) }, ['notes']],
    [{ item_type: 'hotel', item_id: 1, notes: '\0' }, ['notes']],
  ])('%j is refused by its fields', async (body, fields) => {
    const { call } = await enter()
    const answer = await call('POST', 'add_to_wishlist/', body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json()).sort()).toEqual(['message', ...fields].sort())
  })

  test.each([
    ['checkin', { checkin: '2027-02-01', checkout: '2027-02-03' }],
    ['checkout', { checkin: stay.checkout, checkout: stay.checkin }],
    ['rooms', { ...stay, rooms: 'everybody' }],
  ])('a stay with a wrong %s is refused', async (field, dates) => {
    const { add } = await enter()
    const answer = await add(house, dates)
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['message', field]])
  })

  test('holidays and yachts do not exist yet, and unknown hotels never did', async () => {
    const { call } = await enter()
    for (const [item_type, item_id] of [
      ['holiday', house],
      ['yacht', house],
      ['hotel', 99_999_999],
    ])
      expect((await call('POST', 'add_to_wishlist/', { item_type, item_id })).statusCode).toBe(404)
  })

  test('anything by a guest, who is told so as the client of the specification reads it', async () => {
    const answer = await send('POST', '/api/v1/users/add_to_wishlist/', { item_type: 'hotel', item_id: house })
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Authentication credentials were not provided.'])
  })
})
