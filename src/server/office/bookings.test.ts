import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { parseConfig } from '../config.ts'
import { bookings } from './bookings.ts'
import { OfficeError } from './command.ts'

const { db } = await openTestDatabase()
const payer = await openPayer(db)
const { buyer, provider, watch, later, free, fillIn, goToPay, ask, balances, expectSound } = payer
const config = parseConfig({ DATA_DIR: payer.dataDir }, { root: '/', interactive: false })

const day = 24 * 3600

beforeEach(payer.reset)

/** `npm run office -- bookings ...`: the lines it wrote. */
async function run(...args: string[]): Promise<string> {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  expect(await bookings.run(args, { config, db, clock: () => watch.now, write, complain: write })).toBe(0)
  return lines.join('\n')
}

/** A stay whose money is set aside, and of which the provider says nothing for a day. */
async function loseSight() {
  const intent = await goToPay(await fillIn('NOW'))
  provider.authorize(intent)
  provider.fail('capture', 'before')
  const { reference = '', key = '' } = (await ask(intent)).booking ?? {}
  for (let call = 0; call < 200; call++) provider.fail('retrieve', 'before')
  await later(day - 60)
  expect((await buyer.readBooking(reference, key)).status).toBe('confirmed')
  await later(120)
  provider.heal()
  expect((await buyer.readBooking(reference, key)).status).toBe('unknown')
  return { intent, reference, key }
}

test('a booking of which nobody knows whether it was paid waits for a person, and keeps its units', async () => {
  const { intent, reference, key } = await loseSight()
  const told = await run('unknown')
  expect(told).toContain(`${reference}  since `)
  expect(told).toMatch(/capture_unknown {2}Proba House, 2027-04-10 to 2027-04-13, 270\.00 EUR/)
  expect(told).toContain(`(${intent}): full, requires_capture, 0.00 EUR of 270.00 EUR taken`)
  expect(told).toContain('1 bookings are unknown')
  expect((await buyer.send('POST', `bookings/${reference}/cancel/`, { simulate: true, key })).json()).toMatchObject({
    code: 'cannot_cancel',
  })
  expect(await free()).toEqual([2, 2, 2])
  await expectSound()
})

test('it is confirmed by hand, with who and why in its history', async () => {
  const { reference, key } = await loseSight()
  await expect(run('confirm', reference)).rejects.toThrow(OfficeError)
  await expect(run('confirm', 'ZZZZZZZZ', '--note', 'x', '--by', 'Mira')).rejects.toThrow('There is no booking')
  expect(await run('confirm', reference, '--note', 'The bank says it is there', '--by', 'Mira')).toBe(
    `${reference}: confirmed`,
  )
  await expect(run('confirm', reference, '--note', 'again', '--by', 'Mira')).rejects.toThrow(
    'is confirmed, so there is nothing',
  )
  await later(60)
  expect(await buyer.readBooking(reference, key)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  const event = await db
    .selectFrom('booking_event')
    .select(['from_status', 'to_status', 'actor', 'reason', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(event).toEqual({
    from_status: 'unknown',
    to_status: 'confirmed',
    actor: 'office:Mira',
    reason: 'decided_by_hand',
    detail: { why: 'The bank says it is there' },
  })
  expect(await run('unknown')).toBe('0 bookings are unknown')
  await expectSound()
})

test.each([
  ['that nobody has taken is let go', false, 'voided'],
  ['that was taken is given back', true, 'refunded'],
])('it is cancelled by hand: the money %s, the units go back and the guest is told', async (_what, taken, status) => {
  const { intent, reference, key } = await loseSight()
  if (taken) await provider.gateway.capture(provider.ofOrder(intent).ref, { amount: 27_000, key: 'by hand' })
  if (taken) await later(60)
  expect(await run('cancel', reference, '--note', 'The card was stolen', '--by', 'Mira', '--fee', '0.00')).toMatch(
    `${reference}: cancelled`,
  )
  await later(60)
  await later(60)
  expect(await buyer.readBooking(reference, key)).toMatchObject({
    status: 'cancelled',
    penalty: '0.00',
    payment_status: status,
  })
  expect((await balances()).customer).toBe(0)
  expect(await free()).toEqual([3, 3, 3])
  const told = await db.selectFrom('outgoing_mail').select('kind').orderBy('id', 'desc').limit(2).execute()
  expect(told).toEqual([{ kind: 'property_cancelled' }, { kind: 'booking_called_off' }])
  await expectSound()
})

test('requests that no property has answered are listed with their links', async () => {
  const { reference } = await payer.request()
  const told = await run('requests')
  expect(told).toContain(`${reference}  by 2027-03-02T`)
  const key = new URL(/https?:\S+/.exec(told)?.[0] ?? '').searchParams.get('key') ?? ''
  expect((await buyer.send('GET', `requests/${reference}/?key=${key}`)).statusCode).toBe(200)
})
