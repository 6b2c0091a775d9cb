import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { parseConfig } from '../config.ts'
import { jobs } from '../jobs/registry.ts'
import { tellOfDeadlines } from './bookings.jobs.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const watch = { now: fixtureNow }
const app = await openTestApp(db, { clock: () => watch.now, deps: { secrets: peopleSecrets } })
const people = createPeople(app, db)
const config = parseConfig({ NODE_ENV: 'test' }, { root: '/tmp', interactive: false })
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 30, suite: 20 })])
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }

async function join() {
  const member = await people.join()
  const buyer = createBuyer(app, { authorization: `Bearer ${member.tokens.access}`, 'accept-language': 'bg' })
  const told = async () =>
    (await people.mailsTo(member.email)).filter(({ written }) => /отмяна|cancellation/i.test(written.subject))
  return { buyer, told }
}

const hour = 3_600_000
const runAt = (instant: number) =>
  tellOfDeadlines.run(db, () => new Date(instant), { config, secrets: peopleSecrets, log: app.log })

test('who can still cancel without a fee for two days hears of it once, and nobody else does', async () => {
  expect(jobs).toContain(tellOfDeadlines)
  const [mira, boris] = [await join(), await join()]
  const { booking } = await mira.buyer.book(stay)
  const { booking: gone } = await boris.buyer.book(stay)
  await createBuyer(app).book(stay)
  const deadline = Date.parse(booking.cancellation.free_until ?? '')
  expect(deadline).toBeGreaterThan(fixtureNow.getTime() + 72 * hour)
  const cancelled = await boris.buyer.send('POST', `bookings/${gone.reference}/cancel/`, { penalty: '0.00' })
  expect(cancelled.statusCode, cancelled.body).toBe(200)

  await runAt(deadline - 49 * hour)
  expect(await mira.told()).toHaveLength(0)
  await Promise.all([1, 2, 3].map(() => runAt(deadline - 47 * hour)))
  await runAt(deadline - 20 * hour)
  const [mail, ...others] = await mira.told()
  expect(others).toHaveLength(0)
  expect(mail?.language).toBe('bg')
  const text = (mail?.written.text ?? '').replace(/[\u00a0\u202f\u2009]/g, ' ')
  const [penalty] = booking.cancellation.penalties
  const fee = `${penalty?.amount.replace('.', ',')} €`
  expect(text).toContain(`Резервацията Ви ${booking.reference} в Къща Проба може да се отмени без такса до `)
  expect(text).toContain(`След това отмяната струва ${fee}.`)
  expect(text).toContain(`/booking/${booking.reference}`)
  expect(await boris.told()).toHaveLength(0)
})

test('nobody is told who has just booked, or when it is too late', async () => {
  const mira = await join()
  const { booking } = await mira.buyer.book(stay)
  const deadline = Date.parse(booking.cancellation.free_until ?? '')
  await runAt(deadline + 1)
  watch.now = new Date(deadline - 30 * hour)
  const nina = await join()
  await nina.buyer.book(stay)
  await runAt(deadline - 29 * hour)
  expect(await nina.told()).toHaveLength(0)
  // A day later it is no news to her any more than to Mira, whose deadline is the same.
  await runAt(deadline - 5 * hour)
  expect(await nina.told()).toHaveLength(1)
  expect(await mira.told()).toHaveLength(1)
})
