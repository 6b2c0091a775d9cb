import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { intentSchema } from '../../contract/payments.ts'
import { jobs } from '../jobs/registry.ts'
import { bookings } from '../office/bookings.ts'
import { remindBalances } from './balances.jobs.ts'
import { extendBalance, listUnpaid } from './balances.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db, { language: 'bg' })
const { app, buyer, provider, watch, send, openPage, ask, payFully, guestMails, config, secrets } = payer
beforeEach(payer.reset)

const hour = 3_600_000
/** The rest of the fixture's stay of 10 April 2027 is due by 27 March at the property. */
const due = Date.parse('2027-03-28T00:00:00+02:00')
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

/** What three processes send that do the job at one moment, so many hours from the end of the due day. */
async function remindAt(hours: number) {
  watch.now = new Date(due + hours * hour)
  const known = (await guestMails()).length
  await Promise.all([1, 2, 3].map(() => remindBalances.run(db, () => watch.now, { config, secrets, log: app.log })))
  return (await guestMails()).slice(0, (await guestMails()).length - known)
}

/** Pays the rest as whoever has the link of the booking does. */
async function payRest(reference: string, key: string): Promise<string> {
  const { id } = intentSchema.parse(await send('payment/create_intent/', { booking: reference, key }))
  await openPage(id)
  provider.authorize(id)
  return id
}

test('a rest is asked for before its day and after it, each time once, by a link that pays it without signing in', async () => {
  expect(jobs).toContain(remindBalances)
  const { booking, key } = await payFully('DEP')
  expect(Date.parse(booking.money.due_at ?? '')).toBe(due)
  expect(booking.money.overdue).toBe(false)
  expect(await remindAt(-8 * 24 - 1)).toHaveLength(0)
  const [week, ...others] = await remindAt(-8 * 24)
  expect(others).toHaveLength(0)
  expect(plain(week?.written.subject)).toBe(
    `До 27 март 2027 г. се плаща остатъкът за Къща Проба (${booking.reference})`,
  )
  const text = plain(week?.written.text)
  for (const part of [
    'остават 210,00 €. Моля, платете ги до 27 март 2027 г.',
    'Платено досега: 90,00 €',
    `/booking/${booking.reference}?key=${key}`,
  ])
    expect(text).toContain(part)
  expect(await remindAt(-3 * 24)).toHaveLength(0)
  expect((await remindAt(-40)).map(({ written }) => plain(written.subject))).toEqual([
    expect.stringMatching(/^Последният ден за остатъка за Къща Проба е 27 март/),
  ])
  expect(await remindAt(-1)).toHaveLength(0)
  const [overdue] = await remindAt(9)
  expect(plain(overdue?.written.text)).toContain('Резервацията Ви още е в сила: моля, платете до 30 март 2027 г.')
  expect((await remindAt(2 * 24 + 9)).map(({ written }) => plain(written.subject))).toEqual([
    expect.stringMatching(/^Последно напомняне/),
  ])

  // From here on it is the office's: no mail, and nothing cancelled.
  expect(await remindAt(3 * 24)).toHaveLength(0)
  expect(await listUnpaid(db, watch.now)).toMatchObject([{ rest: 21_000, hotel: 'Proba House' }])
  const told = await buyer.readBooking(booking.reference, key)
  expect(told).toMatchObject({ status: 'confirmed', money: { due: '210.00', overdue: true } })

  // More time is given with who and why, and the reminders begin anew.
  const more = { reference: booking.reference, day: '2027-04-05', by: 'Ани', note: 'обади се' }
  expect(await extendBalance({ db, now: watch.now }, more)).toBe(true)
  expect(await listUnpaid(db, watch.now)).toEqual([])
  const [again] = await remindAt(4 * 24)
  expect(plain(again?.written.text)).toContain('до 5 април 2027 г.')
  const events = await db
    .selectFrom('booking_event')
    .select(['actor', 'reason'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(events).toEqual([{ actor: 'office:Ани', reason: 'balance_extended' }])
  expect((await buyer.readBooking(booking.reference, key)).history.at(-1)?.to).toBe('confirmed')

  const intent = await payRest(booking.reference, key)
  expect(await ask(intent)).toMatchObject({ status: 'succeeded' })
  const [received] = await guestMails()
  expect(plain(received?.written.subject)).toBe(`Получихме плащането Ви за Къща Проба (${booking.reference})`)
  expect(plain(received?.written.text)).toContain('Престоят е платен изцяло.')
  expect(await remindAt(9 * 24)).toHaveLength(0)
  expect(await extendBalance({ db, now: watch.now }, more)).toBe(false)
  await payer.expectSound()
})

test('nobody is asked who has cancelled, whose money is on its way, or who pays at the property', async () => {
  const cancelled = await payFully('DEP')
  await send(`bookings/${cancelled.booking.reference}/cancel/`, { penalty: '0.00', key: cancelled.key })
  const { booking, key } = await payFully('DEP')
  provider.fail('capture', 'before')
  watch.now = new Date(due - 6 * 24 * hour)
  await ask(await payRest(booking.reference, key))
  const before = await guestMails()
  expect(await remindAt(-6 * 24)).toHaveLength(0)
  expect(await remindAt(9)).toHaveLength(0)
  expect(await listUnpaid(db, watch.now)).toEqual([])
  expect(before.filter(({ written }) => written.subject.includes(cancelled.booking.reference))).toHaveLength(2)
})

test('the confirmation tells what was paid and what is left', async () => {
  await payFully('DEP')
  const [deposit] = await guestMails()
  expect(plain(deposit?.written.text)).toContain('Платено с карта: 90,00 €\nЗа доплащане: 210,00 €, до 27 март 2027 г.')
  await payer.reset()
  await payFully('NOW')
  const [whole, ...others] = await guestMails()
  expect(others).toHaveLength(0)
  expect(plain(whole?.written.text)).toContain('Платено с карта: 270,00 €')
  expect(plain(whole?.written.text)).not.toContain('За доплащане')
})

test('the office sees who is overdue and gives more time from its terminal', async () => {
  const { booking } = await payFully('DEP')
  const lines: string[] = []
  const run = (...args: string[]) =>
    bookings.run(args, {
      config,
      db,
      clock: () => watch.now,
      write: (line) => lines.push(line),
      complain: () => undefined,
    })
  for (const [days, state] of [
    [-1, /reminded until \d{4}-/],
    [-4, /TO DECIDE/],
  ] as const) {
    await db
      .updateTable('booking')
      .set({ balance_due_at: new Date(watch.now.getTime() + days * 24 * hour) })
      .execute()
    await run('unpaid')
    expect(lines.at(-2)).toMatch(new RegExp(`^${booking.reference}  ${state.source}.*210.00 EUR.*desi.zhelyazkova@`))
  }
  expect(lines.at(-1)).toBe('1 rests are overdue, 1 to decide on')
  await expect(run('extend', booking.reference, '--due', '2999-01-01')).rejects.toThrow('who (--by) and why')
  await run('extend', booking.reference.toLowerCase(), '--due', '2999-01-01', '--by', 'Ани', '--note', 'обади се')
  expect(lines.at(-1)).toBe(`${booking.reference}: the rest is due by 2999-01-01`)
})
