import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { searchAnswerSchema } from '../../contract/hotels.ts'
import { suggest } from '../suggestions/suggestions.service.ts'
import { catchUpSearch } from './warm-up.service.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => fixtureNow })

async function search(query: Record<string, string>): Promise<string[]> {
  const { results } = searchAnswerSchema.parse((await app.inject({ url: '/api/v1/search/', query })).json())
  return results.map(({ name }) => name).sort()
}

test('the first search after the catalogue was followed knows all of it, with dates and without', async () => {
  const stay = { checkin: '2027-04-10', checkout: '2027-04-13' }
  const named = (name: string) => fixtureHotel({ source_id: name, name_bg: name, name_en: name })
  await writeFixture(db, [named('Alpha')])
  expect([await search(stay), await search({})]).toEqual([['Alpha'], ['Alpha']])
  await suggest(db, 'Omega', 'en')
  await writeFixture(db, [named('Alpha'), named('Omega')])
  await catchUpSearch(db, fixtureNow)
  expect([await search(stay), await search({})]).toEqual([
    ['Alpha', 'Omega'],
    ['Alpha', 'Omega'],
  ])
  expect(JSON.stringify(await suggest(db, 'Omega', 'en'))).toContain('Omega')
})
