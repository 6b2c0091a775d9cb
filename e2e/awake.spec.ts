import { expect, type Page } from '@playwright/test'
import { listen } from './complaints.ts'
import { juneStay } from './days.ts'
import { test } from './test.ts'
import { press, wake } from './wake.ts'

for (const [what, path, selector] of [
  ['a dialog', '/', 'button[aria-label="Изглед"]'],
  ['a panel of the browser’s own', '/hotels/bulgaria/6', 'button[popovertarget]'],
  ['where another element takes the place of the pressed one', '/', 'button[aria-label="Изглед"]'],
] as const) {
  test(`a press that comes before the code is done once the code is there, and only once, however often it was pressed: ${what}`, async ({
    page,
  }) => {
    const complaints = listen(page)
    // A slow line: the page is there long before its code.
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await pressAtOnce(page, selector, what.startsWith('where another'))
    await page.goto(path)
    expect(await page.evaluate(() => sessionStorage.getItem('pressed'))).toBe('found, still closed')
    const opened = page.locator('dialog[open], :popover-open')
    await expect(opened).toBeVisible()
    await page.waitForTimeout(500)
    await expect(opened).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test.describe('dates pressed early', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  for (const [where, path] of [
    ['the home page', '/'],
    ['a hotel', '/hotels/bulgaria/6#stay'],
  ] as const) {
    test(`open the calendar once the code is there, and nothing of the browser’s before: ${where}`, async ({
      page,
    }) => {
      const complaints = listen(page)
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route('**/assets/entry.client-*.js', async (route) => {
        await arrived
        await route.continue()
      })
      await page.addInitScript(() => {
        addEventListener('click', (event) => Object.assign(window, { ownWay: !event.defaultPrevented }))
      })
      await page.goto(path, { waitUntil: 'commit' })
      const date = page.locator('form input[name=checkout]')
      await date.tap()
      expect(await page.evaluate(() => Reflect.get(window, 'ownWay'))).toBe(false)
      await expect(date).not.toBeFocused()
      arrive()
      await expect(page.getByRole('dialog', { name: 'Дати на престоя' })).toBeVisible()
      await expect(page.getByRole('grid').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('form button[popovertarget]').first()).toBeFocused()
      expect(complaints).toEqual([])
    })
  }

  test('stay the browser’s own where the code does not come', async ({ page }) => {
    await page.route('**/assets/entry.client-*.js', (route) => route.abort())
    await page.goto('/')
    const date = page.locator('form input[name=checkin]')
    // A press before that is known is not kept any longer either.
    await expect(async () => {
      await date.tap()
      await expect(date).toBeFocused({ timeout: 200 })
    }).toPass()
    await date.fill(juneStay.checkin)
    await page.locator('form input[name=checkout]').fill(juneStay.checkout)
    await page.locator('form').getByRole('button', { name: 'Търсене' }).tap()
    await expect(page).toHaveURL(new RegExp(String(new URLSearchParams(juneStay))))
  })
})

for (const width of [360, 1280]) {
  test(`a link to a place in the page leads there, though the parts on the way sleep (${width} px)`, async ({
    page,
  }) => {
    const complaints = listen(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/hotels/bulgaria/6')
    const link = page.getByRole('navigation', { name: 'Раздели' }).getByRole('link', { name: 'Отзиви' })
    // Before the code is there the browser itself leads to the place, and reading goes on there without focus.
    await wake(link)
    await link.click()
    const reviews = page.getByRole('region', { name: 'Отзиви' })
    const distance = () => reviews.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(distance).toBeLessThan(200)
    await page.waitForTimeout(500)
    expect(await distance()).toBeGreaterThanOrEqual(0)
    expect(await distance()).toBeLessThan(200)
    await expect(reviews).toBeFocused()
    await expect(page).toHaveURL(/#reviews$/)
    expect(complaints).toEqual([])
  })
}

test('a page from memory asks anew what may have changed, and keeps every part while it sleeps', async ({ page }) => {
  const complaints = listen(page)
  const path = '/hotels/bulgaria/6'
  await fromMemory(page, `**${path}?*`)
  // Another text of the hotel's; the offers are others by their tokens anyhow.
  await page.route('**/api/v1/hotels/6/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), description: 'Нов текст.' } })
  })
  const asked = ['/api/v1/hotels/6/', '/api/v1/generate_hotel_offers/'].map((api) => page.waitForResponse(`**${api}`))
  await page.goto(`${path}?${new URLSearchParams(juneStay)}&rooms=2`)
  await Promise.all(asked)
  await page.waitForTimeout(500)
  const sections = page.locator('#about, #rooms, #cancel, #amenities, #policies, #reviews, #location')
  await expect(sections).toHaveCount(7)
  await expect(page.locator('#rooms').getByText('Безплатна отмяна до').first()).toBeVisible()
  await page.mouse.click(2, 2)
  await expect(page.getByText('Нов текст.')).toBeVisible()
  await expect(sections).toHaveCount(7)
  expect(complaints).toEqual([])
})

test('a page from memory tells what rooms cost by now, once their part is awake', async ({ page }) => {
  const complaints = listen(page)
  const path = '/hotels/bulgaria/6'
  await fromMemory(page, `**${path}`)
  // The panel asks first; the list below sleeps until it comes near.
  await page.route('**/room_prices/*', async (route) => {
    const response = await route.fetch()
    const prices = await response.json()
    await route.fulfill({ response, json: { ...prices, rooms: prices.rooms.slice(1) } })
  })
  const asked = page.waitForResponse('**/room_prices/*')
  await page.goto(path)
  await asked
  const priced = page.locator('#rooms article').getByText('от', { exact: true })
  const before = await priced.count()
  await page.waitForTimeout(500)
  await wake(page.locator('form[data-hotel]'))
  await expect(priced).toHaveCount(before - 1)
  expect(complaints).toEqual([])
})

test('rooms chosen one by one that are taken meanwhile are told so, once their part is awake', async ({
  page,
  request,
}) => {
  const complaints = listen(page)
  const { checkin, checkout } = juneStay
  const path = '/hotels/bulgaria/6'
  const data = { hotel_id: 6, checkin, checkout, split: true, rooms: [{ adults: 2 }, { adults: 2 }] }
  const answer = await (await request.post('/api/v1/generate_hotel_offers/', { data })).json()
  const types = answer.choices.map((choices: { room_type: string }[]) => choices[0]?.room_type).join()
  await fromMemory(page, `**${path}?*`)
  await page.route('**/api/v1/generate_hotel_offers/', async (route) => {
    const response = await route.fetch()
    const found = await response.json()
    await route.fulfill({
      response,
      json: 'room_types' in route.request().postDataJSON() ? { ...found, offers: [] } : found,
    })
  })
  const asked = page.waitForResponse('**/generate_hotel_offers/')
  await page.goto(`${path}?checkin=${checkin}&checkout=${checkout}&rooms=2;2&room_types=${types}`)
  await asked
  await page.waitForTimeout(500)
  await wake(page.locator('form[data-hotel]'))
  await expect(page.locator('#rooms').getByText('не могат да се вземат')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a drawing that the server had not ready comes with the next address, and its part wakes up quietly', async ({
  page,
  request,
}) => {
  const complaints = listen(page)
  const path = '/hotels/bulgaria/6'
  await expect.poll(async () => (await request.get('/api/v1/hotels/6/map/')).status()).toBe(200)
  await page.route(`**${path}?*`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const without = html.replace(/<svg[^>]* aria-label="Къде се намира[\s\S]*?<\/svg>/, '')
    expect(without).not.toBe(html)
    await route.fulfill({ response, body: without.replaceAll('hotels/6/map/', 'hotels/6/none/') })
  })
  await page.goto(`${path}?${new URLSearchParams(juneStay)}&rooms=2;2`)
  await press(page.getByRole('button', { name: 'Изберете всяка поотделно' }))
  await expect(page).toHaveURL(/room_types=/)
  await expect(page.getByRole('img', { name: 'рисунка на околността' })).toBeVisible()
  expect(complaints).toEqual([])
})

/** Answers with pages whose data are old, as from a browser's memory: all of it is asked for anew. */
async function fromMemory(page: Page, pages: string): Promise<void> {
  await page.route(pages, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":1') })
  })
}

/** Playwright's own clicks wait for the code, so the page presses by itself as soon as it is read. */
async function pressAtOnce(page: Page, selector: string, replace: boolean): Promise<void> {
  const given = { wanted: selector, replace }
  await page.addInitScript(({ wanted, replace }) => {
    addEventListener('DOMContentLoaded', () => {
      const button = document.querySelector<HTMLElement>(wanted)
      button?.click()
      if (replace) button?.replaceWith(button.cloneNode(true))
      // Whoever waits presses once more.
      else setTimeout(() => button?.click(), 300)
      const open = document.querySelector('dialog[open], :popover-open') !== null
      sessionStorage.setItem('pressed', `${button ? 'found' : 'missing'}, ${open ? 'open' : 'still closed'}`)
    })
  }, given)
}
