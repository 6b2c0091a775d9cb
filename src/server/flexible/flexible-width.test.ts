import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { writeRandomCatalogue } from '../../../test/random-catalogue.ts'
import { flexibleDaysSchema, flexibleStaysSchema } from '../../contract/flexible.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => new Date('2027-03-01T13:00:00Z') })
await writeRandomCatalogue(db, { seed: 21, count: 126 })

const asked = {
  dates: { checkin: '2027-03-10', checkout: '2027-03-12' },
  weeks: { month: '2027-03', nights: '3' },
  days: { from: '2027-03-10', to: '2027-03-20' },
}

async function ask(what: keyof typeof asked, rooms: string) {
  const response = await app.inject({ url: `/api/v1/flexible/${what}/`, query: { ...asked[what], rooms } })
  const answer =
    what === 'days' ? flexibleDaysSchema.parse(response.json()) : flexibleStaysSchema.parse(response.json())
  const prices = 'days' in answer ? answer.days : answer.stays
  return { tooWide: answer.too_wide, priced: prices.some(({ price }) => price !== null), told: prices.length > 0 }
}

const answered = { tooWide: false, priced: true, told: true }
const refused = { tooWide: true, priced: false, told: false }

test.each([
  ['dates', '2', answered],
  ['weeks', '2', answered],
  ['dates', '2;2', answered],
  ['dates', '2;2;2', refused],
  ['days', '2', refused],
] as const)('%s of a large region for %j: %j', async (what, rooms, expected) => {
  expect(await ask(what, rooms)).toEqual(expected)
})
