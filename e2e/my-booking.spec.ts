import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'

/** The way back to a booking without an account, and what somebody sees who was shown its documents. */

const words = {
  bg: {
    path: '',
    entry: 'Моята резервация',
    menu: 'Меню',
    number: 'Номер на резервацията',
    email: 'Имейл от резервацията',
    send: 'Изпратете ми линка',
    sent: /^Ако има такава резервация/,
    cancel: 'Отмяна на резервацията',
    readOnly: /^Този линк само показва резервацията/,
  },
  en: {
    path: '/en',
    entry: 'My booking',
    menu: 'Menu',
    number: 'Booking number',
    email: 'Email address of the booking',
    send: 'Send me the link',
    sent: /^If there is such a booking/,
    cancel: 'Cancel the booking',
    readOnly: /^This link only shows the booking/,
  },
} as const

type Offer = { offer_id: string; availability: string; payment_type: string }
type Hotel = { id: number }
type Ordered = { reference: string; documents: { calendar: string } }

/** A stay that is paid at the property, made through the API. */
async function book(page: Page, email: string): Promise<Ordered> {
  const stay = { checkin: daysFromNow(61), checkout: daysFromNow(64) }
  const { results }: { results: Hotel[] } = await (
    await page.request.get(`/api/v1/search/?checkin=${stay.checkin}&checkout=${stay.checkout}`)
  ).json()
  for (const { id } of results) {
    const asked = { data: { hotel_id: id, ...stay, rooms: [{ adults: 2, children_ages: [] }] } }
    const { offers }: { offers: Offer[] } = await (
      await page.request.post('/api/v1/generate_hotel_offers/', asked)
    ).json()
    const offer = offers.find((one) => one.payment_type === 'property' && one.availability !== 'on_request')
    if (!offer) continue
    const held = await (
      await page.request.post('/api/v1/checkout_sessions/', { data: { offer_id: offer.offer_id, language: 'bg' } })
    ).json()
    const guest = { first_name: 'Мария', last_name: 'Колева' }
    const holder = { ...guest, email, phone: '0888 123 456', country: 'BG' }
    const data = { holder, guests: [{ room: 1, ...guest }], accepted_terms: true }
    await page.request.patch(`/api/v1/checkout_sessions/${held.id}/`, { data })
    const order = { checkout_session: held.id, price_hash: held.price_hash }
    return await (await page.request.post('/api/v1/bookings/', { data: order })).json()
  }
  throw new Error('No hotel takes the money itself')
}

for (const [language, width] of [
  ['bg', 1280],
  ['en', 360],
] as const) {
  const say = words[language]

  test(`number and address have the link of a booking mailed, and it opens (${language}, ${width} px)`, async ({
    page,
  }) => {
    const complaints = listen(page)
    const email = `back-${language}@example.com`
    const { reference } = await book(page, email)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${say.path}/terms`, { waitUntil: 'networkidle' })
    if (width < 991) await page.getByRole('button', { name: say.menu }).click()
    await page.getByRole('navigation').getByRole('link', { name: say.entry }).first().click()
    await expect(page.getByRole('heading', { name: say.entry })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(say.number).fill(reference.toLowerCase())
    await page.getByLabel(say.email).fill(email)
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByText(say.sent)).toBeVisible()
    const link = await readMail(page, email, new RegExp(`${say.path}/booking/${reference}\\?key=[\\w-]+`))
    await page.goto(link)
    await expect(page.getByRole('button', { name: say.cancel })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`the link in a calendar file shows the booking and cannot cancel it (${language})`, async ({ page }) => {
    const complaints = listen(page)
    const { reference, documents } = await book(page, `shown-${language}@example.com`)
    const file = await (await page.request.get(`${documents.calendar}&language=${language}`)).text()
    const link = new RegExp(`${say.path}/booking/${reference}\\?key=[\\w-]+`).exec(file.replaceAll('\r\n ', ''))?.[0]
    await page.goto(link ?? '', { waitUntil: 'networkidle' })
    await expect(page.getByText(say.readOnly)).toBeVisible()
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect(page.getByRole('button', { name: say.cancel })).toHaveCount(0)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
}

test('the way back stands in the footer too', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Моята резервация' })).toHaveAttribute(
    'href',
    '/booking',
  )
})
