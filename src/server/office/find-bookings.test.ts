import { beforeEach, expect, test } from 'vitest'
import { traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { bookings } from './bookings.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { payFully, request, config } = payer
beforeEach(payer.reset)

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const office = { config, db, clock: () => payer.watch.now, complain: () => undefined }
  expect(await bookings.run(args, { ...office, write: (line) => void lines.push(line) })).toBe(0)
  return lines
}
const found = async (...args: string[]) => (await run(...args)).slice(0, -1).map((line) => line.split('  ')[0])

test('bookings are listed by days, state and hotel, the nearest arrival first', async () => {
  const paid = (await payFully('NOW')).booking
  const waiting = await request()
  const both = [paid.reference, waiting.reference].sort()
  expect(await found('list')).toEqual(both)
  expect(await found('list', '--status', 'on_request')).toEqual([waiting.reference])
  expect(await found('list', '--status', 'confirmed,completed')).toEqual([paid.reference])
  expect(await found('list', '--arrival', '2027-04-10')).toEqual(both)
  expect(await found('list', '--arrival', '2027-04-11')).toEqual([])
  // The last night is that to the 13th.
  expect(await found('list', '--from', '2027-04-12', '--to', '2027-04-30')).toEqual(both)
  expect(await found('list', '--from', '2027-04-13')).toEqual([])
  expect(await found('list', '--to', '2027-04-09')).toEqual([])
  expect(await found('list', '--ordered', '2027-03-01')).toEqual(both)
  expect(await found('list', '--ordered', '2027-03-02')).toEqual([])
  expect(await found('list', '--hotel', 'проба')).toEqual(both)
  expect(await found('list', '--hotel', 'elsewhere')).toEqual([])
  const [line] = await run('list', '--status', 'confirmed')
  for (const part of ['2027-04-10 to 2027-04-13', '270.00 EUR', 'Proba House', traveller.email, traveller.phone])
    expect(line).toContain(part)
  expect((await run('list', '--limit', '1')).at(-1)).toMatch('1 bookings are shown, and there are more')
})

test('one is found by a part of its number, name, address, phone number or guests', async () => {
  const { booking } = await payFully('NOW')
  const { reference } = booking
  for (const text of [
    reference.slice(0, 5).toLowerCase(),
    'zhelyazkova',
    'ДЕСИСЛАВА',
    'сислава zhel',
    'desi.zhel',
    '888 417',
    'Proba',
  ])
    expect(await found('find', text), text).toEqual([reference])
  expect(await found('find', '--name', 'quint')).toEqual([reference])
  expect(await found('find', '--mail', traveller.email)).toEqual([reference])
  expect(await found('find', '--name', 'quint', '--mail', 'another@')).toEqual([])
  // What stands for anything in SQL stands for itself.
  for (const text of ['%', '_', '\\']) expect(await found('find', text), text).toEqual([])
})

test('one is shown whole, without a key that opens it', async () => {
  const { booking, key } = await payFully('DEP')
  const text = (await run('show', booking.reference.toLowerCase())).join('\n')
  for (const part of [
    `${booking.reference}  confirmed`,
    'Hotel: Proba House',
    'Room 1: Double room, Breakfast, 2 adults: Десислава Zhelyazkova-Quint',
    traveller.phone,
    'Total: 300.00 EUR, deposit',
    'Local fees at the property: 6.00 EUR',
    'The rest is due by: 2027-03-27T',
    'Cancelling: free until 2027-04-07T09:00:00.000Z',
    'pending_payment to submitting  payment_authorized by provider',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain(key)
})

test.each([
  [['show', 'ZZZZZZZZ'], 'There is no booking ZZZZZZZZ'],
  [['show'], 'Say which'],
  [['find'], 'Say what to look for'],
  [['list', '--status', 'lost'], '--status is one of'],
  [['list', '--from', 'tomorrow'], 'tomorrow is no day'],
  [['list', '--limit', '0'], '--limit'],
  [['list', '--page', '2'], 'Unknown option'],
])('%o is refused in one sentence', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence)
})
