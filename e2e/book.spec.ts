import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { walkedIn } from './walked-in.ts'

/** The whole way from results to a cancelled booking, in both languages, by mouse and by keyboard alone. */

type Words = {
  path: string
  choose: RegExp
  atProperty: string
  why: RegExp
  fields: { first: string; last: string; email: string; phone: string }
  toOrder: RegExp
  order: string
  terms: RegExp
  termsMissing: RegExp
  done: RegExp
  open: string
  cancel: string
  confirm: string
  cancelled: string
  keep: string
  soldOut: RegExp
  expired: RegExp
  accept: string
  unknown: string
  complete: string
}

const words: Record<'bg' | 'en', Words> = {
  bg: {
    path: '',
    choose: /^Изберете ?: /,
    atProperty: 'Плащане на място',
    why: /^Защо тази цена ?: /,
    fields: { first: 'Име', last: 'Фамилия', email: 'Имейл', phone: 'Телефон' },
    toOrder: /^Към поръчката/,
    order: 'Поръчка със задължение за плащане',
    terms: /^Прочетох и приемам/,
    termsMissing: /приемате условията/,
    done: /^Стаята е Ваша, Елена/,
    open: 'Вижте резервацията',
    cancel: 'Отмяна на резервацията',
    confirm: 'Да, отменете я',
    cancelled: 'Отменена',
    keep: 'Линк към резервацията',
    soldOut: /току-що взе последната/,
    expired: /Времето за запазване изтече/,
    accept: 'Приемам промяната',
    unknown: 'Не намираме тази резервация',
    complete: 'Попълнете това поле, моля.',
  },
  en: {
    path: '/en',
    choose: /^Choose ?: /,
    atProperty: 'Pay at the property',
    why: /^Why this price ?: /,
    fields: { first: 'First name', last: 'Last name', email: 'Email', phone: 'Phone' },
    toOrder: /^On to the order/,
    order: 'Order with obligation to pay',
    terms: /^I have read and accept/,
    termsMissing: /tick that you accept the terms/,
    done: /^The room is yours, Елена/,
    open: 'See the booking',
    cancel: 'Cancel the booking',
    confirm: 'Yes, cancel it',
    cancelled: 'Cancelled',
    keep: 'Link to the booking',
    soldOut: /just taken the last room/,
    expired: /time to hold the room has run out/,
    accept: 'I accept the change',
    unknown: 'We cannot find this booking',
    complete: 'Please fill this in.',
  },
}

const guest = { first: 'Елена', last: 'Димитрова', email: 'elena@example.com', phone: '+359 88 123 4567' }

/** Nights far enough ahead that every house sells them and cancelling is still free somewhere. */
function findStay(): { checkin: string; checkout: string } {
  return { checkin: daysFromNow(61), checkout: daysFromNow(64) }
}

/** Goes on with the Tab key alone until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 250; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${target}`)
}

/** The way a visitor acts: by pointing, or by keys. */
type Hands = {
  press: (target: Locator) => Promise<void>
  tick: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
}

function createHands(page: Page, way: 'mouse' | 'keyboard'): Hands {
  if (way === 'mouse') {
    return {
      press: (target) => target.click(),
      tick: (target) => target.check(),
      type: (target, text) => target.fill(text),
    }
  }
  return {
    press: async (target) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    tick: async (target) => {
      await tabTo(page, target)
      await page.keyboard.press('Space')
    },
    type: async (target, text) => {
      await tabTo(page, target)
      await page.keyboard.type(text)
    },
  }
}

async function openHotel(page: Page, say: Words, hands: Hands): Promise<void> {
  const { checkin, checkout } = findStay()
  await page.goto(`${say.path}/hotels?checkin=${checkin}&checkout=${checkout}`, { waitUntil: 'networkidle' })
  await hands.press(page.locator('main article h2 a').first())
  await page.waitForURL(/\/hotels\/[a-z-]+\/\d+\?checkin=/)
  await expect(page.getByRole('button', { name: say.choose }).first()).toBeVisible()
}

/** The buttons of offers that are paid at the property; paying by card is walked in pay.spec.ts. */
function payAtProperty(page: Page, say: Words): Locator {
  return page.locator('li').filter({ hasText: say.atProperty }).getByRole('button', { name: say.choose })
}

function holderField(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).first()
}

for (const [way, usual] of [
  ['mouse', 'bg'],
  ['keyboard', 'en'],
] as const) {
  for (const language of walkedIn(usual)) {
    test(`a stay is booked and cancelled in ${language} by ${way}`, async ({ page }) => {
      const complaints = listen(page)
      const say = words[language]
      const hands = createHands(page, way)
      // The page is the same however it is reached: one way of the two is enough for the long look.
      const look = way === 'mouse' ? expectAccessible : async () => {}
      await openHotel(page, say, hands)
      await look(page)

      // The receipt opens beside the price, holds the total, closes by Escape and gives the focus back.
      const why = page.getByRole('button', { name: say.why }).first()
      await hands.press(why)
      const receipt = page.getByRole('dialog').filter({ has: page.locator('dl') })
      await expect(receipt).toBeVisible()
      await look(page)
      await page.keyboard.press('Escape')
      await expect(receipt).toBeHidden()
      await expect(why).toBeFocused()

      await hands.press(payAtProperty(page, say).first())
      await page.waitForURL(/\/checkout\/[\w-]+$/)
      await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/)
      await look(page)

      // Going on with gaps leads to the first of them.
      await hands.press(page.getByRole('button', { name: say.toOrder }))
      await expect(holderField(page, say.fields.first)).toBeFocused()
      await expect(page.getByText(say.complete).first()).toBeVisible()
      await look(page)
      await hands.type(holderField(page, say.fields.first), guest.first)
      await hands.type(holderField(page, say.fields.last), guest.last)
      await hands.type(holderField(page, say.fields.email), guest.email)
      await hands.type(holderField(page, say.fields.phone), guest.phone)
      await expect(page.getByLabel(say.fields.first, { exact: true }).nth(1)).toHaveValue(guest.first)
      await hands.press(page.getByRole('button', { name: say.toOrder }))
      await page.waitForURL(/\?step=order$/)

      // Ordering without the terms moves to them and says why.
      const order = page.getByRole('button', { name: say.order })
      const terms = page.getByRole('checkbox', { name: say.terms })
      await expect(order).toBeVisible()
      await expect(terms).not.toBeChecked()
      await look(page)
      await hands.press(order)
      await expect(terms).toBeFocused()
      await expect(page.getByText(say.termsMissing)).toBeVisible()
      await hands.tick(terms)
      await hands.press(order)

      await page.waitForURL(/\/done$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.done)
      await expect(page.getByLabel(say.keep)).toHaveValue(/\/booking\/[A-Z0-9]{8}\?key=/)
      await look(page)
      await page.reload({ waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.done)

      await hands.press(page.getByRole('link', { name: say.open }))
      await page.waitForURL(/\/booking\/[A-Z0-9]{8}\?key=/)
      const cancel = page.getByRole('button', { name: say.cancel })
      await expect(cancel).toBeVisible()
      await look(page)
      await hands.press(cancel)
      const confirm = page.getByRole('button', { name: say.confirm })
      await expect(confirm).toBeVisible()
      await look(page)
      await hands.press(confirm)
      await expect(page.getByText(say.cancelled, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(cancel).toBeHidden()
      await look(page)
      expect(complaints).toEqual([])
    })
  }
}

/** Holds the first room that nobody else was faster to take, at one of the first hotels of the results. */
async function holdAnyRoom(page: Page): Promise<{ id: string }> {
  const { checkin, checkout } = findStay()
  const search = await (await page.request.get(`/api/v1/search/?checkin=${checkin}&checkout=${checkout}`)).json()
  for (const hotel of search.results) {
    const { offers } = await (
      await page.request.post('/api/v1/generate_hotel_offers/', {
        data: { hotel_id: hotel.id, checkin, checkout, rooms: [{ adults: 2, children_ages: [] }] },
      })
    ).json()
    for (const offer of offers) {
      if (offer.payment_type !== 'property') continue
      const held = await page.request.post('/api/v1/checkout_sessions/', {
        data: { offer_id: offer.offer_id, language: 'bg' },
        headers: { 'accept-language': 'bg' },
      })
      if (held.status() === 201) return held.json()
    }
  }
  throw new Error('No hotel has a free room')
}

/** A checkout whose guests are filled in already, opened at its first step or where `query` says. */
async function openFilledCheckout(page: Page, query = ''): Promise<string> {
  const session = await holdAnyRoom(page)
  await page.request.patch(`/api/v1/checkout_sessions/${session.id}/`, {
    data: {
      holder: { first_name: guest.first, last_name: guest.last, email: guest.email, phone: guest.phone },
      guests: [{ room: 1, first_name: guest.first, last_name: guest.last }],
    },
  })
  await page.goto(`/checkout/${session.id}${query}`, { waitUntil: 'networkidle' })
  return session.id
}

test('rooms that were sold meanwhile are said to be, and what is left is shown', async ({ page }) => {
  const complaints = listen(page, /409/)
  const { checkin, checkout } = findStay()
  const search = await (await page.request.get(`/api/v1/search/?checkin=${checkin}&checkout=${checkout}`)).json()
  const hotel = search.results.at(-1)
  await page.goto(`${hotel.url}?checkin=${checkin}&checkout=${checkout}`, { waitUntil: 'networkidle' })
  const choose = page.getByRole('button', { name: words.bg.choose })
  const before = await choose.count()

  const { offers } = await (
    await page.request.post('/api/v1/generate_hotel_offers/', {
      headers: { 'accept-language': 'bg' },
      data: { hotel_id: hotel.id, checkin, checkout, rooms: [{ adults: 2, children_ages: [] }] },
    })
  ).json()
  for (let buyer = 0; buyer < 60; buyer += 1) {
    const held = await page.request.post('/api/v1/checkout_sessions/', { data: { offer_id: offers[0].offer_id } })
    if (held.status() === 409) break
  }

  // The page begins with the cheapest room, the API with the first of the hotel's.
  const sold = choose.filter({ hasText: `: ${offers[0].rooms[0].name},` })
  const gone = await sold.count()
  await sold.first().click()
  if (before > gone) {
    await expect(page.getByText(words.bg.soldOut)).toBeVisible()
    await expect(choose).not.toHaveCount(before)
  } else {
    await expect(page.locator('#rooms').getByRole('heading', { level: 3 })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('a changed price is shown old against new and asks for its own consent', async ({ page }) => {
  const complaints = listen(page)
  await page.route('**/api/v1/payment/pre_checkout/', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const old = (Number(body.total.value) - 4.8).toFixed(2)
    await route.fulfill({ json: { ...body, changes: [{ field: 'total', old, new: body.total.value }] } })
  })
  await openFilledCheckout(page, '?step=order')
  const order = page.getByRole('button', { name: words.bg.order })
  const accept = page.getByRole('checkbox', { name: words.bg.accept })
  await page.getByRole('checkbox', { name: words.bg.terms }).check()
  await order.click()
  await expect(accept).toBeFocused()
  await expectAccessible(page)
  await accept.check()
  await order.click()
  await page.waitForURL(/\/done$/)
  expect(complaints).toEqual([])
})

test('pressing the order button twice makes one booking', async ({ page }) => {
  const complaints = listen(page)
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/bookings/')) {
      orders.push(request.headers()['idempotency-key'] ?? '')
    }
  })
  const id = await openFilledCheckout(page, '?step=order')
  await page.getByRole('checkbox', { name: words.bg.terms }).check()
  await page.getByRole('button', { name: words.bg.order }).dblclick()
  await page.waitForURL(/\/done$/)
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatch(/^[0-9a-f]{32}$/)
  // The way back leads to the booking that was made, not to a second order.
  await page.goto(`/checkout/${id}?step=order`)
  await page.waitForURL(/\/done$/)
  expect(complaints).toEqual([])
})

test('an order that got no answer is repeated under the same key', async ({ page }) => {
  const complaints = listen(page, /Failed to load resource|ERR_/)
  const keys: string[] = []
  let lost = false
  await page.route('**/api/v1/bookings/', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (lost) return route.continue()
    lost = true
    // The order reaches the server, its answer never comes back.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await openFilledCheckout(page, '?step=order')
  await page.getByRole('checkbox', { name: words.bg.terms }).check()
  const order = page.getByRole('button', { name: words.bg.order })
  await order.click()
  await expect(page.getByText('няма да поръчате два пъти')).toBeVisible()
  await order.click()
  await page.waitForURL(/\/done$/)
  expect(new Set(keys).size).toBe(1)
  expect(complaints).toEqual([])
})

test('a hold that ran out leads back to the same hotel and dates', async ({ page }) => {
  const complaints = listen(page)
  await page.route('**/api/v1/checkout_sessions/*/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), state: 'expired', seconds_left: 0 } })
  })
  await openFilledCheckout(page)
  await expect(page.getByRole('heading', { name: words.bg.expired })).toBeVisible()
  await expectAccessible(page)
  const { checkin } = findStay()
  await page.getByRole('link', { name: 'Обратно към хотела' }).click()
  await page.waitForURL(new RegExp(`/hotels/[a-z-]+/\\d+\\?checkin=${checkin}`))
  expect(complaints).toEqual([])
})

test('a wrong key is met calmly, and number and address have the link sent again', async ({ page }) => {
  const complaints = listen(page, /404/)
  await openFilledCheckout(page, '?step=order')
  await page.getByRole('checkbox', { name: words.bg.terms }).check()
  await page.getByRole('button', { name: words.bg.order }).click()
  await page.waitForURL(/\/done$/)
  const link = await page.getByLabel(words.bg.keep).inputValue()
  const { pathname } = new URL(link)
  await page.goto(`${pathname}?key=wrong`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: words.bg.unknown })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Номер на резервацията')).toHaveValue(pathname.split('/').at(-1) ?? '')
  await page.goto(link)
  await expect(page.getByRole('button', { name: words.bg.cancel })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the hotel page works before JavaScript does', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'bg-BG' })
  const page = await context.newPage()
  const { checkin, checkout } = findStay()
  const search = await (await page.request.get(`/api/v1/search/?checkin=${checkin}&checkout=${checkout}`)).json()
  const hotel = search.results[0]
  await page.goto(hotel.url)
  await page.locator('input[name=checkin]').fill(checkin)
  await page.locator('input[name=checkout]').fill(checkout)
  await page.getByRole('button', { name: 'Покажете цените' }).click()
  await page.waitForURL(/checkin=/)
  await expect(page.getByRole('button', { name: words.bg.choose }).first()).toBeVisible()
  await context.close()
})

test('another spelling of the country goes for good to the one that counts', async ({ page }) => {
  const { results } = await (await page.request.get('/api/v1/hotels/?page_size=1')).json()
  const [hotel] = results
  const answer = await page.request.get(`/en/hotels/ELSEWHERE/${hotel.id}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/en${hotel.url}`)
  expect((await page.request.get('/hotels/bulgaria/2147483000')).status()).toBe(404)
})
