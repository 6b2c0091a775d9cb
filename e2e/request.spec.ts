import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'

/** A stay that its property confirms: ordered by a guest, answered by the link of the property's mail. */

const guest = { first_name: 'Мария', last_name: 'Колева' }

type Offer = { offer_id: string; availability: string }

/** Holds the first stay on request at one of the villas, which take a deposit; its guests are known. */
async function hold(page: Page): Promise<string> {
  // Houses have their own days of arrival and shortest stays.
  for (let ahead = 68; ahead < 75; ahead++) {
    for (const nights of [3, 7]) {
      const id = await holdOn(page, { checkin: daysFromNow(ahead), checkout: daysFromNow(ahead + nights) })
      if (id) return id
    }
  }
  throw new Error('No villa confirms its stays itself')
}

async function holdOn(page: Page, stay: { checkin: string; checkout: string }): Promise<string | null> {
  const query = `checkin=${stay.checkin}&checkout=${stay.checkout}&kind=villa`
  const search = await (await page.request.get(`/api/v1/search/?${query}`)).json()
  for (const hotel of search.results) {
    const asked = { data: { hotel_id: hotel.id, ...stay, rooms: [{ adults: 2, children_ages: [] }] } }
    const { offers } = await (await page.request.post('/api/v1/generate_hotel_offers/', asked)).json()
    const offer = offers.find((one: Offer) => one.availability === 'on_request')
    if (!offer) continue
    const data = { offer_id: offer.offer_id, language: 'bg' }
    const { id } = await (await page.request.post('/api/v1/checkout_sessions/', { data })).json()
    const holder = { ...guest, email: 'maria@example.com', phone: '0888 123 456', country: 'BG' }
    await page.request.patch(`/api/v1/checkout_sessions/${id}/`, {
      data: { holder, guests: [{ room: 1, ...guest }] },
    })
    return id
  }
  return null
}

test('a guest asks for a stay, and its property confirms it by the link of its mail', async ({ page }) => {
  const complaints = listen(page)
  const id = await hold(page)
  await page.goto(`/checkout/${id}`, { waitUntil: 'networkidle' })
  const stay = page.getByRole('complementary', { name: 'Вашият престой' })
  await expect(stay).toContainText(/Капаро .*, останалите .* до \d+\s[а-я]+\s20\d\d/)
  await expect(stay).toContainText('ПотвърждениеОт хотела, до 24 часа')
  // Folded on a phone it says so in few words.
  await page.setViewportSize({ width: 360, height: 760 })
  await expect(stay.getByText(/€ сега, .*€ до .* · потвърждение до 24\sчаса$/)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
  await expect(page.getByText(/^Хотелът потвърждава/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^Прочетох и приемам/ }).check()
  await page.getByRole('button', { name: /^Поръчка със задължение/ }).click()
  await page.locator('input[name=card][value=success]').check()
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/done$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Попитахме хотела, Мария/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Вижте резервацията' }).click()
  await expect(page.getByText(/^Хотелът отговаря до/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Оттегляне на заявката' })).toBeVisible()
  await expectAccessible(page)
  const booking = page.url()

  const reference = /booking\/(\w+)/.exec(booking)?.[1] ?? ''
  const link = await readMail(page, reference, new RegExp(`/(en/)?request/${reference}\\?key=[\\w-]+`))
  await page.goto(`/en${link.replace(/^\/en/, '')}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A guest wishes to stay with you')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No, go back' }).click()
  await page.getByLabel('A few words to the guest').fill('Ключът е под саксията.')
  await page.getByRole('button', { name: 'Confirm the stay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have confirmed the stay')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have confirmed the stay')

  await page.goto(booking)
  await expect(page.getByText('Ключът е под саксията.')).toBeVisible()
  await expect(page.locator('dl').filter({ hasText: 'Платено' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a link that is not whole opens nothing, and says so', async ({ page }) => {
  await page.goto('/request/22222222?key=x')
  await expect(page.getByRole('heading', { name: 'Не познаваме тази заявка' }).last()).toBeVisible()
  await expectAccessible(page)
})
