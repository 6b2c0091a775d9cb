import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { listen } from './complaints.ts'
import { register, signIn } from './member.ts'

/** Paying by card at the demo's own provider, whose pages are another site: what it does is chosen by its test cards. */

const guest = { first_name: 'Елена', last_name: 'Димитрова' }
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const stay = { checkin: day(68), checkout: day(71) }
const rooms = [{ adults: 2, children_ages: [] }]

/** Holds the first stay that is paid this way, at one of the first hotels; `fill` says whether its guests are known. */
async function hold(page: Page, type: 'online' | 'deposit', language: 'bg' | 'en', fill = true): Promise<string> {
  const headers = { 'accept-language': language }
  const kinds = type === 'deposit' ? '&kind=villa,chalet,resort' : ''
  const query = `checkin=${stay.checkin}&checkout=${stay.checkout}${kinds}`
  const search = await (await page.request.get(`/api/v1/search/?${query}`)).json()
  for (const hotel of search.results) {
    const asked = { data: { hotel_id: hotel.id, ...stay, rooms } }
    const { offers } = await (await page.request.post('/api/v1/generate_hotel_offers/', asked)).json()
    const offer = offers.find((one: { payment_type: string }) => one.payment_type === type)
    if (!offer) continue
    const data = { offer_id: offer.offer_id, language }
    const held = await page.request.post('/api/v1/checkout_sessions/', { data, headers })
    if (held.status() !== 201) continue
    const { id } = await held.json()
    if (fill) {
      const holder = { ...guest, email: 'elena@example.com', phone: '0888 123 456', country: 'BG' }
      const known = { holder, guests: [{ room: 1, ...guest }] }
      await page.request.patch(`/api/v1/checkout_sessions/${id}/`, { data: known })
    }
    return id
  }
  throw new Error(`No hotel sells a stay that is paid ${type}`)
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
}

/** Orders; the provider's page follows. */
async function order(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^(Прочетох и приемам|I have read and accept)/ }).check()
  await page.getByRole('button', { name: /^(Поръчка със задължение|Order with obligation)/ }).click()
  await expect(card(page, 'success')).toBeVisible()
}

const card = (page: Page, name: string) => page.locator(`input[name=card][value=${name}]`)

async function payWith(page: Page, name: string): Promise<void> {
  await card(page, name).check()
  await page.locator('button[type=submit]').click()
}

test('a guest pays by card with 3-D Secure, and the way back never leads to a second order', async ({ page }) => {
  const complaints = listen(page)
  const id = await hold(page, 'online', 'bg')
  await page.goto(`/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
  await expectAccessible(page)
  await order(page)

  // The browser's back button: the payment is under way, and its page is found again.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Плащането е започнато' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Към плащането' }).click()
  await payWith(page, 'challenge_passed')
  await page.getByRole('button', { name: 'Потвърждавам' }).click()

  await page.waitForURL(/\/checkout\/[\w-]+\/done$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Стаята е Ваша, Елена/)
  await expect(page.getByText(/^Платихте /)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/checkout/${id}?step=order`)
  await page.waitForURL(/\/done$/)

  await page.getByRole('link', { name: 'Вижте резервацията' }).click()
  await expect(page.locator('dl').filter({ hasText: 'Платено' })).toBeVisible()
  await page.getByRole('button', { name: 'Отмяна на резервацията' }).click()
  await expect(page.getByRole('dialog').getByText('Връщаме Ви')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('who signs in on the way loses nothing, pays a deposit, and the rest from the account', async ({ page }) => {
  test.setTimeout(90_000)
  const complaints = listen(page)
  const email = await register(page, 'payer', 'en')
  const id = await hold(page, 'deposit', 'en', false)
  await page.goto(`/en/checkout/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'A quiet room' }).click()
  await page.getByRole('link', { name: 'I have an account' }).click()
  await signIn(page, email)
  await page.waitForURL(new RegExp(`/en/checkout/${id}$`))
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Last name', { exact: true }).nth(1)).toHaveValue('Петрова')
  await expect(page.getByLabel('Note')).toHaveValue('A quiet room')
  await page.getByLabel('Phone', { exact: true }).fill('0888 123 456')
  await page.getByRole('button', { name: 'On to the payment' }).click()
  await expect(page.getByText('a deposit now, the rest later')).toBeVisible()
  await expectAccessible(page)
  await order(page)
  await payWith(page, 'success')
  await page.waitForURL(/\/done$/)
  await expect(page.getByText(/^You paid /)).toBeVisible()
  await page.goto('/en/account/bookings')
  await expect(page.getByText(/^€[\d,.]+ to pay by /)).toBeVisible()
  await page.getByRole('main').locator('article h3 a, li h3 a').click()

  const rest = page.getByRole('button', { name: /^Pay €/ })
  await expect(rest).toBeVisible()
  await expectAccessible(page)
  await rest.click()
  // Thought better of it: the booking stands, and the same payment goes on.
  await page.locator('a[href*="left=1"]').click()
  await expect(page.getByRole('heading', { name: 'You came back without paying' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'On to the payment' }).click()
  await payWith(page, 'success')
  await page.waitForURL(/\/booking\/[A-Z0-9]+\?key=/)
  await expect(page.locator('dl').filter({ hasText: 'Paid' })).toBeVisible()
  await expect(rest).toBeHidden()
  expect(complaints).toEqual([])
})

test('a declined card charges nothing, and another one pays', async ({ page }) => {
  const complaints = listen(page, /40[02]|422/)
  const id = await hold(page, 'online', 'bg')
  await page.goto(`/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
  await order(page)
  await payWith(page, 'insufficient_funds')
  await expect(page.locator('#error')).toBeVisible()
  await page.locator('a[href*="left=1"]').click()
  await expect(page.getByRole('heading', { name: 'Картата не беше приета' })).toBeVisible()
  await expect(page.getByText('По картата няма достатъчно средства.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Опитайте отново' }).click()
  await payWith(page, 'success')
  await page.waitForURL(/\/done$/)
  expect(complaints).toEqual([])
})

test('a payment that nobody tells us of is found by whoever waits for it', async ({ page }) => {
  const complaints = listen(page)
  const id = await hold(page, 'online', 'en')
  await page.goto(`/en/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
  await order(page)
  await payWith(page, 'lost_webhook')
  await page.waitForURL(/\/en\/checkout\/[\w-]+\/done$/)
  expect(complaints).toEqual([])
})

test('given up, the order is as it was; lost stays and run-out times are told calmly', async ({ page }) => {
  const complaints = listen(page, /ERR_|Failed to load/)
  const id = await hold(page, 'online', 'bg')
  await page.goto(`/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
  await order(page)
  await page.locator('a[href*="left=1"]').click()
  await expect(page.getByRole('heading', { name: 'Върнахте се, без да платите' })).toBeVisible()
  const here = page.url()
  await page.getByRole('button', { name: 'Обратно към поръчката' }).click()
  await page.waitForURL(/\?step=order$/)
  await expect(page.getByRole('checkbox', { name: /^Прочетох и приемам/ })).toBeVisible()

  // What the provider can say of a payment is many things: the page is shown each of them here.
  let error: string | null = 'stay_gone'
  await page.route('**/api/v1/payment/payment_status/**', async (route) => {
    const answer = await (await route.fetch()).json()
    if (error === 'offline') await route.abort('internetdisconnected')
    else await route.fulfill({ json: { ...answer, status: 'canceled', error } })
  })
  await page.goto(here)
  await expect(page.getByRole('heading', { name: 'Стаята вече я няма' })).toBeVisible()
  await expect(page.getByText(/не е таксувана/)).toBeVisible()
  await expectAccessible(page)
  error = 'hold_expired'
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Времето за плащане изтече' })).toBeVisible()
  error = 'offline'
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Няма връзка със сайта' })).toBeVisible()
  error = 'canceled_by_visitor'
  await expect(page.getByRole('heading', { name: 'Плащането е отказано' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('what is typed is found on another device, more time is given once, and a hold that ran out is taken again', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const id = await hold(page, 'online', 'bg', false)
  await page.goto(`/checkout/${id}`, { waitUntil: 'networkidle' })
  const field = (name: string) => page.getByLabel(name, { exact: true }).first()
  await field('Име').fill('Елена')
  await field('Имейл').fill('elena@')
  await field('Телефон').fill('+49 151 23456789')
  await expect(page.getByLabel('Код на държавата за телефона')).toHaveValue('DE')
  await expect(field('Телефон')).toHaveValue('151 23456789')
  await page.getByRole('button', { name: 'Тиха стая' }).click()
  await page.getByRole('checkbox', { name: /^Искам фактура на фирма/ }).check()
  await field('ЕИК').fill('175074753')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByRole('button', { name: 'Към плащането' }).click()
  await expect(page.getByText(/^Този ЕИК не е верен/)).toBeVisible()
  await saved
  await expect(page.getByText('Записано.')).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await browser.newContext({ locale: 'bg-BG', viewport: { width: 360, height: 780 } })
  const phone = await elsewhere.newPage()
  await phone.goto(`/checkout/${id}`, { waitUntil: 'networkidle' })
  await expect(phone.getByLabel('Имейл', { exact: true })).toHaveValue('elena@')
  await expect(phone.getByLabel('Бележка')).toHaveValue('Тиха стая')
  await elsewhere.close()

  // Twelve minutes later, as far as this page hears.
  await page.route('**/api/v1/checkout_sessions/*/', async (route) => {
    const answer = await route.fetch()
    const session = await answer.json()
    const near = session.can_extend === true ? { seconds_left: 170 } : {}
    await route.fulfill({ response: answer, json: { ...session, ...near } })
  })
  await page.reload({ waitUntil: 'networkidle' })
  const more = page.getByRole('button', { name: 'Още 15 минути' })
  await expect(more).toBeVisible()
  await expectAccessible(page)
  await more.press('Enter')
  await expect(page.getByText('Готово: пазим стаята още 15 минути.')).toBeFocused()
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.request.delete(`/api/v1/checkout_sessions/${id}/`)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Запазете я отново' }).click()
  await page.waitForURL((url) => /\/checkout\/[\w-]+$/.test(url.pathname) && !url.pathname.endsWith(id))
  await expect(field('Име')).toHaveValue('Елена')
  await expect(field('ЕИК')).toHaveValue('175074753')
  expect(complaints).toEqual([])
})
