import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { dayOfMonth, daysFromNow } from './days.ts'
import { test } from './test.ts'
import { wake, wakeDates } from './wake.ts'

/** A house of the demo in Sozopol. */
const house = '/hotels/bulgaria/6'

test('the calendar says what days cost and by which rules, to eyes and ears', async ({ page }) => {
  const complaints = listen(page)
  await page.goto(house)
  await openDates(page)
  await expect(page.getByRole('grid')).toHaveCount(2)
  await page.getByRole('button', { name: 'Следващ месец' }).click()
  const priced = page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /от [\d\s]+ € на нощувка/ })
  await expect(priced.first()).toBeVisible()
  await expect(page.getByText('В зелено – най-ниските за месеца', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /сред най-ниските за месеца/ }).first()).toBeVisible()
  await expectAccessible(page, { within: '[popover]' })

  const arrival = page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /^(?=.*€)(?!.*най-малко)/ })
    .first()
  await arrival.click()
  await expect(page.getByText('А сега – деня на напускане')).toBeVisible()
  await page.getByRole('grid').first().getByRole('button', { disabled: false }).last().click()
  await expect(page.getByRole('dialog', { name: 'Дати на престоя' }).getByText(/^\d+\sнощувк/)).toBeVisible()
  await page.getByRole('button', { name: 'Изчистване' }).click()
  await expect(page.getByText('Изберете деня на настаняване')).toBeVisible()
  expect(complaints).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'awake' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('without dates each room says from what price it can be had, for whom and until when, and leads to the dates', async ({
      page,
    }) => {
      const complaints = listen(page)
      const id = house.split('/').at(-1)
      const { rooms } = await (await page.request.get(`/api/v1/hotels/${id}/?lang=bg`)).json()
      const prices = await (await page.request.get(`/api/v1/hotels/${id}/room_prices/`)).json()
      await page.goto(house)
      const shown = page.locator('#rooms article')
      await expect(shown).toHaveCount(rooms.length)
      for (const [index, { room_type }] of rooms.entries()) {
        const known = prices.rooms.find((room: { room_type: string }) => room.room_type === room_type)
        if (!known) continue
        const { adults, price, local_fees: fees } = known
        const sum = (Number(price.value) + Number(fees)).toFixed(2).replace('.', ',').replace(/,00$/, '')
        await expect(shown.nth(index)).toContainText(new RegExp(`от\\s*${sum}(,00)?\\s€`))
        await expect(shown.nth(index)).toContainText(
          new RegExp(`на нощувка за ${adults}\\sвъзраст.*най-ниската цена между .*${Number(prices.until.slice(8))}\\s`),
        )
      }
      const choose = shown.first().getByRole('link', { name: 'Изберете дати' })
      if (javaScriptEnabled) {
        await wakeDates(page)
        await wake(choose)
      }
      await choose.click()
      if (javaScriptEnabled) {
        await expect(page.getByRole('dialog', { name: 'Дати на престоя' })).toBeVisible()
        await expect(page.getByRole('grid')).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(page.locator('#rooms [aria-haspopup=dialog]').first()).toBeFocused()
      } else {
        await expect(page).toHaveURL(/#stay$/)
        await expect(page.locator('#stay input[name=checkin]')).toBeInViewport()
      }
      expect(complaints).toEqual([])
    })
  })
}

test('a stay is chosen by keyboard alone', async ({ page }) => {
  const complaints = listen(page)
  await page.goto(house)
  await openDates(page, 'keyboard')
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /€ на нощувка/ }).first()).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('А сега – деня на напускане')).toBeVisible()
  // Halfway, Escape takes the arrival back and leaves the calendar open.
  await page.keyboard.press('Escape')
  await expect(page.getByText('Изберете деня на настаняване')).toBeVisible()
  await page.keyboard.press('Enter')
  for (let day = 0; day < 6; day += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(7)
  await page.keyboard.press('End')
  await expect(page.locator('[data-day]:focus')).toHaveAccessibleName(/^неделя/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.locator('#rooms input[name=checkin]')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  expect(complaints).toEqual([])
})

test('the calendar is whole wherever its field stood', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(house)
  await wakeDates(page)
  const field = page.getByRole('button', { name: /^Настаняване/ })
  await field.evaluate((button) =>
    window.scrollBy({ top: button.getBoundingClientRect().top - 450, behavior: 'instant' }),
  )
  await field.click()
  await expect(page.getByRole('button', { name: /€ на нощувка/ }).first()).toBeVisible()
  const hidden = (panel: Element) => panel.scrollHeight - panel.clientHeight
  await expect.poll(() => page.getByRole('dialog', { name: 'Дати на престоя' }).evaluate(hidden)).toBe(0)
})

test('the calendar of one month keeps all its days and its end in sight, with a sum beside the dates', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 700 })
  await page.goto(`${house}?checkin=${daysFromNow(45)}&checkout=${daysFromNow(48)}`)
  await openDates(page)
  const dialog = page.getByRole('dialog', { name: 'Дати на престоя' })
  await expect(dialog.getByText(/^общо от /)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Готово' })).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
})

test('in the search bar the prices of the chosen place stand under the days', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Къде' }).fill('созопол')
  await page.getByRole('option', { name: 'Созопол' }).first().click()
  await openDates(page)
  await expect(page.getByText('Най-ниска цена за нощувка тук', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /от [\d\s]+ € на нощувка/ }).first()).toBeVisible()
})

test('in a whole region too nights have prices, and a country too large for them leads to its parts', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Къде' }).fill('област бургас')
  await page
    .getByRole('option', { name: /^област Бургас/i })
    .first()
    .click()
  await openDates(page)
  await expect(page.getByRole('button', { name: /от [\d\s]+ € на нощувка/ }).first()).toBeVisible()

  const dates = `checkin=${daysFromNow(60)}&checkout=${daysFromNow(63)}`
  const dialog = page.getByRole('dialog', { name: 'Гъвкави дати' })
  const openFlexible = async (rooms: string) => {
    await page.goto(`/hotels?q=${encodeURIComponent('България')}&${dates}&rooms=${rooms}`)
    await wakeDates(page)
    await page.getByRole('button', { name: 'Гъвкави дати' }).click()
  }
  await openFlexible('2')
  await expect(dialog.getByRole('link', { name: /€$/ }).first()).toBeVisible()
  await openFlexible('2;2;2')
  await expect(dialog.getByText('Мястото е твърде голямо', { exact: false })).toBeVisible()
  await dialog.getByRole('link', { name: 'Област Бургас' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Област Бургас: [1-9]/)
  await expect(page).toHaveURL(new RegExp(dates))
})

test('on a phone the calendar is all there is, one month, and can be left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(house)
  await openDates(page)
  await expect(page.getByRole('grid')).toHaveCount(1)
  const sheet = await page.getByRole('dialog', { name: 'Дати на престоя' }).boundingBox()
  // But for the bar that scrolls the page behind it.
  expect(sheet).toMatchObject({ x: 0, y: 0, height: 780 })
  expect(sheet?.width).toBeGreaterThan(340)
  await page.getByRole('button', { name: 'Следващ месец' }).click()
  await chooseDays(page)
  await page.getByRole('button', { name: 'Затваряне на календара' }).click()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page).toHaveURL(/\?checkin=[\d-]+&checkout=[\d-]+$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('an arrival alone is nothing done: the button says so and what is missing', async ({ page }) => {
    await page.goto('/')
    await openDates(page)
    const [arrival, leaving] = [dayOfMonth(1, 10), dayOfMonth(1, 12)]
    await page.getByRole('button', { name: 'Следващ месец' }).tap()
    await dayButton(page, arrival).tap()
    const done = page.getByRole('button', { name: 'Готово' })
    await expect(done).toBeDisabled()
    await expect(done).toHaveAccessibleDescription(/^10\s[а-я]+ – … А сега – деня на напускане$/)
    await expect(page.getByText('А сега – деня на напускане')).toBeInViewport()
    await expectAccessible(page, { within: '[popover]' })
    await done.tap({ force: true })
    await expect(page.getByRole('grid')).toHaveCount(1)
    await dayButton(page, leaving).tap()
    await expect(page.getByText(/^2\sнощувки, 10.*12\s/)).toBeVisible()
    await done.tap()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(page.locator('input[name=checkin]')).toHaveValue(arrival)
    await expect(page.locator('input[name=checkout]')).toHaveValue(leaving)
  })

  test('a swipe turns the month, not before today, and chooses nothing; what goes up or down scrolls', async ({
    page,
  }) => {
    const complaints = listen(page)
    await page.goto('/')
    await openDates(page)
    const shown = page.getByRole('dialog', { name: 'Дати на престоя' }).getByRole('heading')
    const first = await shown.textContent()
    await swipe(page, { x: 280, y: 330 }, { x: 100, y: 350 })
    await expect(shown).not.toHaveText(first ?? '')
    const second = await shown.textContent()
    await expect(page.locator('[data-day]:focus')).toHaveCount(1)
    await swipe(page, { x: 200, y: 350 }, { x: 170, y: 350 })
    await swipe(page, { x: 200, y: 450 }, { x: 100, y: 250 })
    await expect(shown).toHaveText(second ?? '')
    await swipe(page, { x: 100, y: 350 }, { x: 280, y: 330 })
    await expect(shown).toHaveText(first ?? '')
    await swipe(page, { x: 100, y: 350 }, { x: 280, y: 330 })
    await expect(shown).toHaveText(first ?? '')
    await expect(page.getByText('Изберете деня на настаняване')).toBeVisible()
    expect(complaints).toEqual([])
  })
})

for (const [where, path] of [
  ['the home page', '/'],
  ['the results', `/hotels?q=varna&checkin=${dayOfMonth(2, 25)}&checkout=${dayOfMonth(2, 28)}`],
  ["a hotel's page", `${house}?checkin=${dayOfMonth(2, 25)}&checkout=${dayOfMonth(2, 28)}`],
] as const) {
  test(`an earlier day is another arrival, and the field follows (${where})`, async ({ page }) => {
    await page.goto(path)
    if (where === 'the results') {
      await wakeDates(page)
      await page.locator('header summary [data-part]').first().click()
    } else await openDates(page)
    const field = page.getByRole('button', { name: /^Настаняване/ })
    if (where === 'the home page') {
      await page.getByRole('button', { name: 'Следващ месец' }).click()
      await page.getByRole('button', { name: 'Следващ месец' }).click()
    }
    await dayButton(page, dayOfMonth(2, 20)).click()
    await expect(field).toHaveText(/\D20\s.*НапусканеИзберете$/)
    await dayButton(page, dayOfMonth(2, 5)).click()
    await expect(page.getByText('А сега – деня на напускане')).toBeVisible()
    await expect(field).toHaveText(/\D5\s.*НапусканеИзберете$/)
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1)
    // By keys as well.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(dayButton(page, dayOfMonth(2, 4))).toHaveAccessibleName(/Настаняване/)
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1)
    await dayButton(page, dayOfMonth(2, 6)).click()
    await expect(page.locator('input[name=checkin]').first()).toHaveValue(dayOfMonth(2, 4))
    await expect(page.locator('input[name=checkout]').first()).toHaveValue(dayOfMonth(2, 6))
  })
}

test('while the departure is sought, earlier days speak as arrivals and those out of reach are plainly grey', async ({
  page,
}) => {
  const rules: Record<string, object> = {
    [dayOfMonth(2, 5)]: { min_stay: 4 },
    [dayOfMonth(2, 6)]: { price: null, available: false },
    [dayOfMonth(2, 7)]: { arrival_allowed: false },
  }
  await page.route('**/api/v1/hotels/*/calendar/**', async (route) => {
    const answer = await (await route.fetch()).json()
    const days = answer.days.map((day: { date: string }) => ({
      ...day,
      price: '40.00',
      available: true,
      min_stay: 1,
      max_stay: null,
      arrival_allowed: true,
      departure_allowed: true,
      ...rules[day.date],
    }))
    await route.fulfill({ json: { ...answer, days } })
  })
  await page.goto(`${house}?checkin=${dayOfMonth(2, 25)}&checkout=${dayOfMonth(2, 28)}`)
  await openDates(page)
  await expect(page.getByRole('button', { name: /€ на нощувка/ }).first()).toBeVisible()
  await dayButton(page, dayOfMonth(2, 20)).click()
  await expect(dayButton(page, dayOfMonth(2, 4))).toHaveAccessibleName(/от 40\s€ на нощувка$/)
  await expect(dayButton(page, dayOfMonth(2, 4))).toBeEnabled()
  await expect(dayButton(page, dayOfMonth(2, 5))).toHaveAccessibleName(
    /€ на нощувка, най-малко 4\sнощувки при настаняване/,
  )
  await expect(dayButton(page, dayOfMonth(2, 5))).toBeEnabled()
  for (const [day, reason] of [
    [6, 'Няма свободни стаи.'],
    [7, 'Тук в този ден не се настаняват гости.'],
  ] as const) {
    await expect(dayButton(page, dayOfMonth(2, day))).toBeDisabled()
    await expect(dayButton(page, dayOfMonth(2, day))).toHaveAccessibleName(new RegExp(reason))
    await expect(dayButton(page, dayOfMonth(2, day))).toHaveCSS('text-decoration-line', 'line-through')
  }

  // Why the days beyond are grey is told before one of them is pressed.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Следващ месец' }).focus()
  await expect(page.getByText(/^Най-много 30\sнощувки наведнъж\./)).toBeVisible()
  const far = dayButton(page, dayOfMonth(3, 24))
  await expect(far).toBeDisabled()
  await expect(far).toHaveAccessibleName(/[^€]+, Най-много 30\sнощувки наведнъж\.$/)
  await expect(far).not.toHaveAccessibleName(/€/)
  await expect(far.locator('small')).toHaveCount(0)
  await expect(far).toHaveCSS('text-decoration-line', 'none')
  await far.click({ force: true })
  await expect(
    page.getByText('А сега – деня на напускане').or(page.getByText(/: Най-много 30\sнощувки наведнъж\.$/)),
  ).toHaveCount(2)
})

test('other dates and guests are asked for as soon as they are chosen, and nothing else can be chosen meanwhile', async ({
  page,
}) => {
  const complaints = listen(page)
  // Late in its month, so that the days which are chosen are others.
  const before = dayOfMonth(2, 25)
  await page.goto(`${house}?checkin=${before}&checkout=${dayOfMonth(2, 28)}`)
  const choose = page.locator('#rooms').getByRole('button', { name: /^Изберете/ })
  const stale = page.locator('#stay').getByText(/^Показаното долу е за .*, 2\sвъзрастни\.$/)
  await expect(choose.first()).toBeVisible()
  await openDates(page)
  await chooseDays(page)
  await expect(stale).toBeVisible()
  const chosen = page.locator('#stay input[name=checkin]')
  const checkin = await chosen.inputValue()
  expect(checkin).not.toBe(before)
  await expect(page.locator('#stay + [inert]')).toHaveCount(1)
  // What they come to is told before they are asked for, and is what the page quotes next, without another question.
  const sum = page.getByRole('dialog', { name: 'Дати на престоя' }).getByText(/^общо от /)
  await expect(sum).toBeVisible()
  const told = ((await sum.textContent()) ?? '').replace('общо от ', '')
  let questions = 0
  page.on('request', (request) => {
    if (request.url().includes('generate_hotel_offers')) questions += 1
  })
  await choose.first().focus()
  await expect(choose.first()).not.toBeFocused()
  // A press beside the calendar closes it.
  await page.mouse.click(8, 300)
  await expect(page).toHaveURL(new RegExp(`checkin=${checkin}&checkout=[\\d-]+$`))
  await expect(page.getByRole('button', { name: /^Настаняване/ })).toBeFocused()
  await expect(chosen).toHaveValue(checkin)
  await expect(stale).toBeHidden()
  await expect(page.locator('#stay + [inert]')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Вашият престой' })).toContainText(told)
  expect(questions).toBe(0)

  const guests = page.getByRole('button', { name: /^Гости/ })
  // By keys: what stands around it may still be growing.
  await guests.press('Enter')
  await page.getByRole('button', { name: 'С едно повече: Деца' }).press('Enter')
  // Without the age it is not done, nothing can be asked for, nor chosen.
  await page.getByRole('button', { name: 'Готово' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Възраст на дете 1' })).toBeFocused()
  await expect(page.getByText('Посочете възрастта')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guests).toHaveText(/2\sвъзрастни, 1\sдете/)
  await expect(page.locator('#stay').getByText('Цените идват, щом кажете възрастта на всяко дете.')).toBeVisible()
  await expect(page.locator('#stay-panel')).toHaveAttribute('inert')
  await expectAccessible(page, { within: '#rooms' })
  const update = page.getByRole('button', { name: 'Обновете цените' })
  await update.press('Enter')
  await page.getByRole('combobox', { name: 'Възраст на дете 1' }).selectOption('4')
  await page.getByRole('button', { name: 'Готово' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`checkin=${checkin}&.*rooms=2-4$`))
  await expect(update).toBeFocused()
  await expect(page.locator('#rooms header')).toContainText(/2\sвъзрастни и 1\sдете/)
  await expect(page.locator('#stay + [inert]')).toHaveCount(0)
  await page.goBack()
  await expect(guests).toHaveText(/2\sвъзрастни/)
  await expect(chosen).toHaveValue(checkin)
  expect(complaints).toEqual([])
})

test('other dates are a press away at a hotel', async ({ page }) => {
  const complaints = listen(page)
  const checkin = daysFromNow(60)
  await page.goto(`${house}?checkin=${checkin}&checkout=${daysFromNow(63)}`)
  await wakeDates(page)
  await page.getByRole('button', { name: 'Гъвкави дати' }).click()
  const dialog = page.getByRole('dialog', { name: 'Гъвкави дати' })
  await expect(dialog.getByRole('table')).toBeVisible()
  await expect(dialog.getByRole('columnheader')).toHaveCount(8)
  await expect(dialog.getByRole('columnheader', { name: 'Настаняване' })).toBeVisible()
  await expect(dialog.getByRole('cell', { name: 'Напускане' })).toBeVisible()
  await expect(dialog.getByText('с местните такси и офертите за няколко нощувки, EUR.')).toBeVisible()
  // The legend says by its sum which cell is marked.
  const lowest = dialog.getByRole('link', { name: /най-ниска цена на нощувка/ })
  await expect(lowest).toHaveCount(1)
  const [, nights, sum] = /, (\d+\sнощувк[аи]): ([^,]+)/.exec((await lowest.getAttribute('aria-label')) ?? '') ?? []
  await expect(
    dialog.getByRole('listitem').filter({ hasText: `Най-ниската цена на нощувка: ${nights} за ${sum}` }),
  ).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  const other = dialog.getByRole('link', { name: /€$/ }).first()
  const address = await other.getAttribute('href')
  await other.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === address)

  await page.getByRole('button', { name: 'Гъвкави дати' }).click()
  await page.getByRole('tab', { name: 'Най-изгодна седмица' }).click()
  await expect(page.getByText(/^Най-изгодно: /)).toBeVisible()
  await page.getByRole('combobox', { name: 'Нощувки' }).selectOption('3')
  await expect(
    page.getByRole('list', { name: 'Цена според деня на настаняване' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Показване' }).click()
  await expect(page).toHaveURL(/checkin=.*checkout=/)
  expect(complaints).toEqual([])
})

async function openDates(page: Page, by: 'mouse' | 'keyboard' = 'mouse'): Promise<void> {
  const button: Locator = page.getByRole('button', { name: /^Настаняване/ })
  await wakeDates(page)
  if (by === 'mouse') return button.click()
  await button.focus()
  await page.keyboard.press('Enter')
}

/** An arrival in the middle of the month on screen, and the third day one may leave on after it. */
async function chooseDays(page: Page): Promise<void> {
  const days = page.getByRole('grid').first().getByRole('button', { disabled: false })
  await expect(page.getByRole('button', { name: /€ на нощувка/ }).first()).toBeVisible()
  await days.nth(9).click()
  await expect(page.getByText('А сега – деня на напускане')).toBeVisible()
  await days.nth(12).click()
}

function dayButton(page: Page, day: string): Locator {
  return page.locator(`[data-day="${day}"]`)
}

/** A finger that goes from one point to another and is lifted. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }])
  }
  await touch('touchEnd', [])
  await device.detach()
}
