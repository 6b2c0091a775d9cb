import { beforeEach, expect, test } from 'vitest'
import { traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openPayer } from '../../../test/payer.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { bookingKey, papersKey } from '../keys.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const payer = await openPayer(db)
const { app, buyer, context, payFully, later } = payer
beforeEach(payer.reset)

test('the key in documents shows a booking and can do nothing with it', async () => {
  const { booking, key } = await payFully('DEP')
  await later(60)
  const { reference } = booking
  const shown = papersKey(reference, context.keys)
  expect(shown).not.toBe(key)
  const read = await buyer.readBooking(reference, shown)
  expect(read).toMatchObject({
    read_only: true,
    status: 'confirmed',
    can_cancel: false,
    can_change: 'nothing',
    names_until: null,
    review_path: null,
  })
  expect(await buyer.readBooking(reference, key)).toMatchObject({ can_cancel: true, can_change: 'anything' })
  const tries = await Promise.all([
    buyer.send('POST', `bookings/${reference}/cancel/`, { simulate: true, key: shown }),
    buyer.send('POST', `bookings/${reference}/cancel/`, { penalty: '0.00', key: shown }),
    buyer.send('POST', `bookings/${reference}/change/`, {
      key: shown,
      simulate: true,
      checkin: '2027-04-11',
      checkout: '2027-04-13',
    }),
    buyer.send('POST', `bookings/${reference}/guests/`, { key: shown, guests: booking.guests }),
    buyer.send('POST', 'payment/create_intent/', { booking: reference, key: shown }),
  ])
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect((await buyer.readBooking(reference, key)).status).toBe('confirmed')
})

test('nothing that the key in documents opens holds the key that can cancel', async () => {
  const { booking, key } = await payFully('NOW')
  await later(60)
  const { reference } = booking
  const shown = papersKey(reference, context.keys)
  const { documents } = await buyer.readBooking(reference, shown)
  expect(key).toBe(bookingKey(reference, context.keys))
  const address = (file: string) => `/api/v1/bookings/${reference}/${file}?key=${shown}`
  const addresses = [
    `/api/v1/bookings/${reference}/?key=${shown}`,
    address('voucher.html'),
    address('calendar.ics'),
    ...documents.invoices.map((issued) => issued.address),
  ]
  for (const url of addresses) {
    const answer = await app.inject({ url })
    expect(answer.statusCode, url).toBe(200)
    // A calendar folds its lines.
    const all = `${JSON.stringify(answer.headers)}${answer.body.replaceAll(/\r\n /g, '')}`
    expect(all.includes(key), url).toBe(false)
  }
  const voucher = await app.inject({ url: address('voucher.pdf') })
  const { links } = await readPdf(voucher.rawPayload)
  expect(links.filter((link) => link.includes('/booking/'))).toEqual([
    expect.stringContaining(`/booking/${reference}?key=${shown}`),
  ])
  // The mail to the guest is the one place where the booking's own key is sent.
  const holding = (await payer.mails()).filter(({ written }) => written.html.includes(key))
  expect(new Set(holding.map(({ recipient }) => recipient))).toEqual(new Set([traveller.email]))
})
