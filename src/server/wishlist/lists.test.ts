import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureToday, writeFixture } from '../../../test/hotel-fixture.ts'
import { createKeeper } from '../../../test/keeper.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { firstTry } from '../../../test/random.ts'
import { sharedListSchema, type WishlistList, wishlistListSchema } from '../../contract/wishlist.ts'
import { limits } from '../../domain/session-rules.ts'
import { addDays } from '../../domain/stay-dates.ts'
import { mostLists } from '../../domain/wishlist.ts'

const now = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => now, deps: { secrets: peopleSecrets } })
const people = createPeople(app, db)
const [house = 0, full = 0] = await writeFixture(db, [
  fixtureHotel({ source_id: 'house', name_en: 'The house' }),
  fixtureHotel({ source_id: 'full', name_en: 'The full one' }, { double: 0, suite: 0 }),
])
const stay = { checkin: addDays(fixtureToday, 10), checkout: addDays(fixtureToday, 12), rooms: '2' }
const enter = () => createKeeper(people)
type Keeper = Awaited<ReturnType<typeof enter>>

async function makeList({ call }: Keeper, name: string): Promise<WishlistList> {
  const answer = await call('POST', 'wishlist/lists/', { name })
  expect(answer.statusCode).toBe(201)
  return wishlistListSchema.parse(answer.json())
}

describe('lists', () => {
  test('are made, renamed and deleted; what was in one goes to the first', async () => {
    const mira = await enter()
    const sea = await makeList(mira, ' Море ')
    expect(sea).toEqual({ id: sea.id, name: 'Море', count: 0, share: null })
    await mira.add(house, { list_id: sea.id })
    await mira.add(full)
    const [item] = (await mira.open(sea.id)).items
    expect(item).toMatchObject({ item_id: house })
    await mira.call('PATCH', `wishlist/lists/${sea.id}/`, { name: 'Лято' })
    expect((await mira.list()).lists.map(({ name, count }) => [name, count])).toEqual([
      [null, 1],
      ['Лято', 1],
    ])
    expect((await mira.call('DELETE', `wishlist/lists/${sea.id}/`)).statusCode).toBe(204)
    const { lists, items } = await mira.list()
    expect([lists.map(({ name, count }) => [name, count]), items.length]).toEqual([[[null, 2]], 2])
    expect((await mira.call('DELETE', `wishlist/lists/${lists[0]?.id}/`)).statusCode).toBe(403)
    expect((await mira.call('GET', `wishlist/lists/${sea.id}/`)).statusCode).toBe(404)
  })

  test('are a few at most, also when many are made at once, and have names', firstTry, async () => {
    const mira = await enter()
    const answers = await Promise.all(
      Array.from({ length: mostLists + 3 }, (_, index) => mira.call('POST', 'wishlist/lists/', { name: `${index}` })),
    )
    const made = answers.filter(({ statusCode }) => statusCode === 201)
    // One of them is the list that everybody has.
    expect([made.length, (await mira.list()).lists.length]).toEqual([mostLists - 1, mostLists])
    for (const name of ['', '  ', 'x'.repeat(61), undefined]) {
      expect((await mira.call('POST', 'wishlist/lists/', { name })).statusCode).toBe(400)
    }
  })

  test('hold items that can be annotated and moved, by their owner alone', async () => {
    const [mira, boris] = [await enter(), await enter()]
    await mira.add(house)
    const [item] = (await mira.list()).items
    const list = await makeList(mira, 'Планина')
    const path = `wishlist/items/${item?.id}/`
    expect((await boris.call('PATCH', path, { notes: 'мое' })).statusCode).toBe(404)
    const theirs = await makeList(boris, 'Чужд')
    expect((await mira.call('PATCH', path, { list_id: theirs.id })).statusCode).toBe(404)
    const changed = await mira.call('PATCH', path, { notes: 'с изглед', list_id: list.id })
    expect(changed.json()).toMatchObject({ notes: 'с изглед', list_id: list.id })
    expect((await mira.open(list.id)).items).toMatchObject([{ notes: 'с изглед' }])
  })
})

describe('the stay that something is kept for', () => {
  test('is changed in place, begins with its price of now, and can be given up', async () => {
    const mira = await enter()
    await mira.add(house, { ...stay, notes: 'с изглед' })
    const list = await mira.firstList()
    const [kept] = (await mira.open(list)).items
    const change = (body: object) => mira.call('PATCH', `wishlist/items/${kept?.id}/`, body)
    await db.updateTable('wishlist_item').set({ price: 99_000, told_price: 98_000 }).execute()
    expect((await change(stay)).statusCode).toBe(200)
    expect((await mira.open(list)).items).toMatchObject([{ price_then: { value: '990.00' } }])

    const longer = { checkin: stay.checkin, checkout: addDays(stay.checkin, 4), rooms: '2-5' }
    expect((await change({ checkout: longer.checkout, rooms: '2-5' })).json()).toMatchObject({ stay: longer })
    const [other] = (await mira.open(list)).items
    expect(other).toMatchObject({ notes: 'с изглед', stay: longer, state: 'offered', price_change: 'same' })
    expect(Number(other?.price_then?.value)).toBeLessThan(990)

    expect((await change({ checkout: stay.checkin })).json()).toMatchObject({
      checkout: ['Departure must be after arrival.'],
    })
    expect((await change({ checkin: addDays(fixtureToday, -3) })).json()).toHaveProperty('checkin')
    expect((await change({ checkin: null })).json()).toMatchObject({ checkin: ['This field is required.'] })
    expect((await change({ rooms: 'nobody' })).json()).toHaveProperty('rooms')
    expect((await mira.open(list)).items).toMatchObject([{ stay: longer }])
    expect((await change({ checkin: null, checkout: null })).json()).toMatchObject({ stay: null })
    expect((await mira.open(list)).items).toMatchObject([{ stay: null, price_change: 'same' }])
  })
})

describe('a list that is opened', () => {
  test('says what everything costs now against then, and what cannot be had', async () => {
    const mira = await enter()
    await mira.add(house, stay)
    await mira.add(full, stay)
    const list = await mira.firstList()
    await db.updateTable('wishlist_item').set({ price: 24_000 }).where('item_id', '=', house).execute()
    const { items } = await mira.open(list)
    expect(items).toMatchObject([
      {
        item_id: full,
        state: 'unavailable',
        price_then: null,
        price_change: null,
        card: { near_miss: { reason: 'sold_out' } },
      },
      {
        item_id: house,
        state: 'offered',
        stay,
        price_then: { display_currency: 'EUR', value: '240.00' },
        price_change: 'lower',
        card: { best_offer: { value: '200.00', nights: 2 } },
      },
    ])
    await db
      .updateTable('wishlist_item')
      .set({ checkin: '2027-02-01', checkout: '2027-02-03' })
      .where('item_id', '=', house)
      .execute()
    await db.updateTable('wishlist_item').set({ item_id: 99_999_999 }).where('item_id', '=', full).execute()
    expect((await mira.open(list)).items).toMatchObject([
      { state: 'gone', name: 'The full one', card: null },
      { state: 'past', card: { best_offer: null } },
    ])
    await db.deleteFrom('wishlist_item').execute()
  })
})

describe('a shared list', () => {
  const tokens = { ana: 'a'.repeat(32), petar: 'p'.repeat(32) }

  async function share() {
    const mira = await enter()
    await mira.add(house, { ...stay, notes: 'моят рожден ден' })
    const list = await mira.firstList()
    const shared = wishlistListSchema.parse((await mira.call('POST', `wishlist/lists/${list}/share/`)).json())
    const key = shared.share?.key ?? ''
    const see = (token?: string) =>
      people.send('GET', `/api/v1/shared_wishlist/?key=${key}${token ? `&token=${token}` : ''}`)
    const read = async (token?: string) => sharedListSchema.parse((await see(token)).json())
    const send = (path: string, body: object, address?: string, method: 'POST' | 'DELETE' = 'POST') =>
      people.send(method, `/api/v1/shared_wishlist/${path}/`, { key, ...body }, address ? { address } : {})
    return { mira, list, key, see, read, send, item: (await read()).items[0]?.id ?? 0 }
  }

  test('is seen by whoever has its key, without anything private, and by nobody once the link is taken back', async () => {
    const { mira, list, key, see, read } = await share()
    // 192 random bits.
    expect(key).toMatch(/^[\w-]{32}$/)
    const answer = await see()
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain(mira.member.email)
    expect(answer.body).not.toContain('рожден')
    expect((await read()).items).toMatchObject([{ name: 'The house', notes: null, state: 'offered', stay }])
    await mira.call('PATCH', `wishlist/lists/${list}/`, { shares_notes: true })
    expect((await read()).items).toMatchObject([{ notes: 'моят рожден ден' }])
    // Asking again gives the same link; after taking it back another one.
    expect((await mira.call('POST', `wishlist/lists/${list}/share/`)).json().share.key).toBe(key)
    await mira.call('DELETE', `wishlist/lists/${list}/share/`)
    expect((await see()).statusCode).toBe(404)
    expect((await people.send('GET', '/api/v1/shared_wishlist/?key=')).statusCode).toBe(404)
    const next = (await mira.call('POST', `wishlist/lists/${list}/share/`)).json().share
    expect([next.key === key, next.shares_notes, (await see()).statusCode]).toEqual([false, false, 404])
  })

  test('takes one vote of each browser, which can change its mind', async () => {
    const { mira, list, read, send, item } = await share()
    const vote = async (token: string, value: number) => (await send('votes', { token, item, vote: value })).json()
    await Promise.all(Array.from({ length: 5 }, () => vote(tokens.ana, 1)))
    expect(await vote(tokens.petar, -1)).toEqual({ up: 1, down: 1, mine: -1 })
    expect(await vote(tokens.petar, 1)).toEqual({ up: 2, down: 0, mine: 1 })
    expect(await vote(tokens.ana, 0)).toEqual({ up: 1, down: 0, mine: 0 })
    expect((await read(tokens.petar)).items[0]?.votes).toEqual({ up: 1, down: 0, mine: 1 })
    expect((await mira.open(list)).items[0]?.votes).toEqual({ up: 1, down: 0, mine: 0 })
    expect((await send('votes', { token: tokens.ana, item, vote: 5 })).statusCode).toBe(400)
    expect((await send('votes', { token: 'short', item, vote: 1 })).statusCode).toBe(400)
  })

  test('takes comments, which their writer and the owner can take away, and nobody else', async () => {
    const { mira, list, read, send, item } = await share()
    const write = (token: string, text: string) => send('comments', { token, item, author: ' Ана ', text })
    const first = (await write(tokens.ana, 'Хубава тераса!')).json()
    expect(first).toMatchObject({ author: 'Ана', text: 'Хубава тераса!', mine: true })
    const second = (await write(tokens.ana, 'И близо до плажа')).json()
    expect((await read(tokens.petar)).items[0]?.comments).toMatchObject([{ mine: false }, { mine: false }])
    expect((await send(`comments/${first.id}`, { token: tokens.petar }, undefined, 'DELETE')).statusCode).toBe(404)
    const boris = await enter()
    expect((await boris.call('DELETE', `wishlist/comments/${first.id}/`)).statusCode).toBe(404)
    expect((await send(`comments/${first.id}`, { token: tokens.ana }, undefined, 'DELETE')).statusCode).toBe(204)
    expect((await mira.call('DELETE', `wishlist/comments/${second.id}/`)).statusCode).toBe(204)
    expect((await mira.open(list)).items[0]?.comments).toEqual([])
    for (const [author, text] of [
      ['', 'x'],
      ['x', ' '],
      ['x'.repeat(41), 'x'],
      ['x', 'x'.repeat(501)],
    ])
      expect((await send('comments', { token: tokens.ana, item, author, text })).statusCode).toBe(400)
  })

  test('is about its own items alone', async () => {
    const [one, other] = [await share(), await share()]
    expect((await one.send('votes', { token: tokens.ana, item: other.item, vote: 1 })).statusCode).toBe(404)
    const body = { token: tokens.ana, item: other.item, author: 'x', text: 'x' }
    expect((await one.send('comments', body)).statusCode).toBe(404)
    const { id } = (await other.send('comments', body)).json()
    expect((await one.send(`comments/${id}`, { token: tokens.ana }, undefined, 'DELETE')).statusCode).toBe(404)
  })

  test('does not take more comments from one address than people write', async () => {
    const { send, item } = await share()
    const body = { token: tokens.ana, item, author: 'x', text: 'x' }
    const answers = await Promise.all(
      Array.from({ length: limits.list_comment.most + 2 }, () => send('comments', body, '10.9.8.7')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
    expect((await send('comments', body, '10.9.8.8')).statusCode).toBe(201)
  })

  test('keeps what was said when an item is removed by mistake', async () => {
    const { mira, read, send, item } = await share()
    await send('votes', { token: tokens.ana, item, vote: 1 })
    await mira.remove(house)
    expect((await read()).items).toEqual([])
    expect((await send('votes', { token: tokens.ana, item, vote: 1 })).statusCode).toBe(404)
    await mira.add(house)
    expect((await read(tokens.ana)).items).toMatchObject([{ id: item, votes: { up: 1, mine: 1 } }])
  })
})
