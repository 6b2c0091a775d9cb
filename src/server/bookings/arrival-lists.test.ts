import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { bookingSchema } from '../../contract/checkout.ts'
import { sendArrivalLists } from './arrival-lists.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db, { settings: { OPERATOR_EMAIL: 'office@agency.example' } })
const { buyer, context, payFully, fillIn, config } = payer

beforeEach(async () => {
  await payer.reset()
  await sql`TRUNCATE arrival_list`.execute(db)
  await sql`UPDATE hotel SET email = 'house@example.com', timezone = 'Europe/Sofia'`.execute(db)
})

/** Eleven minutes past six on the evening before the arrival, at the property. */
const evening = new Date('2027-04-09T15:11:00Z')
const run = (now: Date = evening) => sendArrivalLists({ db, keys: context.keys, operator: config.operator, now })
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

async function lists(): Promise<{ recipient: string; subject: string; text: string }[]> {
  const mails = (await payer.mails()).filter(({ written }) => written.subject.startsWith('Пристигат'))
  return mails.map(({ recipient, written }) => ({
    recipient,
    subject: plain(written.subject),
    text: plain(written.text),
  }))
}

async function bookThere() {
  const ordered = bookingSchema.parse((await buyer.order(await fillIn('BB'))).json())
  return { reference: ordered.reference, key: ordered.access_key ?? '' }
}

test('a property reads on the evening before who arrives, with what each pays there, and who no longer does', async () => {
  const { reference } = await bookThere()
  const paid = await payFully('NOW')
  const gone = await bookThere()
  const path = `bookings/${gone.reference}/cancel/`
  expect((await buyer.send('POST', path, { penalty: '0.00', key: gone.key })).statusCode).toBe(200)
  await sql`UPDATE booking SET cancelled_at = ${new Date(evening.getTime() - 3_600_000)} WHERE status = 'cancelled'`.execute(
    db,
  )
  expect(await run()).toBe(1)
  const [list, ...more] = await lists()
  expect(more).toEqual([])
  expect(list).toMatchObject({
    recipient: 'house@example.com',
    subject: 'Пристигат утре, 10 април 2027 г.: 2 резервации',
  })
  for (const line of [
    `Резервация ${reference}`,
    `Резервация ${paid.booking.reference}`,
    'Гостът плаща при Вас: 300,00 € за престоя',
    'Престоят се плаща на Зефир: 270,00 €. За него не събирайте нищо от госта.',
    `Не пристига: ${gone.reference}, ${traveller.first_name} ${traveller.last_name} (отменена)`,
  ])
    expect(list?.text.split('\n')).toContain(line)
  expect(list?.text).not.toContain('key=')
})

test('it goes out once, however many processes send it', async () => {
  await bookThere()
  const sent = await Promise.all(Array.from({ length: 8 }, () => run()))
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
  await run(new Date(evening.getTime() + 3_600_000))
  expect(await lists()).toHaveLength(1)
})

test.each([
  ['Europe/Sofia', '2027-04-09T14:59:59Z', 0],
  ['Europe/Sofia', '2027-04-09T15:00:00Z', 1],
  ['Europe/Sofia', '2027-04-09T20:59:59Z', 1],
  // The day of arrival itself.
  ['Europe/Sofia', '2027-04-09T21:00:00Z', 0],
  ['Pacific/Auckland', '2027-04-09T05:59:59Z', 0],
  ['Pacific/Auckland', '2027-04-09T06:00:00Z', 1],
  ['Pacific/Honolulu', '2027-04-10T03:59:59Z', 0],
  ['Pacific/Honolulu', '2027-04-10T04:00:00Z', 1],
])('it goes out in the evening of the property (%s at %s)', async (timezone, now, count) => {
  await bookThere()
  await sql`UPDATE hotel SET timezone = ${timezone}`.execute(db)
  expect(await run(new Date(now))).toBe(count)
})

test('a property where nobody arrives gets none', async () => {
  const { reference, key } = await bookThere()
  await buyer.send('POST', `bookings/${reference}/cancel/`, { penalty: '0.00', key })
  expect(await run()).toBe(0)
  expect(await lists()).toEqual([])
})

test('of a stay that was moved the old day is told that it does not come, the new one that it was changed', async () => {
  const stays = await bookThere()
  const { reference, key } = await bookThere()
  payer.watch.now = new Date('2027-04-05T09:00:00Z')
  const ask = (body: object) => buyer.send('POST', `bookings/${reference}/change/`, { key, ...body })
  const dates = { checkin: '2027-04-11', checkout: '2027-04-13' }
  const { same } = (await ask({ ...dates, simulate: true })).json() as { same: { change_hash: string } }
  expect((await ask({ ...dates, change_hash: same.change_hash })).statusCode).toBe(200)
  await run()
  await run(new Date(evening.getTime() + 24 * 3_600_000))
  const [moved, first] = await lists()
  expect(first?.text).toContain(`Резервация ${stays.reference}`)
  expect(first?.text).toContain(`Не пристига: ${reference}, ${traveller.first_name} ${traveller.last_name} (преместена`)
  expect(moved?.text).toContain(`Резервация ${reference}`)
  expect(moved?.text).toContain('Променена през последната седмица')
})
