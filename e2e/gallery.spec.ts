import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { wake } from './wake.ts'
import { walkedIn } from './walked-in.ts'

/** What the walk reads on the page, in each language. */
const sites = {
  bg: {
    prefix: '',
    picture: /^Снимка (\d+) от (\d+): \S/,
    more: /^\+ \d+ снимк[аи]$/,
    label: /^Снимки: /,
    next: 'Следваща снимка',
    previous: 'Предишна снимка',
    close: 'Затваряне',
    zoom: 'Увеличаване',
    all: 'Всички снимки',
  },
  en: {
    prefix: '/en',
    picture: /^Picture (\d+) of (\d+): \S/,
    more: /^\+ \d+ Photos?$/,
    label: /^Pictures: /,
    next: 'Next picture',
    previous: 'Previous picture',
    close: 'Close',
    zoom: 'Zoom',
    all: 'All pictures',
  },
} as const

for (const language of walkedIn('bg')) {
  const site = sites[language]

  test(`the gallery by mouse: open, turn, zoom, close, back (${language})`, async ({ page }) => {
    const complaints = listen(page)
    const path = await goToHotel(page, site.prefix)
    const pictures = page.getByRole('link', { name: site.picture })
    const dialog = page.getByRole('dialog', { name: site.label })
    await pictures.nth(1).click()
    await expect(dialog).toBeVisible()
    await expect(counter(page)).toHaveText(/^2 \/ \d+$/)
    await expect(page).toHaveURL(/#photo-2$/)

    await dialog.getByRole('button', { name: site.next }).click()
    await expect(counter(page)).toHaveText(/^3 \//)
    await expect(page).toHaveURL(/#photo-3$/)
    const [name] = [await pictures.nth(2).getAttribute('aria-label')]
    await expect(page.locator('.viewer-caption')).toContainText(name?.replace(/^.*?: /, '') ?? 'nothing')

    await dialog.getByRole('button', { name: /\D1: / }).click()
    await expect(counter(page)).toHaveText(/^1 \//)
    await dialog.getByRole('button', { name: site.zoom }).click()
    await expect(page.locator('.pswp--zoomed-in')).toBeVisible()
    await dialog.getByRole('button', { name: site.close }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))

    // All at once: one is chosen, the way back to all of them is a button, and going back leads to the page.
    await page.getByRole('link', { name: site.more }).click()
    await expect(page).toHaveURL(/#photo-1$/)
    const all = dialog.getByRole('group', { name: site.all })
    await expect(all.getByRole('heading').first()).toBeVisible()
    await expectAccessible(page, { within: 'dialog' })
    await all.getByRole('button', { name: /\D5: / }).click()
    await expect(counter(page)).toHaveText(/^5 \//)
    await expect(counter(page)).toBeVisible()
    await expect(page).toHaveURL(/#photo-5$/)
    await dialog.getByRole('button', { name: site.all }).click()
    await expect(counter(page)).toBeHidden()
    // Escape leads back to the picture one came from.
    await page.keyboard.press('Escape')
    await expect(counter(page)).toHaveText(/^5 \//)
    await expect(counter(page)).toBeVisible()
    await dialog.getByRole('button', { name: site.all }).click()
    await expect(counter(page)).toBeHidden()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.goForward()
    await expect(dialog).toBeVisible()
    expect(complaints).toEqual([])
  })
}

for (const language of walkedIn('en')) {
  const site = sites[language]

  test(`the gallery by keyboard, and focus comes back (${language})`, async ({ page }) => {
    const complaints = listen(page)
    await goToHotel(page, site.prefix)
    const second = page.getByRole('link', { name: site.picture }).nth(1)
    const dialog = page.getByRole('dialog', { name: site.label })
    await second.focus()
    const place = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/#photo-2$/)
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(/^3 \//)
    for (const shown of [2, 1]) {
      await page.keyboard.press('ArrowLeft')
      await expect(counter(page)).toHaveText(new RegExp(`^${shown} /`))
    }
    for (let steps = 0; steps < 25; steps += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(second).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
    await expect(page).not.toHaveURL(/#/)
    expect(complaints).toEqual([])
  })
}

test('quick presses on a slow device all count, and the address follows them', async ({ page }) => {
  const complaints = listen(page)
  await goToHotel(page, sites.bg.prefix)
  await page.getByRole('link', { name: sites.bg.picture }).nth(1).click()
  await expect(counter(page)).toHaveText(/^2 \//)
  const count = Number((await counter(page).textContent())?.split(' / ')[1])
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Once around and three further, at the uneven pace of a hand: the address is written between the presses.
  await page.evaluate(async (presses) => {
    for (let press = 0; press < presses; press += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 40 + 15 * (press % 3)))
    }
  }, count + 3)
  await expect(page).toHaveURL(/#photo-5$/)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(counter(page)).toHaveText(/^5 \//)
  expect(complaints).toEqual([])
})

test('a link to a picture opens the gallery at it, and closing leaves the page', async ({ page }) => {
  const complaints = listen(page)
  const path = await goToHotel(page, sites.bg.prefix)
  await page.goto('about:blank')
  await page.goto(`${path}#photo-4`)
  const dialog = page.getByRole('dialog', { name: sites.bg.label })
  await expect(dialog).toBeVisible()
  await expect(counter(page)).toHaveText(/^4 \//)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await page.goto(`${path}#photo-400`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the gallery says what its pictures show, the rooms by name, and leads to each', async ({ page }) => {
  const complaints = listen(page)
  const url = await hotelWithRoomPictures(page)
  const { images, rooms } = await (await page.request.get(`/api/v1/hotels/${url.split('/').at(-1)}/?lang=bg`)).json()
  await page.goto(`${url}#photo-1`)
  const dialog = page.getByRole('dialog', { name: sites.bg.label })
  const groups = dialog.getByRole('group', { name: 'Какво се вижда на снимките' })
  const names = rooms.map((room: { name: string; images: unknown[] }) => `${room.name} (${room.images.length})`)
  await expect(groups.getByRole('button')).toHaveText([`Мястото (${images.length})`, ...names])
  const current = groups.locator('[aria-current]')
  await expect(current).toHaveText(`Мястото (${images.length})`)

  // The first room's first picture follows the hotel's last one.
  await groups.getByRole('button', { name: names[0], exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(counter(page)).toHaveText(new RegExp(`^${images.length + 1} / `))
  await expect(page).toHaveURL(new RegExp(`#photo-${images.length + 1}$`))
  await expect(current).toHaveText(names[0])
  await expect(page.locator('.viewer-caption')).toContainText(`. ${rooms[0].name}. `)
  await page.keyboard.press('ArrowLeft')
  await expect(current).toHaveText(`Мястото (${images.length})`)

  // An address of a room's picture opens there, in the room's own part.
  await page.goto('about:blank')
  await page.goto(`${url}#photo-${images.length + rooms[0].images.length + 1}`)
  await expect(current).toHaveText(names[1])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(complaints).toEqual([])
})

for (const stay of ['', `?checkin=${daysFromNow(60)}&checkout=${daysFromNow(62)}&rooms=2`]) {
  test(`a room's picture opens the room's own pictures ${stay ? 'beside its offers' : 'without dates'}`, async ({
    page,
  }) => {
    const complaints = listen(page)
    const path = await hotelWithRoomPictures(page)
    await page.goto(path + stay)
    const rooms = page.locator('#rooms')
    const picture = rooms.getByRole('link', { name: sites.bg.label }).first()
    await expect(picture).toHaveAttribute('href', /\/images\/.+\/\d+\.webp/)
    await wake(picture)
    const [name] = (await rooms.getByRole('heading', { level: 3 }).first().allTextContents()).slice(0, 1)
    await picture.click()
    const dialog = page.getByRole('dialog', { name: `Снимки: ${name}` })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/#room-.+-1$/)
    await dialog.getByRole('button', { name: sites.bg.next }).click()
    await expect(counter(page)).toHaveText(/^2 \/ \d$/)
    await expect(page).toHaveURL(/#room-.+-2$/)
    await page.reload()
    await expect(dialog).toBeVisible()
    await expect(counter(page)).toHaveText(/^2 \/ \d$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/#/)
    await wake(picture)
    await picture.click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/#room-.+-1$/)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a finger swipes from one picture to the next', async ({ page }) => {
    const complaints = listen(page)
    await goToHotel(page, sites.bg.prefix)
    await page.getByRole('link', { name: sites.bg.picture }).first().tap()
    await expect(counter(page)).toHaveText(/^1 \//)
    await expect(page.locator('.pswp--open')).toBeVisible()
    await page.waitForTimeout(400)
    await swipe(page, 300, 60)
    await expect(counter(page)).toHaveText(/^2 \//)
    await page.goBack()
    await expect(page.getByRole('dialog', { name: sites.bg.label })).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test('the pictures of a card are swiped in the list', async ({ page }) => {
    await page.goto('/hotels')
    const strip = page.locator('main article').first().locator('[class*=strip]')
    await expect(strip.locator('img')).not.toHaveCount(1)
    const { width } = (await strip.boundingBox()) ?? { width: 0 }
    await strip.evaluate((element, left) => element.scrollTo({ left, behavior: 'instant' }), width * 0.8)
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeCloseTo(width, -1)
    await expect(page).toHaveURL(/\/hotels$/)
  })
})

test('a press that cannot fetch the gallery leads to the picture itself', async ({ page }) => {
  await page.route('**/assets/open-gallery-*.js', (route) => route.abort())
  await goToHotel(page, sites.bg.prefix)
  await page.getByRole('link', { name: sites.bg.picture }).first().click()
  await expect(page).toHaveURL(/\/images\/.+\/\d+\.webp/)
})

test('axe finds nothing in the open gallery, light or dark', async ({ page }) => {
  await goToHotel(page, sites.en.prefix)
  await page.getByRole('link', { name: sites.en.more }).click()
  await expect(page.locator('.pswp--ui-visible')).toBeVisible()
  await page.waitForTimeout(500)
  for (const mode of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.mode = chosen
    }, mode)
    await expectAccessible(page, { within: 'dialog.viewer' })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each picture is a link to its large one, and the button unfolds the others', async ({ page }) => {
    await goToHotel(page, sites.bg.prefix, { awake: false })
    const pictures = page.getByRole('link', { name: sites.bg.picture })
    const before = await pictures.count()
    await page.getByRole('link', { name: sites.bg.more }).click()
    await expect.poll(() => pictures.count()).toBeGreaterThan(before)
    const answer = await page.request.get((await pictures.last().getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('image/webp')
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  })
})

/** The page of the first hotel in the list, awake unless nothing can wake it; answers its path. */
async function goToHotel(page: Page, prefix: string, { awake = true } = {}): Promise<string> {
  const { results } = await (await page.request.get('/api/v1/hotels/?page_size=1')).json()
  const path = `${prefix}${results[0].url}`
  await page.goto(path)
  if (awake) await wake(page.locator('#pictures a').first())
  return path
}

/** A hotel whose first kind of room has several pictures, and can be had in two months. */
async function hotelWithRoomPictures(page: Page): Promise<string> {
  const dates = `checkin=${daysFromNow(60)}&checkout=${daysFromNow(62)}`
  const { results } = await (await page.request.get(`/api/v1/search/?page_size=20&${dates}`)).json()
  for (const { id, url } of results) {
    const { rooms } = await (await page.request.get(`/api/v1/hotels/${id}/`)).json()
    if (rooms.every((room: { images: unknown[] }) => room.images.length > 1)) return url
  }
  throw new Error('No room of the demo has several pictures.')
}

function counter(page: Page) {
  return page.locator('.pswp__counter')
}

/** A finger's way across the middle of the screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const y = 350
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
  for (let step = 1; step <= 6; step += 1) {
    const x = from + ((to - from) * step) / 6
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
    await page.waitForTimeout(16)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
