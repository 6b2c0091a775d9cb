import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
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

test('where these filters leave nothing, each is offered to be taken back and the others stay', async ({ page }) => {
  await page.goto(`/en/hotels?q=sozopol&beds=bunk&beach_max=50`)
  await wakeDates(page)
  const main = page.getByRole('main')
  const amenities = main.getByRole('group', { name: 'Amenities' })
  const before = await namesIn(amenities)
  expect(before.length).toBeGreaterThan(3)
  expect(await told(amenities.getByRole('checkbox').first())).toBe(0)
  await expect(main.getByRole('link', { name: 'Without “Beach within 50 m”' })).toBeVisible()
  await main.getByRole('link', { name: 'Without “Bunk bed”' }).click()
  await expect(page).toHaveURL(/beach_max=50/)
  await expect(page).not.toHaveURL(/beds=/)
  await main.getByRole('link', { name: 'Without “Beach within 50 m”' }).click()
  await expect(page).not.toHaveURL(/beach_max=/)

  // A box stays under the pointer that has ticked it.
  await amenities.getByRole('checkbox').nth(3).check()
  await expect(page).toHaveURL(/amenities=/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await namesIn(amenities)).toEqual(before)
})

test('bounds of price find something at either end, and are exchanged when they are crossed', async ({ page }) => {
  await page.goto('/hotels?q=sozopol')
  await wakeDates(page)
  const [from, to] = [page.getByRole('textbox', { name: 'От, EUR' }), page.getByRole('textbox', { name: 'До, EUR' })]
  const heading = page.getByRole('heading', { level: 1 })
  const whole = { min: Number(await from.inputValue()), max: Number(await to.inputValue()) }

  await page.getByRole('slider', { name: 'До' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/price_max=\d+$/)
  await expect(heading).toContainText(/: [1-9]/)
  const least = Number(await to.inputValue())
  expect(least - whole.min).toBeLessThanOrEqual(1)
  // Beneath the cheapest there is nothing: what is typed there becomes the least that finds something.
  await to.fill('1')
  await to.press('Enter')
  await expect(to).toHaveValue(String(least))

  await to.fill(String(whole.max))
  await to.press('Enter')
  await expect(page).not.toHaveURL(/price_/)
  await from.fill(String(whole.max + 500))
  await from.press('Enter')
  await expect(page).toHaveURL(/price_min=\d+$/)
  await expect(heading).toContainText(/: [1-9]/)
  expect(whole.max - Number(await from.inputValue())).toBeLessThanOrEqual(1)

  await from.fill('70')
  await from.press('Enter')
  await to.fill('40')
  await to.press('Enter')
  await expect(page).toHaveURL(/price_min=40&price_max=70$/)
  await expect(from).toHaveValue('40')
  await expect(to).toHaveValue('70')
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
  })
})

async function readCount(page: Page): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  return Number(/: (\d+)/.exec(heading ?? '')?.[1])
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

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
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
