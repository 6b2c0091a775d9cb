import { expect, type Page } from '@playwright/test'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { wake } from './wake.ts'

const [checkin, checkout] = [daysFromNow(61), daysFromNow(64)]

/** Holds the page's code back until it is let go. */
async function holdBack(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

type Filled = { name: string; type: string; id: string; value: string; checked: boolean }

/** Types, ticks and chooses in every field of the main part that takes it, as nobody had before. */
async function fillEverything(page: Page): Promise<Filled[]> {
  for (const field of await page.locator('main form').locator('input, textarea, select').all()) {
    const { type, tag, hidden, limit, optionCount } = await field.evaluate((element) => {
      const control = element as HTMLInputElement
      const options = element instanceof HTMLSelectElement ? element.options.length : 0
      const out = control.disabled || control.readOnly || control.tabIndex < 0 || !element.checkVisibility()
      return { type: control.type, tag: element.tagName, hidden: out, limit: control.maxLength, optionCount: options }
    })
    if (hidden || type === 'hidden' || type === 'file') continue
    if (tag === 'SELECT') {
      if (optionCount > 1) await field.selectOption({ index: optionCount - 1 })
    } else if (type === 'checkbox' || type === 'radio') {
      await field.evaluate((element) => (element as HTMLInputElement).click())
    } else if (type === 'date') {
      await field.fill(
        daysFromNow(
          70 + (await field.evaluate((element) => Number((element as HTMLInputElement).name === 'checkout'))),
        ),
      )
    } else if (type === 'range') {
    } else {
      const text =
        type === 'email' ? 'early@example.com' : type === 'tel' ? '0888123456' : type === 'number' ? '3' : 'Рано'
      await field.fill(limit === 6 ? '123456' : text)
    }
  }
  return readAll(page)
}

async function readAll(page: Page): Promise<Filled[]> {
  return page
    .locator('main form')
    .locator('input, textarea, select')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { name, type, id, value, checked, tabIndex } = element as HTMLInputElement
        return type === 'hidden' || type === 'file' || type === 'range' || tabIndex < 0
          ? []
          : [{ name, type, id, value, checked }]
      }),
    )
}

async function holdRoom(page: Page): Promise<string> {
  const { results } = await (await page.request.get('/api/v1/search/', { params: { checkin, checkout } })).json()
  for (const { id } of results) {
    const { offers } = await (
      await page.request.post('/api/v1/generate_hotel_offers/', {
        data: { hotel_id: id, checkin, checkout, rooms: [{ adults: 2, children_ages: [] }] },
      })
    ).json()
    for (const { offer_id, payment_type } of offers) {
      if (payment_type !== 'property') continue
      const held = await page.request.post('/api/v1/checkout_sessions/', { data: { offer_id, language: 'bg' } })
      if (held.status() === 201) return (await held.json()).id
    }
  }
  throw new Error('No hotel has a free room')
}

for (const path of ['/contact', '/login', '/register', '/forgot-password', '/booking/ABCD2345?key=none', '/checkout']) {
  test(`what is typed before the code arrives is kept: ${path}`, async ({ page }) => {
    const complaints = listen(page, /40\d/)
    const address = path === '/checkout' ? `/checkout/${await holdRoom(page)}` : path
    const arrive = await holdBack(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const typed = await fillEverything(page)
    expect(typed.filter(({ value }) => value !== '').length).toBeGreaterThan(0)
    arrive()
    await wake(page.locator('main form').first())
    await page.waitForLoadState('networkidle')
    const kept = await readAll(page)
    // A phone's country gets a field of its own; what was typed stands, in its own spelling.
    for (const { name, type, id, value, checked } of typed) {
      const now = kept.find((field) => (id ? field.id === id : field.name === name && field.type === type))
      const digits = (text: string | undefined) => (type === 'tel' ? text?.replace(/\D/g, '').replace(/^0/, '') : text)
      expect({ field: name || id, value: digits(now?.value), checked: now?.checked }).toEqual({
        field: name || id,
        value: digits(value),
        checked,
      })
    }
    expect(complaints).toEqual([])
  })
}

test('the first step of the checkout is sent as it was typed before the code, and sent early it waits', async ({
  page,
}) => {
  const id = await holdRoom(page)
  const arrive = await holdBack(page)
  await page.goto(`/checkout/${id}`, { waitUntil: 'domcontentloaded' })
  for (const [label, value] of [
    ['Име', 'Рано'],
    ['Фамилия', 'Пишеща'],
    ['Имейл', 'early@example.com'],
    ['Телефон', '+359 88 123 4567'],
  ])
    await page
      .getByLabel(label ?? '', { exact: true })
      .first()
      .fill(value ?? '')
  await page.getByRole('button', { name: /^Към поръчката/ }).click()
  await expect(page).toHaveURL(`/checkout/${id}`)
  await expect(page.getByLabel('Име', { exact: true }).first()).toHaveValue('Рано')
  arrive()
  await page.waitForURL(/\?step=order$/)
  const session = await (await page.request.get(`/api/v1/checkout_sessions/${id}/`)).json()
  expect(session.holder).toMatchObject({ first_name: 'Рано', last_name: 'Пишеща', email: 'early@example.com' })
})

test('a password sent before the code arrives never stands in the address', async ({ page }) => {
  const arrive = await holdBack(page)
  for (const path of ['/login', '/register']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.locator('input[name=email]').fill('early@example.com')
    await page.locator('input[name=password]').fill('ветровита сряда 7')
    await page.keyboard.press('Enter')
    await expect(page.locator('input[name=password]')).toHaveValue('ветровита сряда 7')
    expect(page.url()).not.toContain('?')
  }
  arrive()
})

test('a destination and a filter chosen before the code arrives count', async ({ page }) => {
  const arrive = await holdBack(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=q]').fill('Sozopol')
  arrive()
  await wake(page.locator('input[name=q]'))
  await expect(page.locator('input[name=q]')).toHaveValue('Sozopol')
  await page.locator('form').getByRole('button', { name: 'Търсене' }).click()
  await expect(page).toHaveURL(/q=Sozopol/)
})
