import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { type ReviewList, reviewListSchema } from '../../contract/reviews.ts'

const { db } = await openTestDatabase()
const buyer = createBuyer(await openTestApp(db, { clock: () => fixtureNow }))
const [hotelId = 0, otherId = 0] = await writeFixture(db, [fixtureHotel(), fixtureHotel({ source_id: 'other-house' })])

const silence = { title: null, liked: null, disliked: null, body: null, language: 'bg' }
await db
  .insertInto('review')
  .values(
    [
      { ...silence, score: 9, traveller: 'couple', liked: 'Закуската на терасата.' },
      { ...silence, score: 8, traveller: 'family', language: 'en', liked: 'Breakfast & Wi-Fi' },
      { ...silence, score: 7, traveller: 'family', title: 'Закуски', disliked: 'Далеч от морето.' },
      { ...silence, score: 6, traveller: 'solo', title: 'Закуска' },
    ].map((words) => ({ ...words, hotel_id: hotelId, author: 'Гост', stayed_in: '2027-01-01' })),
  )
  .execute()

async function search(q: string, more: Record<string, string> = {}, id = hotelId): Promise<ReviewList> {
  const query = new URLSearchParams({ q, sort: 'best', ...more })
  const response = await buyer.send('GET', `hotels/${id}/reviews/?${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return reviewListSchema.parse(response.json())
}

test.each(['закуска', 'ЗАКУСКИ', ' zakuska '])(
  '“%s” finds the reviews with the word and says where it stands',
  async (q) => {
    const found = await search(q)
    expect([found.count, found.summary.count, found.summary.score]).toEqual([3, 4, 7.5])
    expect(found.results.map(({ matches }) => matches)).toEqual([
      { liked: [[0, 9]] },
      { title: [[0, 7]] },
      { title: [[0, 7]] },
    ])
  },
)

test('a search goes together with the filters, whose counts are under it, and with paging', async () => {
  const { summary } = await search('закуска')
  expect(summary.travellers.map(({ value, count }) => [value, count])).toEqual([
    ['family', 1],
    ['couple', 1],
    ['solo', 1],
  ])
  expect(summary.languages).toEqual([{ value: 'bg', count: 3 }])
  expect((await search('закуска', { traveller: 'family' })).results).toMatchObject([{ title: 'Закуски' }])
  expect((await search('закуска', { language: 'en' })).count).toBe(0)
  expect((await search('закуска', { with_text: 'true' })).count).toBe(2)
  const second = await search('закуска', { page_size: '1', page: '2' })
  expect([second.count, second.results[0]?.title, second.previous]).toEqual([
    3,
    'Закуски',
    expect.stringContaining('q=%D0%B7'),
  ])
})

test('all words have to be there; punctuation, other houses and words inside others are no match', async () => {
  expect((await search('море закуска')).results).toMatchObject([{ matches: { title: [[0, 7]], disliked: [[9, 15]] } }])
  expect((await search('wifi')).results).toMatchObject([{ matches: { liked: [[12, 17]] } }])
  for (const q of ['море wifi', 'куска', '%_!', 'басейн']) {
    expect(await search(q), q).toMatchObject({
      count: 0,
      results: [],
      summary: { count: 4, travellers: [], languages: [] },
    })
  }
  expect((await search('закуска', {}, otherId)).count).toBe(0)
})

test('no words are no search, and too many are refused in the reader’s language', async () => {
  const all = await search('  ')
  expect([all.count, all.results.some((review) => 'matches' in review)]).toEqual([4, false])
  for (const [q, sentence] of [
    ['x'.repeat(61), 'Най-много 60 знака.'],
    ['a%00b', expect.stringMatching(/[а-я]/)],
  ]) {
    const refused = await buyer.send('GET', `hotels/${hotelId}/reviews/?q=${q}`, undefined, { 'accept-language': 'bg' })
    expect([refused.statusCode, refused.json()]).toEqual([400, { q: [sentence] }])
  }
})
