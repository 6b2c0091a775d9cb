import { expect, test } from 'vitest'
import type { ParsedHotelRecord } from '../../src/contract/catalogue-file.ts'
import { orderForSeason, pictureSeasonOn } from '../../src/domain/picture-seasons.ts'
import { createPlaceRecords } from '../places/all-places.ts'
import { isScene } from '../scenes/scene.ts'
import { inventHotels } from './all-hotels.ts'
import { createHotelRecord } from './record.ts'

type Pictured = Pick<ParsedHotelRecord, 'source_id' | 'latitude' | 'images'>

const hotels = inventHotels().map((hotel) => createHotelRecord(hotel, '2026-06-01'))
const shown: Pictured[] = [...hotels, ...createPlaceRecords().filter(({ images }) => images.length > 0)]

function coverOf({ images, latitude }: Pictured, day: string) {
  const [cover] = orderForSeason(images, pictureSeasonOn(day, latitude))
  const scene = (cover?.source as { scene?: unknown } | undefined)?.scene
  if (!cover || !isScene(scene)) throw new Error('A hotel or place of the demo has no cover')
  return { season: scene.season, words: cover.alt_en ?? '' }
}

test('no hotel and no place is shown in the snow for a stay in July', () => {
  const snowy = shown.filter((each) => {
    const { season, words } = coverOf(each, '2027-07-10')
    return season === 'winter' || words.includes('in the snow')
  })
  expect(snowy.map(({ source_id }) => source_id)).toEqual([])
})

test('every hotel of Bansko is shown in the snow for a stay in January', () => {
  const inBansko = hotels.filter(({ place }) => place === 'bansko')
  expect(inBansko.length).toBeGreaterThan(5)
  expect(inBansko.map((hotel) => coverOf(hotel, '2027-01-15').season)).toEqual(inBansko.map(() => 'winter'))
})

test('in July no picture of the season that a gallery begins with shows snow', () => {
  const fitting = hotels.flatMap(({ images }) => images.filter(({ season }) => season !== 'winter'))
  expect(fitting.filter(({ alt_en }) => alt_en?.includes('in the snow'))).toEqual([])
})
