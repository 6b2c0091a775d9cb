import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureToday, writeFixture } from '../../../test/hotel-fixture.ts'
import { createKeeper } from '../../../test/keeper.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { addDays } from '../../domain/stay-dates.ts'
import { parseConfig } from '../config.ts'
import { jobs } from '../jobs/registry.ts'
import { deriveKeys, stopKey } from '../keys.ts'
import { tellOfPriceDrops } from './wishlist.jobs.ts'

const start = new Date('2027-03-01T13:00:00Z')
const { db } = await openTestDatabase()
const watch = { now: start }
const app = await openTestApp(db, { clock: () => watch.now, deps: { secrets: peopleSecrets } })
const people = createPeople(app, db)
const config = parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false })
const names = { house: 'Къща', twin: 'Близнак', summer: 'Лятна' }
const [house = 0, twin = 0, summer = 0] = await writeFixture(
  db,
  Object.entries(names).map(([source_id, name_bg]) => fixtureHotel({ source_id, name_bg })),
)
await sql`
  UPDATE inventory SET stop_sell = true
  WHERE night < ${addDays(fixtureToday, 20)} AND room_type_id IN (SELECT id FROM room_type WHERE hotel_id = ${summer})
`.execute(db)
const stay = { checkin: addDays(fixtureToday, 10), checkout: addDays(fixtureToday, 12), rooms: '2' }

const dayLater = (days: number) => new Date(start.getTime() + days * 86_400_000)
const runOn = (days: number) =>
  tellOfPriceDrops.run(db, () => dayLater(days), { config, secrets: peopleSecrets, log: app.log })
const keptAt = (price: number) => db.updateTable('wishlist_item').set({ price, told_price: null }).execute()

test('who agreed hears of prices that fell, once a day and once for each fall; nobody else does', async () => {
  expect(jobs).toContain(tellOfPriceDrops)
  const [mira, boris] = [await createKeeper(people), await createKeeper(people)]
  for (const keeper of [mira, boris]) {
    await keeper.add(house, stay)
    await keeper.add(twin, stay)
  }
  const told = async () =>
    (await people.mailsTo(mira.member.email)).filter(({ written }) => /Любими/.test(written.subject))
  await keptAt(20_500)
  expect((await mira.call('GET', 'wishlist/emails/')).json()).toEqual({ price_drops: false })
  await keptAt(25_000)
  await runOn(0)
  expect(await told()).toHaveLength(0)

  expect((await mira.call('PATCH', 'wishlist/emails/', { price_drops: true })).json()).toEqual({ price_drops: true })
  await keptAt(20_400)
  await runOn(0)
  expect(await told()).toHaveLength(0)
  await keptAt(25_000)
  // Several processes at once.
  await Promise.all([runOn(0), runOn(0), runOn(0)])
  const [mail, ...others] = await told()
  expect(others).toHaveLength(0)
  expect(mail?.language).toBe('bg')
  const text = (mail?.written.text ?? '').replace(/[\u00a0\u202f\u2009]/g, ' ')
  // All that is paid, as everywhere: with the tourist tax of two people for two nights.
  expect(text).toContain('Къща, 11 – 13 март: 254,00 €, сега 204,00 €')
  expect(text).toContain('Близнак, 11 – 13 март: 254,00 €, сега 204,00 €')
  expect(text).toContain('с таксите, които се плащат на място')
  expect(text).toContain('https://zefir.test/wishlist')

  // The same fall is not told again, and a further one not on the same day.
  await runOn(1)
  expect(await told()).toHaveLength(1)
  await keptAt(40_000)
  await runOn(0)
  expect(await told()).toHaveLength(1)
  await runOn(1)
  expect(await told()).toHaveLength(2)

  // The link in a mail stops them without signing in; somebody else's number in it does not.
  const stop = /\/wishlist\/emails\?key=([\w.-]+)/.exec(text)?.[1] ?? ''
  const press = (key: string) => people.send('POST', '/api/v1/wishlist_emails/stop/', { key })
  for (const wrong of ['', '1.x', stop.replace(/^\d+/, '999'), `${stop}x`]) {
    expect((await press(wrong)).statusCode).toBe(404)
  }
  expect((await mira.call('GET', 'wishlist/emails/')).json()).toEqual({ price_drops: true })
  expect((await press(stop)).statusCode).toBe(200)
  expect((await mira.call('GET', 'wishlist/emails/')).json()).toEqual({ price_drops: false })
  await mira.call('PATCH', 'wishlist/emails/', { price_drops: true })

  // Taken back, or after the stay began, nothing is written any more.
  await keptAt(60_000)
  await runOn(11)
  await mira.call('PATCH', 'wishlist/emails/', { price_drops: false })
  await runOn(2)
  expect(await told()).toHaveLength(2)
  expect(await people.mailsTo(boris.member.email)).toHaveLength((await people.mailsTo(mira.member.email)).length - 2)
})

test('the first price of a coming season is no fall of what a place without dates cost in the last', async () => {
  const mira = await createKeeper(people)
  await mira.call('PATCH', 'wishlist/emails/', { price_drops: true })
  await mira.add(house)
  await mira.add(summer)
  await keptAt(90_000)
  await runOn(0)
  const mails = (await people.mailsTo(mira.member.email)).filter(({ written }) => /Любими/.test(written.subject))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.written.text).toContain('Къща')
  expect(mails[0]?.written.text).not.toContain('Лятна')
  const { items } = await mira.open(await mira.firstList())
  expect(new Map(items.map(({ item_id, price_change }) => [item_id, price_change]))).toEqual(
    new Map([
      [house, 'lower'],
      [summer, null],
    ]),
  )
})

test('a mail is ended by one click in the mail program, switched on again by its page within a day, and all of it stands among the choices', async () => {
  const mira = await createKeeper(people)
  await mira.call('PATCH', 'wishlist/emails/', { price_drops: true, place: 'privacy' })
  await mira.call('PATCH', 'wishlist/emails/', { price_drops: true })
  const wanted = async () => (await mira.call('GET', 'wishlist/emails/')).json().price_drops
  const token = { token: mira.member.tokens.access }
  const me = (await people.send('GET', '/api/v1/users/me/', undefined, token)).json()
  const key = stopKey(me.id, deriveKeys(peopleSecrets))
  const click = (payload: string, type: string, path = '/wishlist/emails') =>
    app.inject({ method: 'POST', url: `${path}?key=${key}`, payload, headers: { 'content-type': type } })
  const form = 'application/x-www-form-urlencoded'
  const resume = () => people.send('POST', '/api/v1/wishlist_emails/resume/', { key })

  expect((await resume()).statusCode).toBe(404)
  expect((await click('anything=else', form)).statusCode).toBe(400)
  expect(await wanted()).toBe(true)
  expect((await click('List-Unsubscribe=One-Click', form)).statusCode).toBe(200)
  expect(await wanted()).toBe(false)
  expect((await resume()).statusCode).toBe(200)
  expect(await wanted()).toBe(true)
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const again = await click(parts, 'multipart/form-data; boundary=x', '/en/wishlist/emails')
  expect([again.statusCode, await wanted()]).toEqual([200, false])
  watch.now = dayLater(1)
  expect((await resume()).statusCode).toBe(404)
  watch.now = start

  const { log } = (await people.send('GET', '/api/v1/users/choices/', undefined, token)).json()
  const told = log.map(({ choice, given, place }: Record<string, unknown>) => [choice, given, place])
  expect(told).toEqual([
    ['price_drops', false, 'email'],
    ['price_drops', true, 'email'],
    ['price_drops', false, 'email'],
    ['price_drops', true, 'privacy'],
  ])
})
