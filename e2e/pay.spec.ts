import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { register, signIn } from './member.ts'
import { test } from './test.ts'
import { press } from './wake.ts'
import { walkedIn } from './walked-in.ts'

/** Paying by card at the demo's own provider, whose pages are another site: what it does is chosen by its test cards. */

const words = {
  bg: {
    path: '',
    underWay: 'Плащането е започнато',
    goOn: 'Към плащането',
    confirm: 'Потвърждавам',
    done: /^Стаята е Ваша, Елена/,
    paid: /^Платихте /,
    open: 'Вижте резервацията',
    moneyPaid: 'Платено',
    refunded: 'Върнато',
    papers: [/^Фактура №\s\d{10} \(PDF\)$/, /^Кредитно известие №\s\d{10} \(PDF\)$/],
    cancel: 'Отмяна на резервацията',
    back: 'Връщаме Ви',
    sure: 'Да, отменете я',
    free: 'Не дължите нищо.',
    kept: 'Удържахме такса за отмяна:',
    quiet: 'Тиха стая',
    account: 'Имам профил',
    email: 'Имейл',
    lastName: 'Фамилия',
    note: 'Бележка',
    phone: 'Телефон',
    next: 'Към плащането',
    stay: 'Вашият престой',
    inParts: /Капаро [\d\s]+,\d\d\s€ с карта при резервирането, останалите [\d\s]+,\d\d\s€ до \d+\s[а-я]+\s20\d\d/,
    parts: 'капаро сега, останалото по-късно',
    dueBy: /^Остава да платите /,
    pay: /^Платете /,
    left: 'Върнахте се, без да платите',
    declined: 'Картата не беше приета',
    noFunds: 'По картата няма достатъчно средства.',
    again: 'Опитайте отново',
  },
  en: {
    path: '/en',
    underWay: 'A payment is under way',
    goOn: 'On to the payment',
    confirm: 'Confirm',
    done: /^The room is yours, Елена/,
    paid: /^You paid /,
    open: 'See the booking',
    moneyPaid: 'Paid',
    refunded: 'Refunded',
    papers: [/^Invoice \d{10} \(PDF\)$/, /^Credit note \d{10} \(PDF\)$/],
    cancel: 'Cancel the booking',
    back: 'You get back',
    sure: 'Yes, cancel it',
    free: 'You owe nothing.',
    kept: 'We kept the cancellation fee:',
    quiet: 'A quiet room',
    account: 'I have an account',
    email: 'Email',
    lastName: 'Last name',
    note: 'Note',
    phone: 'Phone',
    next: 'On to the payment',
    stay: 'Your stay',
    inParts: /A deposit of €[\d,]+\.\d\d by card when you book, the rest, €[\d,]+\.\d\d, by \d+\s[A-Z][a-z]+\s20\d\d/,
    parts: 'a deposit now, the rest later',
    dueBy: /^€[\d,.]+ to pay by /,
    pay: /^Pay €/,
    left: 'You came back without paying',
    declined: 'The card was not accepted',
    noFunds: 'There is not enough money on the card.',
    again: 'Try again',
  },
}
type Language = keyof typeof words

const guest = { first_name: 'Елена', last_name: 'Димитрова' }
const stay = { checkin: daysFromNow(68), checkout: daysFromNow(71) }
const rooms = [{ adults: 2, children_ages: [] }]

/** The hotel that sold a stay paid this way last: while it has rooms, whoever comes next need not look for one. */
const known = new Map<string, number>()

/**
 * Holds the first stay that is paid this way, at one of the first hotels.
 * @param how.fill whether its guests are known.
 */
async function hold(page: Page, type: 'online' | 'deposit', language: Language, { fill = true } = {}): Promise<string> {
  const headers = { 'accept-language': language }
  for await (const hotelId of candidates(page, type)) {
    const asked = { data: { hotel_id: hotelId, ...stay, rooms } }
    const { offers } = await (await page.request.post('/api/v1/generate_hotel_offers/', asked)).json()
    const offer = offers.find(
      (one: { payment_type: string; availability: string }) =>
        one.payment_type === type && one.availability === 'instant',
    )
    if (!offer) continue
    const data = { offer_id: offer.offer_id, language }
    const held = await page.request.post('/api/v1/checkout_sessions/', { data, headers })
    if (held.status() !== 201) continue
    known.set(type, hotelId)
    const { id } = await held.json()
    if (fill) {
      const holder = { ...guest, email: 'elena@example.com', phone: '0888 123 456', country: 'BG' }
      const filled = { holder, guests: [{ room: 1, ...guest }] }
      await page.request.patch(`/api/v1/checkout_sessions/${id}/`, { data: filled })
    }
    return id
  }
  throw new Error(`No hotel sells a stay that is paid ${type}`)
}

async function* candidates(page: Page, type: 'online' | 'deposit'): AsyncGenerator<number> {
  const last = known.get(type)
  if (last !== undefined) yield last
  const kinds = type === 'deposit' ? '&kind=villa,chalet,resort' : ''
  const query = `checkin=${stay.checkin}&checkout=${stay.checkout}${kinds}`
  const search = await (await page.request.get(`/api/v1/search/?${query}`)).json()
  for (const { id } of search.results) yield id
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

for (const language of ['bg', 'en'] as const) {
  const say = words[language]
  /** Asks what cancelling costs; answers the fee as the dialog says it. */
  const askToCancel = async (page: Page) => {
    await page.getByRole('button', { name: say.cancel }).click()
    await expect(page.getByRole('dialog').getByText(say.back)).toBeVisible()
    return page.getByRole('dialog').locator('b').first().textContent()
  }

  if (walkedIn('bg').includes(language))
    test(`a guest pays by card with 3-D Secure, the way back never leads to a second order, and cancelling costs what was said (${language})`, async ({
      page,
    }) => {
      const complaints = listen(page)
      const id = await hold(page, 'online', language)
      await page.goto(`${say.path}/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
      await expectAccessible(page)
      await order(page)

      // The browser's back button: the payment is under way, and its page is found again.
      await page.goBack()
      await expect(page.getByRole('heading', { name: say.underWay })).toBeVisible()
      await expectAccessible(page)
      await press(page.getByRole('button', { name: say.goOn }))
      await payWith(page, 'challenge_passed')
      await page.getByRole('button', { name: say.confirm }).click()

      await page.waitForURL(/\/checkout\/[\w-]+\/done$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.done)
      await expect(page.getByText(say.paid)).toBeVisible()
      await expectAccessible(page)
      await page.goto(`${say.path}/checkout/${id}?step=order`)
      await page.waitForURL(/\/done$/)

      await page.getByRole('link', { name: say.open }).click()
      const money = page.locator('dl').filter({ hasText: say.moneyPaid })
      await expect(money).toBeVisible()
      const fee = await askToCancel(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: say.sure }).click()
      await expect(page.getByText(`${say.kept} ${fee}`)).toBeVisible()
      expect(complaints).toEqual([])
    })

  if (walkedIn('en').includes(language))
    test(`who signs in on the way loses nothing, pays a deposit, the rest from the account, and cancels for nothing (${language})`, async ({
      page,
    }) => {
      const complaints = listen(page)
      const email = await register(page, 'payer', language)
      const id = await hold(page, 'deposit', language, { fill: false })
      await page.goto(`${say.path}/checkout/${id}`, { waitUntil: 'networkidle' })
      // How much now and the rest by when is said before anything is typed.
      await expect(page.getByRole('complementary', { name: say.stay })).toContainText(say.inParts)
      await page.getByRole('button', { name: say.quiet }).click()
      await page.getByRole('link', { name: say.account }).click()
      await signIn(page, email)
      await page.waitForURL(new RegExp(`${say.path}/checkout/${id}$`))
      await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email)
      await expect(page.getByLabel(say.lastName, { exact: true }).nth(1)).toHaveValue('Петрова')
      await expect(page.getByLabel(say.note)).toHaveValue(say.quiet)
      await page.getByLabel(say.phone, { exact: true }).fill('0888 123 456')
      await page.getByRole('button', { name: say.next }).click()
      await expect(page.getByText(say.parts)).toBeVisible()
      await expectAccessible(page)
      await order(page)
      await payWith(page, 'success')
      await page.waitForURL(/\/done$/)
      await expect(page.getByText(say.paid)).toBeVisible()
      await page.goto(`${say.path}/account/bookings`)
      await expect(page.getByText(say.dueBy)).toBeVisible()
      await page.getByRole('main').locator('article h3 a, li h3 a').click()

      const rest = page.getByRole('button', { name: say.pay })
      await expect(rest).toBeVisible()
      await expectAccessible(page)
      await rest.click()
      // Thought better of it: the booking stands, and the same payment goes on.
      await page.locator('a[href*="left=1"]').click()
      await expect(page.getByRole('heading', { name: say.left })).toBeVisible()
      await expectAccessible(page)
      await press(page.getByRole('button', { name: say.goOn }))
      await payWith(page, 'success')
      await page.waitForURL(/\/booking\/[A-Z0-9]+\?key=/)
      const money = page.locator('dl').filter({ hasText: say.moneyPaid })
      await expect(money).toBeVisible()
      await expect(rest).toBeHidden()
      await askToCancel(page)
      await page.getByRole('button', { name: say.sure }).click()
      await expect(page.getByText(say.free)).toBeVisible()
      await expect(money).toContainText(say.refunded)
      for (const name of say.papers) await expect(page.getByRole('link', { name })).toHaveCount(2)
      expect(complaints).toEqual([])
    })

  if (walkedIn('bg').includes(language))
    test(`a declined card charges nothing, and another one pays (${language})`, async ({ page }) => {
      const complaints = listen(page, /40[02]|422/)
      const id = await hold(page, 'online', language)
      await page.goto(`${say.path}/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
      await order(page)
      await payWith(page, 'insufficient_funds')
      await expect(page.locator('#error')).toBeVisible()
      await page.locator('a[href*="left=1"]').click()
      await expect(page.getByRole('heading', { name: say.declined })).toBeVisible()
      await expect(page.getByText(say.noFunds)).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await press(page.getByRole('button', { name: say.again }))
      await payWith(page, 'success')
      await page.waitForURL(/\/done$/)
      expect(complaints).toEqual([])
    })

  if (walkedIn('en').includes(language))
    test(`a payment that nobody tells us of is found by whoever waits for it (${language})`, async ({ page }) => {
      const complaints = listen(page)
      const id = await hold(page, 'online', language)
      await page.goto(`${say.path}/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
      await order(page)
      await payWith(page, 'lost_webhook')
      await page.waitForURL(/\/checkout\/[\w-]+\/done$/)
      expect(complaints).toEqual([])
    })
}

test('given up, the order is as it was; lost stays and run-out times are told calmly', async ({ page }) => {
  const complaints = listen(page, /ERR_|Failed to load/)
  const id = await hold(page, 'online', 'bg')
  await page.goto(`/checkout/${id}?step=order`, { waitUntil: 'networkidle' })
  await order(page)
  await page.locator('a[href*="left=1"]').click()
  await expect(page.getByRole('heading', { name: 'Върнахте се, без да платите' })).toBeVisible()
  const here = page.url()
  await press(page.getByRole('button', { name: 'Обратно към поръчката' }))
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
  const id = await hold(page, 'online', 'bg', { fill: false })
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
