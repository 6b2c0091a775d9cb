import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { walkedIn } from './walked-in.ts'

/** The papers of a booking, downloaded and read back; and its voucher without a network. */

const words = {
  bg: {
    path: '',
    voucher: 'Ваучер (PDF)',
    calendar: 'В календара',
    total: 'Цена на престоя',
    taxi: 'За таксиметровия шофьор',
  },
  en: {
    path: '/en',
    voucher: 'Voucher (PDF)',
    calendar: 'Add to calendar',
    total: 'Price of the stay',
    taxi: 'For the taxi driver',
  },
}

type Made = { reference: string; access_key: string; hotel: { name: string } }

/** A booking made by the API alone: how it is made in the browser has a journey of its own. */
async function book(request: APIRequestContext, language: 'bg' | 'en'): Promise<Made> {
  const headers = { 'accept-language': language }
  const [checkin, checkout] = [daysFromNow(75), daysFromNow(78)]
  const post = async (path: string, data: object) => (await request.post(`/api/v1/${path}`, { data, headers })).json()
  const { results } = await (await request.get(`/api/v1/search/?checkin=${checkin}&checkout=${checkout}`)).json()
  for (const { id } of results) {
    const stay = { hotel_id: id, checkin, checkout, rooms: [{ adults: 2, children_ages: [] }] }
    const { offers } = await post('generate_hotel_offers/', stay)
    const offer = offers?.find((each: { payment_type: string }) => each.payment_type === 'property')
    if (!offer) continue
    const session = await post('checkout_sessions/', { offer_id: offer.offer_id })
    const guest = { first_name: 'Елена', last_name: 'Димитрова' }
    const holder = { ...guest, email: 'elena@example.com', phone: '+359 88 123 4567' }
    const data = { holder, guests: [{ room: 1, ...guest }], accepted_terms: true }
    await request.patch(`/api/v1/checkout_sessions/${session.id}/`, { data, headers })
    return post('bookings/', { checkout_session: session.id, price_hash: session.price_hash })
  }
  throw new Error('No house has an offer')
}

for (const language of walkedIn('en')) {
  const say = words[language]
  test(`voucher and calendar file of a booking are downloaded and read back (${language})`, async ({ page }) => {
    const complaints = listen(page)
    const made = await book(page.request, language)
    await page.goto(`${say.path}/booking/${made.reference}?key=${made.access_key}`)
    await expectAccessible(page)

    const address = await page.getByRole('link', { name: say.voucher }).getAttribute('href')
    const voucher = await page.request.get(address ?? '')
    expect(voucher.headers()['cache-control']).toBe('no-store')
    const pdf = await getDocumentProxy(new Uint8Array(await voucher.body()))
    const { text } = await extractText(pdf, { mergePages: true })
    for (const part of [made.reference, made.hotel.name, 'Елена Димитрова', say.total, say.taxi])
      expect(text).toContain(part)

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: say.calendar }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${made.reference}.ics`)
    const calendar = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(calendar).toMatch(/DTSTART;TZID=[\w/]+:\d{8}T\d{6}/)
    expect(calendar).toContain(`SUMMARY:${made.hotel.name}`)
    expect(complaints).toEqual([])
  })
}

test('an opened booking shows its voucher without a network, no other page does, and signing out forgets it', async ({
  page,
  context,
}) => {
  const [made, other] = [await book(page.request, 'bg'), await book(page.request, 'bg')]
  const kept = () => page.evaluate(async () => (await (await caches.open('zefir-vouchers-1')).keys()).length)
  await page.goto(`/booking/${made.reference}?key=${made.access_key}`)
  await expect.poll(kept).toBe(1)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Запазено на')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.hotel.name)
  await expect(page.getByText(made.reference)).toBeVisible()
  await expect(page.getByText(words.bg.taxi)).toBeVisible()
  await expectAccessible(page)
  for (const path of [`/booking/${made.reference}?key=x`, `/booking/${other.reference}?key=${other.access_key}`, '/'])
    await expect(page.goto(path)).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/)
  await context.setOffline(false)

  // With a network the page itself answers, never what was kept.
  await page.goto(`/booking/${made.reference}?key=${made.access_key}`)
  await expect(page.getByRole('link', { name: words.bg.voucher })).toBeVisible()
  await expect.poll(kept).toBe(1)
  // A session that ended: the next look at it signs out, and takes the vouchers of the device along.
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'a.b.c')
    localStorage.setItem('refreshToken', 'a.b.c')
  })
  await page.goto('/account/bookings', { waitUntil: 'commit' })
  await page.waitForURL('**/login**')
  await expect.poll(kept).toBe(0)
})
