import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { firstTry } from '../../../test/random.ts'
import { stayRequestSchema } from '../../contract/requests.ts'
import { raiseRevision } from '../catalogue/catalogue.service.ts'
import { requestKey } from '../keys.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { buyer, provider, context, watch, free, later, balances, expectSound, request, answer } = payer

const day = 24 * 3600

beforeEach(async () => {
  await payer.reset()
  await db.deleteFrom('outgoing_mail').execute()
})

const keyOf = (reference: string) => requestKey(reference, context.keys)
const read = async (reference: string) => {
  const response = await buyer.send('GET', `requests/${reference}/?key=${keyOf(reference)}`)
  expect(response.statusCode, response.body).toBe(200)
  return stayRequestSchema.parse(response.json())
}
const withdraw = (reference: string, key: string) =>
  buyer.send('POST', `bookings/${reference}/cancel/`, { penalty: '0.00', key })

/** What an answer sets going at the provider is done after it. */
const moneyMoved = (reference: string, key: string, status: string) =>
  expect.poll(async () => (await buyer.readBooking(reference, key)).payment_status).toBe(status)

async function setAvailability(availability: string) {
  await sql`UPDATE rate_plan SET availability = ${availability} WHERE code = 'ASK_THERE'`.execute(db)
  await raiseRevision(db)
}

async function mails(): Promise<string[]> {
  const rows = await db.selectFrom('outgoing_mail').select(['kind', 'recipient']).orderBy('id').execute()
  return rows.map(({ kind, recipient }) => `${kind} ${recipient === traveller.email ? 'guest' : recipient}`)
}

describe('a stay that its property confirms', () => {
  test('waits with its units and its money set aside, and both sides are told', async () => {
    const { intent, reference, key } = await request()
    const booking = await buyer.readBooking(reference, key)
    expect(booking).toMatchObject({
      status: 'on_request',
      payment_status: 'authorized',
      can_cancel: true,
      money: { paid: '0.00', set_aside: '240.00', due: '0.00' },
      request: { outcome: null, note: null, answer_by: new Date(watch.now.getTime() + day * 1000).toISOString() },
      documents: { voucher: null, invoice: null },
    })
    expect(booking.history.map(({ to }) => to)).toEqual(['pending_payment', 'submitting', 'on_request'])
    expect(await free()).toEqual([2, 2, 2])
    expect(await mails()).toEqual(['request_received guest', 'request_asked house@example.com'])
    await later(3 * 3600)
    expect(provider.ofOrder(intent).status).toBe('authorized')
    expect(await balances()).toEqual({})
    await expectSound()
  })

  test('is read by the property without being answered; the link of the guest opens nothing there', async () => {
    const { reference, key } = await request()
    expect(await read(reference)).toMatchObject({
      state: 'waiting',
      price: { value: '240.00', currency: 'EUR' },
      guest: { name: `${traveller.first_name} ${traveller.last_name}`, contact: null },
    })
    expect((await read(reference)).state).toBe('waiting')
    for (const wrong of [key, '', `${keyOf(reference)}x`]) {
      expect((await buyer.send('GET', `requests/${reference}/?key=${wrong}`)).statusCode).toBe(404)
      expect((await answer(reference, 'confirm', { key: wrong })).statusCode).toBe(404)
    }
    expect((await buyer.send('GET', `bookings/${reference}/?key=${keyOf(reference)}`)).statusCode).toBe(404)
    expect((await buyer.readBooking(reference, key)).status).toBe('on_request')
  })

  test('is booked and paid when the property confirms; a second press changes nothing', async () => {
    const { intent, reference, key } = await request()
    const confirmed = await answer(reference, 'confirm', { note: 'Parking is behind the house.' })
    expect(confirmed.json()).toMatchObject({ state: 'confirmed', guest: { contact: { phone: traveller.phone } } })
    await moneyMoved(reference, key, 'paid')
    expect(await buyer.readBooking(reference, key)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      request: { outcome: 'confirmed', note: 'Parking is behind the house.' },
    })
    expect(provider.ofOrder(intent).captured).toBe(24_000)
    expect((await answer(reference, 'confirm')).statusCode).toBe(200)
    expect((await answer(reference, 'decline')).json()).toMatchObject({ code: 'request_over' })
    expect((await mails()).slice(2)).toEqual(['booking_confirmed guest', 'property_booked house@example.com'])
    expect(await balances()).toMatchObject({ customer: 0, property: -20_400 })
    await expectSound()
  })

  test('costs nothing when the property declines, and its guest hears why', async () => {
    const { intent, reference, key } = await request()
    expect((await answer(reference, 'decline', { note: 'We are full.' })).json()).toMatchObject({
      state: 'declined',
      guest: null,
    })
    await moneyMoved(reference, key, 'voided')
    expect(await buyer.readBooking(reference, key)).toMatchObject({
      status: 'rejected',
      payment_status: 'voided',
      request: { outcome: 'declined', note: 'We are full.' },
    })
    expect(provider.ofOrder(intent)).toMatchObject({ status: 'canceled', captured: 0 })
    expect(await free()).toEqual([3, 3, 3])
    expect((await mails()).slice(2)).toEqual(['request_ended guest'])
    expect((await answer(reference, 'confirm')).json()).toMatchObject({ code: 'request_over' })
    await expectSound()
  })

  test('ends by itself when nobody answers in time, and an answer a second later is late', async () => {
    const first = await request()
    const second = await request()
    await later(day - 10)
    expect((await read(first.reference)).state).toBe('waiting')
    watch.now = new Date(watch.now.getTime() + 11_000)
    expect((await answer(second.reference, 'confirm')).json()).toMatchObject({ code: 'request_over' })
    await later(61)
    for (const { intent, reference, key } of [first, second]) {
      expect(await buyer.readBooking(reference, key)).toMatchObject({
        status: 'rejected',
        payment_status: 'voided',
        request: { outcome: 'unanswered' },
      })
      expect(provider.ofOrder(intent).status).toBe('canceled')
    }
    expect((await mails()).filter((mail) => mail.startsWith('request_ended'))).toHaveLength(2)
    expect(await free()).toEqual([3, 3, 3])
    await expectSound()
  })

  test('is taken back by its guest for nothing while it waits', async () => {
    const { intent, reference, key } = await request()
    const path = `bookings/${reference}/cancel/`
    expect((await buyer.send('POST', path, { simulate: true, key })).json()).toMatchObject({
      penalty: '0.00',
      refund: '0.00',
      status: 'on_request',
    })
    expect((await withdraw(reference, key)).json()).toMatchObject({ status: 'rejected', penalty: '0.00' })
    await moneyMoved(reference, key, 'voided')
    expect(await buyer.readBooking(reference, key)).toMatchObject({
      status: 'rejected',
      payment_status: 'voided',
      can_cancel: false,
      request: { outcome: 'withdrawn' },
    })
    expect(provider.ofOrder(intent).status).toBe('canceled')
    expect((await mails()).slice(2)).toEqual(['booking_cancelled guest', 'request_over house@example.com'])
    expect((await answer(reference, 'confirm')).json()).toMatchObject({ code: 'request_over' })
    await expectSound()
  })

  test('and was confirmed: its property is told once of other guests, in its language', async () => {
    const { reference, key } = await request()
    await answer(reference, 'confirm')
    await db.deleteFrom('outgoing_mail').execute()
    const guests = [{ room: 1, first_name: 'Ана', last_name: 'Колева' }]
    const correct = () =>
      buyer.send('POST', `bookings/${reference}/guests/`, { key, guests, arrival_time: '21:00 – 22:00' })
    expect((await correct()).statusCode).toBe(200)
    await correct()
    expect(await mails()).toEqual(['booking_changed guest', 'property_changed house@example.com'])
    const [told] = await payer.mails()
    expect(told).toMatchObject({ recipient: 'house@example.com', language: 'bg' })
    expect(told?.written.subject).toBe(
      `Нови данни за гостите на резервация ${reference}: ${traveller.first_name} ${traveller.last_name}`,
    )
    for (const part of [
      '2 възрастни; Ана Колева',
      'Час на пристигане: 21:00 – 22:00',
      `/request/${reference}?key=${keyOf(reference)}`,
    ])
      expect(told?.written.text).toContain(part)
    expect((await read(reference)).guest?.guests).toEqual(guests)
  })

  test('ends when its money is no longer set aside', async () => {
    const { intent, reference, key } = await request()
    Object.assign(provider.ofOrder(intent), { status: 'canceled' })
    await later(3601)
    expect(await buyer.readBooking(reference, key)).toMatchObject({
      status: 'rejected',
      request: { outcome: 'payment_gone' },
    })
    expect((await mails()).slice(2)).toEqual(['request_ended guest', 'request_over house@example.com'])
    expect((await read(reference)).state).toBe('payment_gone')
    await expectSound()
  })

  test('and paid there needs no card: it waits, and is booked or not', async () => {
    const kept = await request('ASK_THERE')
    const lost = await request('ASK_THERE')
    expect(await buyer.readBooking(kept.reference, kept.key)).toMatchObject({
      status: 'on_request',
      payment_status: 'unpaid',
    })
    expect((await answer(kept.reference, 'confirm')).statusCode).toBe(200)
    expect((await answer(lost.reference, 'decline')).statusCode).toBe(200)
    expect((await buyer.readBooking(kept.reference, kept.key)).status).toBe('confirmed')
    expect((await buyer.readBooking(lost.reference, lost.key)).status).toBe('rejected')
    expect(await free()).toEqual([2, 2, 2])
    expect(await mails()).toEqual([
      'request_received guest',
      'request_asked house@example.com',
      'request_received guest',
      'request_asked house@example.com',
      'booking_confirmed guest',
      'property_booked house@example.com',
      'request_ended guest',
    ])
    await expectSound()
  })

  test('cannot be ordered as one that is booked at once when the house has changed its mind since', async () => {
    const session = await payer.fillIn('ASK_THERE')
    await setAvailability('instant')
    await expect
      .poll(async () => (await buyer.preCheckout(session.id)).changes, { timeout: 30_000 })
      .toEqual([{ field: 'availability', old: 'on_request', new: 'instant' }])
    expect((await buyer.order(session)).json()).toMatchObject({ code: 'offer_changed' })
    await setAvailability('on_request')
  })
})

describe('at the same moment', firstTry, () => {
  const ended = ['confirmed', 'declined', 'unanswered', 'withdrawn']

  test('many answers, the guest’s withdrawal and the end of the time leave one outcome and its one mail', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 8; round++) {
      await payer.reset()
      await db.deleteFrom('outgoing_mail').execute()
      const { intent, reference, key } = await request()
      // In some rounds the time ends in the very moment of the answers.
      watch.now = new Date(watch.now.getTime() + (day - (round % 4 === 3 ? 1 : 100)) * 1000)
      const answers = await Promise.all([
        answer(reference, round % 2 === 0 ? 'confirm' : 'decline'),
        answer(reference, 'confirm'),
        answer(reference, 'decline'),
        ...(round % 4 === 2 ? [withdraw(reference, key), withdraw(reference, key)] : []),
        later(2),
        answer(reference, 'confirm'),
      ])
      const good = answers.filter((response) => typeof response === 'object' && response.statusCode === 200)
      await later(1)
      if ((await buyer.readBooking(reference, key)).status === 'cancelled') {
        // The guest's word came after the house's yes: then it cancels a stay that cancels for nothing.
        await expect
          .poll(async () => (await buyer.readBooking(reference, key)).payment_status)
          .toMatch(/^(?:refunded|voided)$/)
        expect((await buyer.readBooking(reference, key)).request?.outcome).toBe('confirmed')
        await expectSound()
        continue
      }
      await moneyMoved(reference, key, (await read(reference)).state === 'confirmed' ? 'paid' : 'voided')
      const booking = await buyer.readBooking(reference, key)
      const outcome = booking.request?.outcome ?? ''
      expect(ended).toContain(outcome)
      seen.add(outcome)
      expect(booking.status).toBe(outcome === 'confirmed' ? 'confirmed' : 'rejected')
      expect(provider.ofOrder(intent).status).toBe(outcome === 'confirmed' ? 'captured' : 'canceled')
      if (outcome === 'unanswered') expect(good).toEqual([])
      expect(booking.history.map(({ to }) => to)).toHaveLength(4)
      expect((await mails()).filter((mail) => mail.endsWith('guest'))).toHaveLength(2)
      await expectSound()
    }
    expect(seen.size).toBeGreaterThan(1)
    expect(seen).toContain('unanswered')
  })
})
