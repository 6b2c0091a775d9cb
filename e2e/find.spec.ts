import { expect, type Locator, type Page } from '@playwright/test'
import { chooseMode } from './appearance.ts'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { wakeDates } from './wake.ts'
import { walkedIn } from './walked-in.ts'

/** What the walk reads on the page, in each language. */
const sites = {
  bg: {
    home: '/',
    typed: 'варна',
    place: 'Варна',
    where: 'Къде',
    dates: /^Настаняване/,
    nextMonth: 'Следващ месец',
    done: 'Готово',
    guests: /^Гости/,
    moreChildren: 'С едно повече: Деца',
    age: 'Възраст на дете 1',
    search: 'Търсене',
    freeCancellation: 'Безплатна отмяна',
    removeFilter: 'Премахване на филтъра Безплатна отмяна',
    sort: 'Подреждане',
    clearPlace: 'Изчистване на мястото',
    nextPage: 'Следваща',
  },
  en: {
    home: '/en',
    typed: 'varna',
    place: 'Varna',
    where: 'Where',
    dates: /^Check-in/,
    nextMonth: 'Next month',
    done: 'Done',
    guests: /^Guests/,
    moreChildren: 'One more: Children',
    age: 'Age of child 1',
    search: 'Search',
    freeCancellation: 'Free cancellation',
    removeFilter: 'Remove the filter Free cancellation',
    sort: 'Sort by',
    clearPlace: 'Clear the place',
    nextPage: 'Next',
  },
} as const

for (const language of walkedIn('bg')) {
  const site = sites[language]

  test(`a stay is found by mouse (${language})`, async ({ page }) => {
    const complaints = listen(page)
    await page.goto(site.home)
    await page.getByRole('combobox', { name: site.where }).fill(site.typed)
    await page.getByRole('option', { name: site.place }).first().click()
    await expect(page.getByRole('combobox', { name: site.where })).toHaveValue(site.place)

    await page.getByRole('button', { name: site.dates }).click()
    await page.getByRole('button', { name: site.nextMonth }).click()
    await day(page, 10).click()
    await day(page, 13).click()
    await page.getByRole('button', { name: site.done }).click()

    await page.getByRole('button', { name: site.guests }).click()
    await page.getByRole('button', { name: site.moreChildren }).click()
    await page.getByLabel(site.age).selectOption('7')
    await page.getByRole('button', { name: site.done }).click()
    await page.getByRole('button', { name: site.search, exact: true }).click()

    await expect(page).toHaveURL(/\/hotels\?destination=\d+&checkin=[\d-]{10}&checkout=[\d-]{10}&rooms=2-7$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${site.place}: \\d+`))
    await expect(page).toHaveTitle(new RegExp(`^${site.place}: \\d+`))

    await page.getByRole('checkbox', { name: site.freeCancellation }).check()
    await expect(page).toHaveURL(/free_cancellation=true/)
    await page.getByRole('combobox', { name: site.sort }).selectOption('price')
    await expect(page).toHaveURL(/sort=price/)
    await page.getByRole('link', { name: site.removeFilter }).click()
    await expect(page).not.toHaveURL(/free_cancellation/)
    await expect(page.getByRole('checkbox', { name: site.freeCancellation })).not.toBeChecked()
    await expect(page).toHaveURL(/sort=price/)
    expect(complaints).toEqual([])
  })
}

for (const language of walkedIn('en')) {
  const site = sites[language]

  test(`a stay is found by keyboard alone (${language})`, async ({ page }) => {
    const complaints = listen(page)
    await page.goto(site.home)
    await wakeDates(page)
    await tabTo(page, page.getByRole('combobox', { name: site.where }))
    await page.keyboard.type(site.typed)
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(site.place)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    await tabTo(page, page.getByRole('button', { name: site.dates }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid').first()).toBeVisible()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    for (let night = 0; night < 3; night += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: site.done }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid')).toHaveCount(0)

    await tabTo(page, page.getByRole('button', { name: site.guests }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: site.moreChildren }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel(site.age))
    await page.keyboard.press('5')
    await tabTo(page, page.getByRole('button', { name: site.done }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: site.search, exact: true }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/checkin=[\d-]{10}&checkout=[\d-]{10}&rooms=2-5$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${site.place}: \\d+`))
    const box = page.getByRole('checkbox', { name: site.freeCancellation })
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/free_cancellation=true/)
    await expect(box).toBeFocused()
    expect(complaints).toEqual([])
  })

  test(`the next page and the way back keep the reader's place (${language})`, async ({ page }) => {
    const complaints = listen(page)
    await page.goto(language === 'bg' ? '/hotels' : '/en/hotels')
    const heading = page.getByRole('heading', { level: 1 })
    const first = await page.locator('main article h2').first().textContent()
    const next = page.getByRole('link', { name: site.nextPage })
    await next.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(1000)
    await next.click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(page.locator('main article h2').first()).not.toHaveText(first ?? '')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(300)
    await page.goBack()
    await expect(page.locator('main article h2').first()).toHaveText(first ?? '')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200)
    await expect(heading).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('the search in the header opens, changes the search and closes', async ({ page }) => {
  const site = sites.bg
  await page.goto('/hotels?q=varna')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Варна: \d+/)
  await wakeDates(page)
  const pill = page.getByRole('banner').locator('summary')
  await pill.click()
  await expect(page.getByRole('combobox', { name: site.where })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: site.where })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: site.where })).toBeHidden()
  await expect(pill).toBeFocused()
  // What is pressed is what opens: the dates, the guests.
  for (const [part, name] of [
    ['Без дати', 'Дати на престоя'],
    ['2 възрастни', 'Гости и стаи'],
  ] as const) {
    await pill.getByText(part).click()
    const panel = page.getByRole('dialog', { name })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(pill).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: site.clearPlace }).click()
  await page.getByRole('button', { name: site.search, exact: true }).click()
  await expect(page).toHaveURL(/\/hotels$/)
  await expect(page.getByRole('combobox', { name: site.where })).toBeHidden()
})

test('the age of a child is asked before a search is sent', async ({ page }) => {
  const site = sites.bg
  await page.goto('/')
  await wakeDates(page)
  await page.getByRole('button', { name: site.guests }).click()
  await page.getByRole('button', { name: site.moreChildren }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: site.search, exact: true }).click()
  const age = page.getByLabel(site.age)
  await expect(age).toBeFocused()
  await expect(age).toHaveAttribute('aria-invalid', 'true')
  await expect(age).toHaveCSS('background-image', /gradient/)
  await expect(page).toHaveURL(/\/$/)
  // However many rooms there are, the panel leaves its field free and keeps its way out in sight.
  const panel = page.getByRole('dialog')
  for (let rooms = 1; rooms < 8; rooms++) await panel.getByRole('button', { name: 'Добавяне на стая' }).click()
  await expect(panel.getByRole('button', { name: 'Готово' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: site.guests }).click({ trial: true })
})

test('dates that are over are told above the hotels of the place, and others are chosen at once', async ({ page }) => {
  await page.goto('/hotels?q=varna&checkin=2020-06-11&checkout=2020-06-15')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Варна: [1-9]/)
  const main = page.getByRole('main')
  await expect(main.getByText(/11\s–.*15\sюни\s2020 не може да се търси/)).toBeVisible()
  await expect(main.getByText('Тази дата е отминала.')).toBeVisible()
  await expect(page.locator('header summary').first()).toContainText(/Варна.*Без дати/)
  await expect(main.getByRole('article').first().getByRole('link').first()).not.toHaveAttribute('href', /2020/)
  await main.getByRole('button', { name: 'Изберете дати' }).click()
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()
})

test('a place that nobody knows is told plainly, with ways on', async ({ page }) => {
  await page.goto('/hotels?destination=99999999')
  await expect(page.getByRole('heading', { name: 'Не познаваме това място' })).toBeVisible()
  await expect(page.getByText('заето')).toHaveCount(0)
  const [checkin, checkout] = [60, 63].map(daysFromNow)
  await page.goto(`/en/hotels?destination=99999999&checkin=${checkin}&checkout=${checkout}&q=Varna`)
  await expect(page.getByRole('heading', { name: 'We do not know this place' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All hotels on these dates' })).toHaveAttribute(
    'href',
    new RegExp(`checkin=${checkin}`),
  )
  // So is a part of the map that is none.
  await page.goto('/hotels?bbox=1,2,3')
  await expect(page.getByRole('heading', { name: 'Областта от картата не се разчита' })).toBeVisible()
  await expect(page.getByText('запад', { exact: false })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Покажете всички' })).toHaveAttribute('href', '/hotels')
  await page.goto('/en/hotels?destination=99999999&q=Varna')
  await page.getByRole('link', { name: 'Search for “Varna”' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Varna: \d+/)
})

test('without dates nothing is said of dates', async ({ page }) => {
  await page.goto('/hotels?lat=-30&lon=-30&radius=5')
  await expect(page.getByRole('heading', { name: 'Няма хотели за това търсене' })).toBeVisible()
  await expect(page.getByText('Тук все още нямаме места за настаняване', { exact: false })).toBeVisible()
  await expect(page.getByText('За тези дати', { exact: false })).toHaveCount(0)
})

test('more guests than a room takes are led to more rooms', async ({ page }) => {
  const [checkin, checkout] = [120, 122].map(daysFromNow)
  await page.goto(`/hotels?destination=55&checkin=${checkin}&checkout=${checkout}&rooms=8`)
  await expect(page.getByText('Толкова гости в една стая', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '8 възрастни, 3 стаи' }).click()
  await expect(page).toHaveURL(/rooms=3(;|%3B)3(;|%3B)2/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a search that fails says so and can be tried again', async ({ page }) => {
  await page.goto('/')
  await wakeDates(page)
  let broken = true
  await page.route('**/api/v1/search/**', (route) => (broken ? route.abort() : route.continue()))
  // Nor does the list of places say that it searches while there is no connection; with it they come by themselves.
  await page.context().setOffline(true)
  await page.getByRole('combobox', { name: 'Къде' }).fill('варна')
  await expect(page.getByText('Предложенията ще се появят, щом се върне.', { exact: false })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('option', { name: /^Варна/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Търсенето не успя')
  broken = false
  await page.getByRole('button', { name: 'Нов опит' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Варна: \d+/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form, and so are the filters', async ({ page }) => {
    const soon = daysFromNow(40)
    const later = daysFromNow(43)
    await page.goto('/')
    await page.locator('input[name=q]').fill('varna')
    await page.locator('input[name=checkin]').fill(soon)
    await page.locator('input[name=checkout]').fill(later)
    await page.locator('select[name=rooms]').selectOption('1')
    await page.getByRole('button', { name: 'Търсене' }).click()
    await expect(page).toHaveURL(new RegExp(`/hotels\\?q=varna&checkin=${soon}&checkout=${later}&rooms=1$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Варна: \d+/)

    await page.getByRole('checkbox', { name: 'Безплатна отмяна' }).check()
    await page.getByRole('button', { name: 'Прилагане на филтрите' }).click()
    await expect(page).toHaveURL(/free_cancellation=true/)
    await expect(page.getByRole('checkbox', { name: 'Безплатна отмяна' })).toBeChecked()
    await page.getByRole('link', { name: 'Премахване на филтъра Безплатна отмяна' }).click()
    await expect(page).not.toHaveURL(/free_cancellation/)
  })
})

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in the ${mode}`, () => {
    test('axe finds nothing where nothing is found', async ({ page }) => {
      await chooseMode(page, mode)
      await page.goto('/hotels?q=varna&stars=5&kind=hut')
      await wakeDates(page)
      await expectAccessible(page)
    })
  })
}

test('axe finds nothing in what opens above the search', async ({ page }) => {
  const site = sites.bg
  await page.goto('/')
  await wakeDates(page)
  const check = async () => {
    await expectAccessible(page, { within: 'search' })
  }
  await page.getByRole('combobox', { name: site.where }).fill('соз')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await check()
  await page.getByRole('button', { name: site.dates }).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: site.guests }).click()
  await page.getByRole('button', { name: site.moreChildren }).click()
  await check()
})

/** A day of the first month in view. */
function day(page: Page, number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`(^|\\s)${number} \\p{L}+ 20\\d\\d`, 'u') }).first()
}

/** Goes forward by Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The element cannot be reached by Tab')
}
