import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'
import { walkedIn } from './walked-in.ts'

/** A guest moves a booked stay to other days, with the price before it is done, and puts a name right. */

const guest = { first_name: 'Елена', last_name: 'Димитрва' }

const words = {
  bg: {
    path: '',
    open: 'Променете дати или гости',
    checkin: /^Настаняване/,
    ask: 'Вижте цената',
    compare: 'Преди и след промяната',
    accept: /^(Промяна със задължение за плащане|Променете резервацията)$/,
    done: 'Резервацията е променена',
    back: 'Към резервацията',
    history: 'Променени дати, стаи или гости',
    names: 'Поправете имена',
    lastName: 'Фамилия',
    save: 'Запазете',
    subject: /Резервацията Ви в .+ е променена/,
  },
  en: {
    path: '/en',
    open: 'Change dates or guests',
    checkin: /^Check-in/,
    ask: 'See the price',
    compare: 'Before and after',
    accept: /^(Change with obligation to pay|Change the booking)$/,
    done: 'The booking is changed',
    back: 'To the booking',
    history: 'Dates, rooms or guests changed',
    names: 'Correct names',
    lastName: 'Last name',
    save: 'Save',
    subject: /Your booking at .+ is changed/,
  },
}

/** A stay that is paid at the property and can be cancelled for nothing, ordered by the API. */
async function book(page: Page, email: string, language: 'bg' | 'en'): Promise<{ reference: string; key: string }> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/${path}`, { data, headers: { 'accept-language': language } })
    return answer.json()
  }
  const stay = { checkin: daysFromNow(75), checkout: daysFromNow(78) }
  const search = await page.request.get(
    `/api/v1/search/?checkin=${stay.checkin}&checkout=${stay.checkout}&free_cancellation=true`,
  )
  for (const hotel of (await search.json()).results) {
    const { offers } = await post('generate_hotel_offers/', { hotel_id: hotel.id, ...stay, rooms: [{ adults: 2 }] })
    const offer = offers.find(
      (one: { payment_type: string; cancellation: { free_until: string | null } }) =>
        one.payment_type === 'property' && one.cancellation.free_until,
    )
    if (!offer) continue
    const { id } = await post('checkout_sessions/', { offer_id: offer.offer_id, language })
    const holder = { ...guest, email, phone: '+359888123456' }
    const data = { holder, guests: [{ room: 1, ...guest }], accepted_terms: true }
    const session = await (await page.request.patch(`/api/v1/checkout_sessions/${id}/`, { data })).json()
    const booking = await post('bookings/', { checkout_session: id, price_hash: session.price_hash })
    return { reference: booking.reference, key: booking.access_key }
  }
  throw new Error('No hotel sells such a stay')
}

for (const language of walkedIn('bg')) {
  test(`a stay is moved to other days and a name put right in ${language}`, async ({ page }) => {
    const complaints = listen(page)
    const say = words[language]
    const email = `change.${crypto.randomUUID()}@example.com`
    const { reference, key } = await book(page, email, language)
    await page.goto(`${say.path}/booking/${reference}?key=${key}`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: say.open }).click()
    await page.getByRole('button', { name: say.checkin }).click()
    await expect(page.locator('[data-note]').first()).toHaveAttribute('data-note', /^\d+$/)
    await page.locator(`[data-day="${daysFromNow(76)}"]`).click()
    await page.locator(`[data-day="${daysFromNow(80)}"]`).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say.ask }).click()
    await expect(page.getByRole('heading', { name: say.compare })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: say.accept }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.done })).toBeFocused()
    await readMail(page, email, say.subject)

    await page.getByRole('link', { name: say.back, exact: true }).click()
    await expect(page.getByText(say.history)).toBeVisible()
    await page.getByRole('link', { name: say.names }).click()
    await page.getByLabel(say.lastName, { exact: true }).first().fill('Димитрова')
    await expectAccessible(page)
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.locator('dd').filter({ hasText: 'Елена Димитрова' }).first()).toBeVisible()
    expect(complaints).toEqual([])
  })
}
