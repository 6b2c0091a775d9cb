import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { listen } from './complaints.ts'
import { daysFromNow } from './days.ts'
import { test } from './test.ts'
import { press, wakeDates } from './wake.ts'

/** A family and the rooms that take it, why a price is what it is, and what cancelling costs at any moment. */

type Room = { adults: number; children_ages?: number[] }
type Offer = {
  price: { value: string; local_fees_value: string }
  rooms: { board_code: string; shared?: true }[]
  cancellation: { free: string }
  scarce?: { count: number; free: number }[]
}
type Choice = { room_type: string; name: string; value: string; free: number }
type Answer = { offers: Offer[]; splits: { offer: Offer; saves: string | null }[]; choices?: Choice[][] }
type Found = { path: string; answer: Answer }

const [checkin, checkout] = [daysFromNow(45), daysFromNow(48)]
const stay = `checkin=${checkin}&checkout=${checkout}`

/** A hotel whose answer for the rooms is as wanted. */
async function findHotel(
  request: APIRequestContext,
  rooms: Room[],
  wanted: (answer: Answer) => boolean,
): Promise<Found> {
  const search = await request.get(`/api/v1/search/?${stay}&rooms=2&page_size=60`)
  const { results }: { results: { id: number; url: string }[] } = await search.json()
  for (const { id, url } of results) {
    const data = { hotel_id: id, checkin, checkout, rooms, split: true }
    const answer: Answer = await (await request.post('/api/v1/generate_hotel_offers/', { data })).json()
    if (wanted(answer)) return { path: url, answer }
  }
  throw new Error('No hotel of the demo answers like that')
}

test('a family that no room takes is offered rooms together, told why, and can hold them (bg)', async ({
  page,
  request,
}) => {
  const complaints = listen(page)
  const { path, answer } = await findHotel(
    request,
    [{ adults: 3, children_ages: [8, 5] }],
    ({ offers, splits }) => offers.length === 0 && (splits[0]?.offer.rooms.length ?? 0) > 1,
  )
  await page.goto(`${path}?${stay}&rooms=3-8,5`)
  await isAwake(page)
  const section = page.locator('#rooms')
  await expect(section.getByRole('heading', { name: 'Заедно, но в други стаи' })).toBeVisible()
  const arrangements = section.getByRole('article')
  expect(await arrangements.count()).toBeGreaterThan(0)
  // Every room with children has an adult, and all five are somewhere.
  const held = answer.splits[0]?.offer.rooms.length ?? 0
  const sleepers = arrangements.first().locator('ol > li')
  await expect(sleepers).toHaveCount(held)
  for (const sleeper of await sleepers.allTextContents()) expect(sleeper).toMatch(/[1-9]\sвъзраст/)

  // Cancelling is told of as many rooms as the sum is for; so does a phone's bar, since one was asked for.
  await expect(page.locator('#cancel header')).toContainText(/\d\s×\s|\s\+\s/)
  await page.setViewportSize({ width: 360, height: 780 })
  const bar = page
    .locator('div')
    .filter({ has: page.getByRole('link', { name: 'Изберете стаи' }) })
    .last()
  await expect(bar).toContainText(/, \d\sстаи(, вкл|$)/)
  await page.setViewportSize({ width: 1280, height: 720 })

  await section.getByText('Защо никоя стая не е подходяща сама').click()
  await expect(
    section.getByText(/(най-много|за)\s\d+\s(възрастен|възрастни|гост|гости|дете|деца)|няма легло/).first(),
  ).toBeVisible()
  await expectAccessible(page, { within: '#rooms' })

  await arrangements
    .first()
    .getByRole('button', { name: /^Изберете/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByRole('group', { name: new RegExp(`^Стая ${held}:`) })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a better split is told with what it saves, and leads to it (en)', async ({ page, request }) => {
  const complaints = listen(page)
  const { path, answer } = await findHotel(request, [{ adults: 2 }, { adults: 2 }], ({ offers, splits }) => {
    return offers.length > 0 && splits.length > 0
  })
  await page.goto(`/en${path}?${stay}&rooms=2;2`)
  await isAwake(page)
  const saves = Number(answer.splits[0]?.saves)
  await expect(page.getByText('A better split for your party')).toBeVisible()
  await expect(page.getByText(/: saves €/).first()).toContainText(`€${saves.toFixed(2)}`)
  // The panel names both: the price as asked, as the list of hotels did, and that there is a lower one.
  const panel = page.getByRole('complementary', { name: 'Your stay' })
  await expect(panel.getByText('lowest price for 2 rooms as you asked')).toBeVisible()
  await expect(
    panel.getByRole('link', {
      name: /^The same guests in \d+\srooms from €|^The same guests in one room from €/,
    }),
  ).toHaveAttribute('href', '#best-split')
  await page.getByRole('link', { name: 'See how' }).click()
  await expect(page.getByRole('heading', { name: 'The same guests, other rooms' })).toBeInViewport()
  await expect(
    page
      .locator('#splits')
      .getByText(/^saves €/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page, { within: '#rooms' })

  // More than any house takes are sent to no other dates, but told how many it does take.
  await page.goto(`/en${path}?${stay}&rooms=${Array.from({ length: 8 }, () => 10).join(';')}`)
  const rooms = page.locator('#rooms')
  await expect(rooms.getByRole('heading', { name: 'No rooms here for so many guests' })).toBeVisible()
  await expect(rooms.getByText(/On these dates one booking takes \d+\sadults? at most/)).toBeVisible()
  await expect(rooms.getByRole('link', { name: /^See / })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('what several rooms leave over is told, and beds are called beds (en)', async ({ page, request }) => {
  const complaints = listen(page)
  const { path } = await findHotel(request, [{ adults: 2 }, { adults: 2 }], ({ offers }) =>
    offers.some(({ rooms, scarce }) => !rooms[0]?.shared && scarce?.length === 1 && scarce[0]?.free === 2),
  )
  await page.goto(`/en${path}?${stay}&rooms=2;2`)
  await expect(page.locator('#rooms').getByText('These are the last 2 of this type').first()).toBeVisible()

  await page.goto(`/en/hotels?${stay}&rooms=1;1&kind=hostel`)
  const card = page.locator('[data-hotel]').first()
  await expect(card).toContainText(/3\snights, 2\sadults, 2\sbeds/)
  await card.getByRole('heading').getByRole('link').click()
  const panel = page.getByRole('complementary', { name: 'Your stay' })
  await expect(panel).toContainText(/lowest price for the stay, 2\sbeds/)
  await expect(panel).toContainText(/3\snights, 2\sadults, 2\sbeds/)
  expect(complaints).toEqual([])
})

test('filters on meals and cancelling go along with a card: its sum is what the page of the hotel quotes (en)', async ({
  page,
}) => {
  const complaints = listen(page)
  const chosen = 'board=AI&free_cancellation=true'
  await page.goto(`/en/hotels?${stay}&${chosen}`)
  const card = page.locator('[data-hotel]').first()
  const sum = (await card.locator('b').getByText(/^€/).first().textContent()) ?? ''
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/en/hotels/[a-z-]+/\\d+\\?${stay}&${chosen}$`))

  const panel = page.getByRole('complementary', { name: 'Your stay' })
  await expect(panel).toContainText('lowest price with what you chose: all inclusive, free cancellation')
  // Between them stands the price of before, where it was lowered.
  await expect(panel).toContainText(sum)
  await press(panel.getByRole('link', { name: 'Choose a room' }))
  const quoted = page.locator('#best-offer')
  await expect(quoted).toBeFocused()
  await expect(quoted).toContainText(sum)
  await expect(quoted).toContainText('Lowest price with what you chose')
  await expect(quoted.getByRole('heading')).toContainText('All inclusive')
  await expect(page.locator('#cancel header')).toContainText(`all inclusive, ${sum}`)
  await expect(page.locator('#cancel').getByRole('radio').first()).toBeChecked()
  await expectAccessible(page, { within: '#rooms' })

  // That it could be had for less is not kept back, nor what that lacks.
  const cheaper = panel.getByRole('link', { name: /^There is a cheaper offer: €.*without free cancellation$/ })
  const less = /€[\d.,]*\d/.exec((await cheaper.textContent()) ?? '')?.[0] ?? ''
  await cheaper.click()
  await expect(page.locator('#least-offer')).toBeFocused()
  await expect(page.locator('#least-offer')).toContainText(less)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.evaluate(() => scrollTo(0, 0))
  const bar = page
    .locator('div')
    .filter({ has: page.getByRole('link', { name: 'Choose a room' }) })
    .last()
  await expect(bar).toContainText(sum)
  await expect(bar.getByRole('link', { name: /^There is a cheaper offer/ })).toHaveAttribute('href', '#least-offer')
  await page.setViewportSize({ width: 1280, height: 720 })

  // Other dates keep what was chosen, and so does the way back to the list.
  await wakeDates(page)
  await page
    .locator('#stay')
    .getByRole('button', { name: /adults/ })
    .click()
  await page.getByRole('button', { name: 'One fewer: Adults' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`\\?${stay}&rooms=1&${chosen}$`))
  await page.getByRole('link', { name: /^Search:/ }).click()
  await expect(page).toHaveURL(new RegExp(`&rooms=1&${chosen}$`))
  await expect(page.locator('[data-hotel]').first()).toContainText('All inclusive')
  expect(complaints).toEqual([])
})

test('what no offer has any more is said, and the cheapest is quoted; nonsense is ignored (bg)', async ({
  page,
  request,
}) => {
  const complaints = listen(page)
  const { path, answer } = await findHotel(request, [{ adults: 2 }], ({ offers }) => offers.length > 1)
  const had = answer.offers.flatMap(({ rooms }) => rooms.map((room) => room.board_code))
  const board = ['UAI', 'AI', 'RO'].find((code) => !had.includes(code)) ?? ''
  await page.goto(`${path}?${stay}`)
  const panel = page.getByRole('complementary', { name: 'Вашият престой' })
  const sum = panel.locator('b').first()
  const least = (await sum.textContent()) ?? ''
  await page.goto(`${path}?${stay}&board=${board}&free_cancellation=true`)
  await expect(sum).toHaveText(least)
  await expect(panel).toContainText('най-ниска цена за престоя')
  await expect(panel).toContainText(/няма оферта с всичко, което избрахте: .*, безплатна отмяна\./)
  await expect(page.locator('#rooms')).toContainText('За тези дати няма оферта с всичко, което избрахте')
  await expect(page.locator('#best-offer').getByText('Най-ниската цена', { exact: true })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
  // The form takes it along before the page has woken up too.
  const kept = page.locator('#stay input[name="board"]')
  await expect(kept).toHaveValue(board)
  await page.goto(`${path}?${stay}&board=XX&beds=hay&free_cancellation=perhaps`)
  await expect(panel).toContainText('най-ниска цена за престоя')
  await expect(sum).toHaveText(least)
  await expect(kept).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText('избрахте')
  expect(complaints).toEqual([])
})

test('what is in a room opens and closes by keyboard, before the page has woken up too (bg)', async ({
  page,
  request,
}) => {
  const complaints = listen(page)
  const { path } = await findHotel(request, [{ adults: 2 }], ({ offers }) => offers.length > 0)
  await page.goto(`${path}?${stay}`)
  const room = page.locator('#rooms').getByRole('article').first()
  const summary = room.locator('summary').filter({ hasText: /^Всички \d+\sудобства/ })
  await summary.focus()
  const bathroom = room.getByRole('heading', { name: 'Баня', exact: true })
  await expect(bathroom).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(bathroom).toBeVisible()
  // The list has the width of the room and its offers, not that of the picture.
  const offers = await room
    .getByRole('list')
    .filter({ has: page.getByRole('button') })
    .first()
    .boundingBox()
  expect((await room.locator('details').boundingBox())?.width).toBeGreaterThan(
    offers?.width ?? Number.POSITIVE_INFINITY,
  )
  await isAwake(page)
  await expect(bathroom).toBeVisible()
  await expectAccessible(page, { within: '#rooms' })
  // By keyboard one gets to it where the eye does: after the room's prices.
  await room.getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Space')
  await expect(bathroom).toBeHidden()
  expect(complaints).toEqual([])
})

test('the receipt adds up to the price, is closed by Escape, and can be copied (en)', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = listen(page)
  const { path } = await findHotel(request, [{ adults: 2 }], ({ offers }) => offers.length > 0)
  await page.goto(`/en${path}?${stay}`)
  await isAwake(page)
  const why = page.getByRole('button', { name: /^Why this price/ }).first()
  // Mid-screen, where neither side has room for all of it.
  await why.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  await why.click()
  const receipt = page.getByRole('dialog', { name: 'Why this price' })
  await expect(receipt.getByText('Every line is rounded to the cent', { exact: false })).toBeAttached()
  await expect(receipt).toBeInViewport({ ratio: 1 })
  const sums = await receipt.locator('section dl > div > dd').allTextContents()
  const [total = ''] = await receipt
    .locator('dl > div')
    .filter({ hasText: /^Total/ })
    .locator('dd')
    .allTextContents()
  // Its largest sum is the one that the page shows: fees on site are within.
  expect(sums.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(total))
  await expect(page.locator('#best-offer b').filter({ hasText: total })).toBeVisible()
  await expectAccessible(page, { within: '#rooms' })

  await receipt.getByRole('button', { name: 'Copy' }).click()
  await expect(receipt.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(total.replaceAll('\u00a0', ' '))
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await expect(why).toBeFocused()
  expect(complaints).toEqual([])
})

test.describe('from another time zone', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('cancelling is asked about by keys, to the minute of its deadline, until the hour of leaving and in both zones (en)', async ({
    page,
    request,
  }) => {
    const complaints = listen(page)
    const { path, answer } = await findHotel(request, [{ adults: 2 }], ({ offers }) => {
      return (
        offers.some(({ cancellation }) => cancellation.free === 'until') &&
        offers.some(({ cancellation }) => cancellation.free === 'never') &&
        !offers.some(({ cancellation }) => cancellation.free === 'always')
      )
    })
    await page.goto(`/en${path}?${stay}`)
    const section = page.locator('#cancel')
    await section.scrollIntoViewIfNeeded()
    const slider = section.getByRole('slider')
    // It speaks of the price that the page quotes until other terms are chosen.
    const quoted = await page.getByRole('complementary', { name: 'Your stay' }).locator('b').first().textContent()
    await expect(section.getByRole('radio', { name: `Non-refundable from ${quoted}` })).toBeChecked()
    // What is paid on site is paid by who stays: no part of it is lost.
    const lost = answer.offers.find(({ cancellation }) => cancellation.free === 'never')?.price.value
    await expect(slider).toHaveAttribute('aria-valuetext', `Cancelling now: All of it, €${lost}: nothing is refunded`)
    await section.getByRole('radio', { name: /^Free cancellation until/ }).check()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Cancelling now: No fee')
    await slider.focus()
    await page.keyboard.press('PageUp')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /^Cancelling on .*, \d\d:00 \(.*:00 on your clock\): No fee$/,
    )
    await section
      .getByRole('button', { name: /^Last minute before/ })
      .first()
      .click()
    await expect(slider).toHaveAttribute('aria-valuetext', /, \d\d:59 \(.*, \d\d:59 on your clock\): No fee$/)
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /: (A fee of|All of it)/)
    await page.keyboard.press('End')
    const until = /until (\d\d:\d\d)$/.exec(
      (await page.getByText(/^Check-in from .* check-out until/).textContent()) ?? '',
    )
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`, ${until?.[1]} \\(.*, \\d\\d:00 on your clock\\): The stay has begun$`),
    )
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Cancelling now: No fee')
    await expectAccessible(page, { within: '#cancel' })
    expect(complaints).toEqual([])
  })
})

test('results by price go by everything payable, and the page says what counts', async ({ page, request }) => {
  const search = await request.get(`/api/v1/search/?${stay}&rooms=2&sort=price&page_size=100`)
  const { results }: { results: { best_offer: { value: string; local_fees: string } }[] } = await search.json()
  const payable = results.map(({ best_offer: best }) => cents(best.value) + cents(best.local_fees))
  expect(payable).toEqual([...payable].sort((a, b) => a - b))
  await page.goto(`/hotels?${stay}&sort=price`)
  await expect(page.getByRole('combobox', { name: 'Подреждане' })).toContainText('Цена с такси')
  await expect(page.getByText(/вкл\..* туристически данък на място/).first()).toBeVisible()
  await page.goto('/how-we-rank')
  await expect(page.getByText('до 50 точки')).toBeVisible()
  await expectAccessible(page, { within: 'main' })
})

test('a hotel with many prices takes three sheets of paper, which say for when and whom to call', async ({
  page,
  request,
}) => {
  const { path } = await findHotel(request, [{ adults: 2 }], ({ offers }) => offers.length > 8)
  await page.goto(`${path}?${stay}&rooms=2`)
  await isAwake(page)
  await expect(page.locator('#rooms').getByRole('article').first()).toBeVisible()
  const told = [
    page.locator('#rooms header').getByText(checkout.slice(0, 4)),
    page
      .getByRole('main')
      .getByText(/^\+359/)
      .first(),
  ]
  for (const words of told) await expect(words).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const words of told) await expect(words).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(0)
  expect(sheets).toBeLessThanOrEqual(3)
})

test('two rooms of different kinds are chosen one by one, told in the address, and held (bg)', async ({
  page,
  request,
}) => {
  const complaints = listen(page)
  const rooms = [{ adults: 2 }, { adults: 2, children_ages: [5] }]
  const { path, answer } = await findHotel(request, rooms, ({ offers, choices = [] }) => {
    const [first = [], second = []] = choices
    return offers.length > 0 && first.length > 1 && second.length > 2 && second.every(({ free }) => free > 1)
  })
  await page.goto(`${path}?${stay}&rooms=2;2-5`)
  await isAwake(page)
  const section = page.locator('#rooms')
  await press(section.getByRole('button', { name: 'Изберете всяка поотделно' }))
  const [first, second] = [
    section.getByLabel('Стая 1: 2 възрастни', { exact: true }),
    section.getByLabel('Стая 2: 2 възрастни, 1 дете'),
  ]
  await expect(first).toBeVisible()
  const before = await first.inputValue()
  const [, choices = []] = answer.choices ?? []
  const offered = await second.inputValue()
  const other = choices.find(({ room_type }) => room_type !== before && room_type !== offered)?.room_type ?? ''
  const asked = page.waitForRequest(
    (sent) => sent.url().includes('generate_hotel_offers') && (sent.postData() ?? '').includes(other),
  )
  await second.selectOption(other)
  await asked
  await expect(page).toHaveURL(new RegExp(`room_types=${before},${other}`))

  // What the page quotes is what the very rooms cost.
  const data = { hotel_id: Number(/\d+/.exec(path)?.[0]), checkin, checkout, rooms, room_types: [before, other] }
  const chosen: Answer = await (await request.post('/api/v1/generate_hotel_offers/', { data })).json()
  const least = Math.min(...chosen.offers.map(({ price }) => Number(price.value) + Number(price.local_fees_value)))
  const told = new Intl.NumberFormat('bg', { style: 'currency', currency: 'EUR' }).format(least)
  const panel = section
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Стая по стая' }) })
    .last()
    .locator('..')
  await expect(panel.getByText(told).first()).toBeVisible()
  await expectAccessible(page)

  // Other dates keep the choice, another number of rooms gives it up; a reload shows it.
  await page.reload()
  await expect(section.getByLabel('Стая 2: 2 възрастни, 1 дете')).toHaveValue(other)
  await wakeDates(page)
  await press(panel.getByRole('button', { name: /^Изберете/ }).first())
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByText('1 дете').filter({ visible: true }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('two guests of a house with beds in shared rooms are told of them beside the dearer room (en)', async ({
  page,
  request,
}) => {
  const { path } = await findHotel(
    request,
    [{ adults: 2 }],
    ({ offers, splits }) => offers.length > 0 && splits.some(({ offer }) => offer.rooms.some((room) => room.shared)),
  )
  await page.goto(`/en${path}?${stay}`)
  const section = page.locator('#rooms')
  await expect(section.getByRole('heading', { name: 'Beds in a shared room' })).toBeVisible()
  await expect(section.getByText('you share the room with other guests')).toBeVisible()
  // A room of one's own is the cheapest of its kind, not of all.
  await expect(section.getByText('Lowest price for one room')).toBeVisible()
})

test('guests that cannot be are told, not silently made two adults', async ({ page, request }) => {
  const { path } = await findHotel(request, [{ adults: 2 }], ({ offers }) => offers.length > 0)
  await page.goto(`${path}?${stay}&rooms=12`)
  await expect(page.getByText('Гостите в адреса не се разчитат', { exact: false }).first()).toBeVisible()
  await page.goto(`/en/hotels?${stay}&rooms=2-25`)
  await expect(page.getByText('The guests in the address cannot be read', { exact: false })).toBeVisible()
  await page.goto(`/en/hotels?${stay}&rooms=2-5`)
  await expect(page.getByText('The guests in the address cannot be read', { exact: false })).toBeHidden()
})

/** The form's own calendar has taken the place of the browser's, and the offers hear what is pressed. */
async function isAwake(page: Page): Promise<void> {
  await wakeDates(page)
  await page.waitForLoadState('networkidle')
}

const cents = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100)
