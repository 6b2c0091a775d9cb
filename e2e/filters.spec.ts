import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { wake, wakeDates } from './wake.ts'

const search = `q=${encodeURIComponent('област Бургас')}&checkin=${daysFromNow(60)}&checkout=${daysFromNow(63)}`

test('a region is narrowed to a town, a walk to the beach and two beds, and each is taken away again', async ({
  page,
}) => {
  const complaints = listen(page)
  await page.goto(`/hotels?${search}`)
  const all = await readCount(page)
  const rail = page.getByRole('form', { name: 'Филтри' })

  const town = rail.getByRole('group', { name: 'Къде' }).getByRole('checkbox', { name: /^Созопол/ })
  await wake(town)
  const inTown = await told(town)
  expect(inTown).toBeLessThan(all)
  await town.check()
  await expect(page).toHaveURL(/[?&]places=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`: ${inTown} `)

  // By keyboard, as one of several.
  const beach = rail.getByRole('group', { name: 'Плаж' })
  await beach.getByRole('radio', { name: 'Без значение' }).focus()
  await page.keyboard.press('ArrowDown')
  const chosen = beach.getByRole('radio', { checked: true })
  await expect(chosen).toHaveAccessibleName(/^До \d+ м от плажа/)
  await expect(page).toHaveURL(/[?&]beach_max=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`: ${await told(chosen)} `)

  const twin = rail.getByRole('checkbox', { name: /^Две единични легла/ })
  await twin.check()
  await expect(page).toHaveURL(/[?&]beds=twin/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page, { within: 'main' })

  const chips = page.getByRole('navigation', { name: 'Избрани филтри' })
  await chips.getByRole('link', { name: 'Премахване на филтъра Две единични легла' }).click()
  await expect(twin).not.toBeChecked()
  await chips.getByRole('link', { name: /^Премахване на филтъра До \d+ м от плажа/ }).click()
  await expect(beach.getByRole('radio', { name: 'Без значение' })).toBeChecked()
  await page.goBack()
  await expect(chosen).toHaveAccessibleName(/^До \d+ м от плажа/)
  await page.goForward()
  await chips.getByRole('link', { name: 'Премахване на филтъра Созопол' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`: ${all} `)
  await expect(town).not.toBeChecked()
  expect(complaints).toEqual([])
})

test('where filters leave nothing, those without which something is left are offered, the most first', async ({
  page,
}) => {
  const complaints = listen(page)
  await page.goto('/en/hotels?q=sozopol&stars=3&review_min=9')
  const main = page.getByRole('main')
  const ways = main.getByRole('link', { name: /^Without “/ })
  await expect(main.getByText('Try without one of them:')).toBeVisible()
  await expect(ways).toHaveText([/^Without “Superb, 9\+” · \d+$/, /^Without “3 stars” · \d+$/])
  const [most = 0, least = 0] = (await ways.allTextContents()).map(readLast)
  expect(most).toBeGreaterThan(least)
  expect(least).toBeGreaterThan(0)
  await expectAccessible(page, { within: 'main' })
  await ways.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`: ${most} `)
  await expect(page).toHaveURL(/stars=3/)
  await expect(page).not.toHaveURL(/review_min=/)
  expect(complaints).toEqual([])
})

for (const scripted of [true, false]) {
  test.describe(scripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripted })

    test('where no filter alone is to blame, none is offered to be taken back, and all together are', async ({
      page,
    }) => {
      await page.goto('/en/hotels?q=sozopol&beds=bunk&beach_max=50')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'No place fits all filters' })).toBeVisible()
      await expect(main.getByText('Try without one of them:')).toHaveCount(0)
      await expect(main.getByRole('link', { name: /^Without “/ })).toHaveCount(0)
      const unfiltered = main.getByRole('link', { name: /^Without any filters · \d+$/ })
      const left = readLast(await unfiltered.textContent())
      await expect(main.getByRole('link', { name: /^Within 50 km($| · [1-9])/ })).toHaveCount(0)
      await unfiltered.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`: ${left} `)
      await expect(page).toHaveURL(/\?q=sozopol$/)
    })
  })
}

test('a filter that takes the last place away is told at once with what brings places back', async ({ page }) => {
  await page.goto('/en/hotels?q=sozopol&review_min=9')
  await wakeDates(page)
  const main = page.getByRole('main')
  const before = await readCount(page)
  await main.getByRole('checkbox', { name: /^3 stars/ }).check()
  await main.getByRole('link', { name: `Without “3 stars” · ${before}` }).click()
  await expect(page).not.toHaveURL(/stars=/)
  await expect.poll(() => readCount(page)).toBe(before)
})

test('filters keep their choices and places when they leave nothing, and when one is ticked', async ({ page }) => {
  await page.goto('/en/hotels?q=sozopol&beds=bunk&beach_max=50')
  await wakeDates(page)
  const main = page.getByRole('main')
  const amenities = main.getByRole('group', { name: 'Amenities' })
  const before = await namesIn(amenities)
  expect(before.length).toBeGreaterThan(3)
  expect(await told(amenities.getByRole('checkbox').first())).toBe(0)
  await main.getByRole('link', { name: /^Without any filters/ }).click()
  await expect(page).not.toHaveURL(/beach_max=/)

  // A box stays under the pointer that has ticked it.
  await amenities.getByRole('checkbox').nth(3).check()
  await expect(page).toHaveURL(/amenities=/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await namesIn(amenities)).toEqual(before)
})

test('a handle of the price finds something at either end, what is typed is asked for as it is, and crossed bounds are exchanged', async ({
  page,
}) => {
  await page.goto('/hotels?q=sozopol')
  await wakeDates(page)
  const { from, to } = priceFields(page)
  const heading = page.getByRole('heading', { level: 1 })
  const whole = { min: await readEnd(from), max: await readEnd(to) }

  // Its code comes after the page's own.
  await wake(page.getByRole('slider', { name: 'До' }))
  await page.getByRole('slider', { name: 'До' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/price_max=\d+$/)
  await expect(heading).toContainText(/: [1-9]/)
  const least = Number(await to.inputValue())
  expect(least - whole.min).toBeLessThanOrEqual(1)
  // Keys on the way to a bound are one step back.
  const steps = await page.evaluate(() => history.length)
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('price_max')).not.toBe(String(least))
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  // Beneath the cheapest there is nothing, and that is said: nobody is shown what is over their budget.
  await to.fill('1')
  await to.press('Enter')
  await expect(page).toHaveURL(/price_max=1$/)
  await expect(heading).toContainText(': 0')
  await expect(to).toHaveValue('1')

  // A handle at its end is no bound.
  await page.getByRole('slider', { name: 'До' }).focus()
  await page.keyboard.press('End')
  await expect(page).not.toHaveURL(/price_/)
  await from.fill(String(whole.max + 500))
  await from.press('Enter')
  await expect(page).toHaveURL(new RegExp(`price_min=${whole.max + 500}$`))
  await expect(heading).toContainText(': 0')

  await from.fill('70')
  await from.press('Enter')
  await expect(from).toBeFocused()
  await to.fill('40')
  await to.press('Enter')
  await expect(page).toHaveURL(/price_min=40&price_max=70$/)
  await expect(from).toHaveValue('40')
  await expect(to).toHaveValue('70')
})

for (const width of [1280, 360]) {
  test(`an emptied bound of price is none (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/hotels?q=sozopol&price_min=60&price_max=90')
    await wakeDates(page)
    if (width < 600) await page.getByRole('button', { name: 'Филтри · 1' }).click()
    const { from, to } = priceFields(page)
    await expect(from).toHaveValue('60')
    await from.fill('')
    await from.press('Enter')
    await expect(page).toHaveURL(/q=sozopol&price_max=90$/)
    await expect(from).toHaveValue('')
    expect(await readEnd(from)).toBeGreaterThan(0)
    await to.fill('')
    await to.press('Tab')
    await expect(page).toHaveURL(/q=sozopol$/)
    await expect(to).toHaveValue('')
    expect(await readEnd(to)).toBeGreaterThan(await readEnd(from))
    if (width < 600) await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: /^Премахване на филтъра/ })).toHaveCount(0)
  })
}

test('a bound of price keeps its chip, its field and its handle whatever other filters leave of the prices', async ({
  page,
}) => {
  await page.goto('/hotels?q=sozopol')
  await wakeDates(page)
  const { from, to } = priceFields(page)
  const rail = page.getByRole('form', { name: 'Филтри' })
  await wake(from)
  // All that is left under the filter is beneath the bound.
  await to.fill(String(await readEnd(to)))
  await to.press('Enter')
  await from.fill('20')
  await from.press('Enter')
  await expect(page).toHaveURL(/price_min=20&price_max=\d+$/)
  const asked = await to.inputValue()
  const chip = page.getByRole('link', { name: new RegExp(`^Премахване на филтъра 20 .* – ${asked}`) })
  await expect(chip).toBeVisible()
  await rail.getByRole('checkbox', { name: /^3 звезди/ }).check()
  await expect(page).toHaveURL(/stars=3/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(chip).toBeVisible()
  await expect(page.getByRole('link', { name: 'Изчистване' })).toBeVisible()
  await expect(from).toHaveValue('20')
  await expect(to).toHaveValue(asked)
  // Pressing a handle without moving it changes nothing.
  await page.getByRole('slider', { name: 'От' }).focus()
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(/price_min=20&price_max=/)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('button', { name: 'Филтри · 2' })).toBeVisible()

  // Where every place is dearer or cheaper, the bound is told and can be changed as well.
  await page.setViewportSize({ width: 1280, height: 780 })
  await page.goto('/hotels?q=sozopol&stars=3&price_min=5000')
  await wakeDates(page)
  await expect(from).toHaveValue('5000')
  await expect(page.getByRole('link', { name: /^Премахване на филтъра от 5\s?000/ })).toBeVisible()
  await wake(page.getByRole('slider', { name: 'От' }))
  await page.getByRole('slider', { name: 'От' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/q=sozopol&stars=3$/)
})

test('a phone has them in its drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/en/hotels?${search}`)
  await wakeDates(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const dialog = page.getByRole('dialog')
  const sofa = dialog.getByRole('checkbox', { name: /^Sofa bed/ })
  const left = await told(sofa)
  await sofa.check()
  await expect(dialog.getByRole('button', { name: new RegExp(`^Show ${left} `) })).toBeVisible()
  await expectAccessible(page, { within: '[role=dialog], dialog' })
  await dialog.getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('link', { name: 'Remove the filter Sofa bed' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('they are sent with the form and stay ticked', async ({ page }) => {
    await page.goto(`/hotels?${search}`)
    const rail = page.getByRole('form', { name: 'Филтри' })
    const town = rail.getByRole('checkbox', { name: /^Несебър|^Поморие/ }).first()
    await town.check()
    await rail.getByRole('radio', { name: /^До 1 км от центъра/ }).check()
    await rail.getByRole('checkbox', { name: /^Двойно легло/ }).check()
    await rail.getByRole('button', { name: 'Прилагане на филтрите' }).click()
    await expect(page).toHaveURL(/places=\d+.*centre_max=1000.*beds=double/)
    await expect(town).toBeChecked()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`: ${await told(town)} `)
    // The form has sent the scale of prices along, of which nobody has asked for anything.
    await expect(page.getByRole('link', { name: /^Премахване на филтъра/ })).toHaveCount(3)
  })
})

async function readCount(page: Page): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  return Number(/: (\d+)/.exec(heading ?? '')?.[1])
}

function priceFields(page: Page) {
  return {
    from: page.getByRole('textbox', { name: 'От, EUR' }),
    to: page.getByRole('textbox', { name: 'До, EUR' }),
  }
}

/** The end of the scale, which a field without a bound shows. */
async function readEnd(field: ReturnType<Page['getByRole']>): Promise<number> {
  return Number(await field.getAttribute('placeholder'))
}

function readLast(words: string | null): number {
  return Number(/(\d+)$/.exec(words ?? '')?.[1])
}

/** The choices of a group in order, without what they would leave. */
async function namesIn(group: ReturnType<Page['getByRole']>): Promise<string[]> {
  const words = await group.locator('label').allTextContents()
  return words.map((text) => text.replace(/\d+$/, ''))
}

/** What a choice says that it leaves. */
async function told(choice: ReturnType<Page['getByRole']>): Promise<number> {
  const words = await choice.locator('xpath=ancestor::label').textContent()
  return Number(/(\d+)$/.exec(words ?? '')?.[1])
}

for (const scripted of [true, false]) {
  test(`a phone offers the usual filters in one line, set and taken away by a press (${scripted ? 'bg' : 'bg, without JavaScript'})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled: scripted,
    })
    const page = await context.newPage()
    const complaints = listen(page)
    await page.goto('/hotels?destination=1&beach_max=300')
    const quick = page.getByRole('navigation', { name: 'Чести филтри' })
    const line = await quick.boundingBox()
    const above = await page.getByRole('combobox', { name: 'Подреждане' }).boundingBox()
    expect(line?.height).toBeLessThan(45)
    expect(line?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY)
    // What is set comes first.
    await expect(quick.getByRole('link').first()).toHaveAccessibleName('Премахване на филтъра До 300 м от плажа')
    await expect(quick.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
    if (scripted) {
      await wake(quick.getByRole('link').first())
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await expectAccessible(page, { within: 'main header' })
    }

    const breakfast = quick.getByRole('link', { name: /^Закуска \d+$/ })
    const count = Number((await breakfast.textContent())?.match(/\d+$/)?.[0])
    await breakfast.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hotels\?destination=1&board=BB&beach_max=300$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^България: ${count}\\s`))
    const set = quick.getByRole('link', { name: 'Премахване на филтъра Закуска' })
    if (scripted) {
      await expect(set).toBeFocused()
      await page.getByRole('button', { name: 'Филтри · 2' }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Закуска \d/ })).toBeChecked()
      await page.keyboard.press('Escape')
    }
    await set.click()
    await expect(page).toHaveURL(/\/hotels\?destination=1&beach_max=300$/)
    await expect(quick.getByRole('link', { name: /^Закуска \d+$/ })).toBeVisible()
    // A filter that is not among the usual ones stands before them, and none stands twice.
    await page.goto('/hotels?destination=1&stars=4&board=BB')
    await expect(page.getByRole('link', { name: /^Премахване на филтъра/ })).toHaveCount(2)
    expect((await quick.boundingBox())?.x).toBeGreaterThan(100)
    expect(complaints).toEqual([])
    await context.close()
  })
}
