import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { readBalances } from '../ledger/ledger.service.ts'
import { bookings } from '../office/bookings.ts'
import { completeEndedStays } from './bookings.jobs.ts'

const { db } = await openTestDatabase()
const { app, buyer, watch, reset, fillIn, payFully, balances, config, secrets } = await openPayer(db)
beforeEach(reset)

async function bookAtProperty(): Promise<string> {
  const response = await buyer.order(await fillIn('BB'))
  expect(response.statusCode, response.body).toBe(201)
  return response.json().reference
}
const complete = () => completeEndedStays.run(db, () => watch.now, { config, secrets, log: app.log })

test('when a stay paid at the property is over, the property owes the commission, once', async () => {
  const reference = await bookAtProperty()
  watch.now = new Date('2027-04-13T20:59:59Z')
  await complete()
  expect(await balances()).toEqual({})
  watch.now = new Date('2027-04-13T21:00:00Z')
  await Promise.all([complete(), complete(), complete()])
  // 15 % of 300.00, 20 % VAT in it.
  expect(await balances()).toEqual({ property: 4_500, commission: -3_750, tax: -750 })
  const { id } = await db
    .selectFrom('booking')
    .select(['id'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  expect(await readBalances(db, id)).toHaveLength(3)
  await complete()
  expect(await balances()).toEqual({ property: 4_500, commission: -3_750, tax: -750 })
})

test('a stay paid to us adds nothing when it is over, and one that was cancelled owes nothing', async () => {
  await payFully('NOW')
  const before = await balances()
  const response = await buyer.order(await fillIn('BB'))
  const { reference, access_key: key } = response.json()
  await buyer.send('POST', `bookings/${reference}/cancel/`, { penalty: '0.00', key })
  watch.now = new Date('2027-04-14T09:00:00Z')
  await complete()
  expect(await balances()).toEqual(before)
})

test('a commission is written back by somebody with a reason, once, and both stand in the books', async () => {
  const reference = await bookAtProperty()
  const lines: string[] = []
  const waive = (...args: string[]) =>
    bookings.run(['waive', reference, ...args], {
      config,
      db,
      clock: () => watch.now,
      write: (line) => lines.push(line),
      complain: () => undefined,
    })
  await expect(waive('--by', 'Ани', '--note', 'рано')).rejects.toThrow('No commission')
  watch.now = new Date('2027-04-14T09:00:00Z')
  await complete()
  await expect(waive('--by', 'Ани')).rejects.toThrow('why')
  const tries = await Promise.allSettled([1, 2, 3].map(() => waive('--by', 'Ани', '--note', 'гостът не дойде')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(lines).toEqual([`${reference}: 45.00 EUR are written back`])
  expect(await balances()).toEqual({ property: 0, commission: 0, tax: 0 })
  const kinds = await db.selectFrom('ledger_transaction').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['commission', 'commission_waived'])
  const [event] = await db.selectFrom('booking_event').selectAll().orderBy('id', 'desc').limit(1).execute()
  expect(event).toMatchObject({ actor: 'office:Ани', reason: 'commission_waived', detail: { note: 'гостът не дойде' } })
})
