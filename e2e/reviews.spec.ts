import { execFileSync } from 'node:child_process'
import { type APIRequestContext, expect } from '@playwright/test'
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
    heading: /^Как беше в /,
    write: 'Напишете отзив',
    send: 'Изпратете отзива',
    resend: 'Изпратете промените',
    scoreMissing: 'Изберете оценка от 1 до 10.',
    nameMissing: 'Напишете име, с което да се подпишете.',
    staff: 'Персонал',
    stars: '5 звезди',
    family: 'Със семейството',
    title: 'Заглавие',
    liked: 'Какво Ви хареса?',
    disliked: 'Какво не Ви хареса?',
    name: 'Име под отзива',
    thanks: 'Благодарим Ви!',
    edit: 'Променете го',
    published: 'Отзивът Ви е публикуван',
    early: 'Още е рано за отзив',
    reviews: 'Отзиви',
    verified: 'Потвърден престой',
    demo: 'Демо отзив',
    answer: 'Отговор на домакините',
    families: /^Семейства \(\d+\)$/,
    next: 'Следващи',
    secondPage: /^Страница 2\sот/,
    language: 'Език',
    how: 'Откъде идват отзивите',
    search: 'Търсене в отзивите',
    searchGo: 'Търсене',
    word: 'zakuska',
    foundWord: /^\d+\sотзива? с „zakuska“$/,
    foundNone: 'Няма отзиви с „жираф“',
    showAll: 'Покажете всички',
    withWords: /отзива? с текст$/,
    unknown: 'Тази връзка не отваря престой',
  },
  en: {
    prefix: '/en',
    heading: /^What was .* like\?$/,
    write: 'Write a review',
    send: 'Send the review',
    resend: 'Send the changes',
    scoreMissing: 'Choose a score from 1 to 10.',
    nameMissing: 'Write a name to sign with.',
    staff: 'Staff',
    stars: '5 Stars',
    family: 'Family',
    title: 'Headline',
    liked: 'What did you like?',
    disliked: 'What did you not like?',
    name: 'Name under the review',
    thanks: 'Thank you!',
    edit: 'Change it',
    published: 'Your review is published',
    early: 'It is too early for a review',
    reviews: 'Reviews',
    verified: 'Verified stay',
    demo: 'Demo review',
    answer: 'Reply from the property',
    families: /^Families \(\d+\)$/,
    next: 'Next',
    secondPage: /^Page 2\sof/,
    language: 'Language',
    how: 'Where reviews come from',
    search: 'Search the reviews',
    searchGo: 'Search',
    word: 'закуска',
    foundWord: /^\d+\sreviews? with “закуска”$/,
    foundNone: 'No reviews with “жираф”',
    showAll: 'Show all',
    withWords: /written reviews?$/,
    unknown: 'This link does not open a stay',
  },
} as const

for (const language of walkedIn('bg')) {
  const site = sites[language]

  test(`a stay is reviewed, read by staff and shown (${language})`, async ({ page, request }) => {
    const complaints = listen(page)
    const { reference, key, hotelUrl } = await bookStay(request)
    const given = new URL(office('link', reference))
    const link = site.prefix + given.pathname + given.search

    await page.goto(link)
    await expect(page.getByRole('heading', { name: site.early })).toBeVisible()
    run('e2e/end-stay.ts', reference)

    await page.goto(`${site.prefix}/booking/${reference}?key=${key}`)
    await page.getByRole('link', { name: site.write }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.heading)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await page.getByLabel(site.name).fill(' ')
    await page.getByRole('button', { name: site.send }).click()
    await expect(page.getByText(site.scoreMissing)).toBeVisible()
    await expect(page.getByText(site.nameMissing)).toBeVisible()
    await expect(page.getByRole('radio', { name: '1', exact: true })).toBeFocused()
    await expectAccessible(page, { within: 'main' })

    // By keyboard: the arrow keys walk over the marks.
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: '10', exact: true })).toBeChecked()
    await page.getByRole('group', { name: site.staff }).getByRole('radio', { name: site.stars }).check({ force: true })
    await page.getByRole('radio', { name: site.family }).check()
    const title = `E2E ${reference}`
    await page.getByLabel(site.title).fill(title)
    await page.getByLabel(site.liked).fill('Тишина и <b>море</b>.')
    await page.getByLabel(site.name).fill('Мира')

    // What is typed outlives a reload.
    await page.reload()
    await expect(page.getByLabel(site.liked)).toHaveValue('Тишина и <b>море</b>.')
    await expect(page.getByRole('radio', { name: '10', exact: true })).toBeChecked()
    await page.getByRole('button', { name: site.send }).click()
    await expect(page.getByRole('heading', { name: site.thanks })).toBeFocused()

    // Until it is read it can be changed.
    await page.getByRole('button', { name: site.edit }).click()
    await page.getByLabel(site.disliked).fill('Паркингът.')
    await page.getByRole('button', { name: site.resend }).click()
    await expect(page.getByRole('heading', { name: site.thanks })).toBeVisible()

    const listed = office('list')
    const id = new RegExp(`#(\\d+)  .*booking ${reference}`).exec(listed)?.[1] ?? ''
    expect(listed).toContain(title)
    office('publish', id)
    office('answer', id, '--text', 'Благодарим!', '--language', 'bg')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: site.published })).toBeVisible()

    await expect
      .poll(async () => (await (await request.get(`${site.prefix}${hotelUrl}`)).text()).includes(title))
      .toBe(true)
    await page.goto(`${site.prefix}${hotelUrl}`)
    const reviews = page.getByRole('region', { name: site.reviews })
    const mine = reviews.getByRole('listitem').filter({ hasText: title })
    await expect(mine.getByText(site.verified)).toBeVisible()
    await expect(mine.getByText('Тишина и <b>море</b>.')).toBeVisible()
    await expect(mine.getByText(site.answer)).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'Hotel')).toMatchObject({
      aggregateRating: { ratingValue: 10 },
    })
    expect(complaints).toEqual([])
  })
}

for (const language of walkedIn('en')) {
  const site = sites[language]

  test(`reviews are filtered, turned over and explained (${language})`, async ({ page, request }) => {
    const complaints = listen(page)
    await page.goto(`${site.prefix}${await findReviewedHotel(request)}`)
    const reviews = page.getByRole('region', { name: site.reviews })
    await expect(reviews.getByText(site.demo).first()).toBeVisible()
    await wake(reviews)
    await reviews.getByRole('button', { name: site.next }).click()
    await expect(reviews.getByText(site.secondPage)).toBeVisible()
    const families = reviews.getByRole('button', { name: site.families })
    await families.click()
    await expect(families).toHaveAttribute('aria-pressed', 'true')
    await reviews.getByRole('combobox', { name: site.language }).selectOption('en')
    await expect(reviews.getByRole('listitem').locator('[lang=en] >> nth=0').first()).toBeVisible()
    await expect(reviews.getByRole('listitem').locator('div[lang=bg]')).toHaveCount(0)
    await reviews.getByText(site.how).click()
    await expectAccessible(page, { within: '#reviews' })
    expect(complaints).toEqual([])
  })

  test(`reviews are searched by a word (${language})`, async ({ page, request }) => {
    const complaints = listen(page)
    await page.goto(`${site.prefix}${await findReviewedHotel(request)}`)
    const reviews = page.getByRole('region', { name: site.reviews })
    await wake(reviews)
    const box = reviews.getByRole('searchbox', { name: site.search })
    await box.fill(site.word)
    await box.press('Enter')
    const found = reviews.getByText(site.foundWord)
    await expect(found).toBeVisible()
    await expect(found).toHaveAttribute('aria-live', 'polite')
    await expect(box).toBeFocused()
    const items = reviews.getByRole('list').last().getByRole('listitem')
    for (const item of await items.all()) await expect(item.locator('mark').first()).toBeVisible()
    expect(await reviews.locator('mark').count()).toBeGreaterThan(0)
    await expectAccessible(page, { within: '#reviews' })

    const families = reviews.getByRole('button', { name: site.families })
    if (await families.isVisible()) {
      await families.click()
      await expect(families).toHaveAttribute('aria-pressed', 'true')
    }
    await box.fill('жираф')
    await reviews.getByRole('button', { name: site.searchGo, exact: true }).click()
    await expect(reviews.getByText(site.foundNone)).toBeVisible()
    await expectAccessible(page, { within: '#reviews' })
    await reviews.getByRole('button', { name: site.showAll }).click()
    await expect(reviews.locator('mark')).toHaveCount(0)
    await expect(box).toHaveValue('')
    await expect(reviews.getByText(site.withWords)).toBeFocused()
    expect(complaints).toEqual([])
  })

  test(`a link that opens nothing says so (${language})`, async ({ page }) => {
    await page.goto(`${site.prefix}/review/22222222?key=nothing`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.unknown)
    await expectAccessible(page, { within: 'main' })
  })
}

/** A word to the office, as an operator would say it. */
function office(...words: string[]): string {
  return run('src/server/office/main.ts', 'reviews', ...words)
}

function run(script: string, ...words: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.DATA_DIR ?? '.cache/e2e', NODE_ENV: 'production' }
  return execFileSync('node', ['scripts/run.mjs', script, ...words], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

type Found = { results: { id: number; url: string; review_summary: { count: number } }[] }

async function findReviewedHotel(request: APIRequestContext): Promise<string> {
  const found: Found = await (await request.get('/api/v1/search/?page_size=50')).json()
  return found.results.find((hotel) => hotel.review_summary.count > 20)?.url ?? ''
}

/** Books a stay far ahead that is paid at the property, by the API. */
async function bookStay(request: APIRequestContext): Promise<{ reference: string; key: string; hotelUrl: string }> {
  const stay = { checkin: daysFromNow(120), checkout: daysFromNow(123) }
  const post = async (path: string, body: object) => (await request.post(`/api/v1/${path}`, { data: body })).json()
  const query = new URLSearchParams({ ...stay, pay_at_property: 'true', page_size: '20' })
  const found: Found = await (await request.get(`/api/v1/search/?${query}`)).json()
  for (const hotel of found.results) {
    const asked = { ...stay, hotel_id: hotel.id, rooms: [{ adults: 2 }] }
    const { offers } = await post('generate_hotel_offers/', asked)
    const offer = offers.find((one: { payment_type: string }) => one.payment_type === 'property')
    const session = await post('checkout_sessions/', { offer_id: offer?.offer_id ?? 'none' })
    if (!session.id) continue
    const person = { first_name: 'Мира', last_name: 'Пробова' }
    await request.patch(`/api/v1/checkout_sessions/${session.id}/`, {
      data: {
        holder: { ...person, email: 'mira@example.com', phone: '+359888000000' },
        guests: [{ room: 1, ...person }],
        accepted_terms: true,
      },
    })
    const order = { checkout_session: session.id, price_hash: session.price_hash }
    const { reference, access_key: key } = await post('bookings/', order)
    return { reference, key, hotelUrl: hotel.url }
  }
  throw new Error('No stay can be booked')
}
