import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { barePublicConfig } from '../../../test/public-config.ts'
import { hotelDetailSchema } from '../../contract/hotels.ts'
import { offersAnswerSchema } from '../../contract/offers.ts'
import { createRenderer } from '../../web/entry.server.tsx'

const { db } = await openTestDatabase()
const renderer = await createRenderer(barePublicConfig)
const app = await openTestApp(db, {
  clock: () => fixtureNow,
  pages: {
    renderer: async () => renderer,
    findAssets: () => ({
      startScript: '',
      styles: [],
      inlineStyle: '',
      entry: undefined,
      preloads: [],
      fonts: [],
      icon: undefined,
    }),
  },
})
const house = fixtureHotel()
const [double, suite] = house.room_types ?? []
if (!double || !suite) throw new Error('The fixture has no two rooms.')
const [id = 0] = await writeFixture(db, [
  {
    ...house,
    room_types: [
      {
        ...double,
        name_en: null,
        description_en: 'By the stairs.',
        amenities: [
          'wifi',
          'iron',
          'private_bathroom',
          'sea_view',
          'shower',
          'minibar',
          'balcony',
          'wifi',
          'coffee_tea',
        ],
      },
      { ...suite, name_bg: null, amenities: ['kitchenette', 'shared_bathroom'] },
      { ...double, code: 'OLD', name_bg: null, name_en: null },
    ],
  },
])

async function roomsIn(language: string) {
  const answer = await app.inject({ url: `/api/v1/hotels/${id}/`, headers: { 'accept-language': language } })
  return hotelDetailSchema.parse(answer.json()).rooms
}

describe('a hotel’s rooms', () => {
  test('tell what is in them in the reader’s language, in groups and the most telling first', async () => {
    const [room, kitchen, bare] = await roomsIn('en')
    expect(room?.amenities.map(({ group_name, items }) => [group_name, ...items.map(({ name }) => name)])).toEqual([
      ['View and outdoors', 'Sea view', 'Balcony'],
      ['Bathroom', 'Private bathroom', 'Shower'],
      ['In the room', 'Free Wi-Fi'],
      ['Kitchen and household', 'Minibar', 'Coffee and tea', 'Iron'],
    ])
    const main = ['Sea view', 'Balcony', 'Private bathroom', 'Minibar', 'Coffee and tea']
    expect(room?.main_amenities.map(({ name }) => name)).toEqual(main)
    expect(kitchen?.main_amenities.map(({ code }) => code)).toEqual(['shared_bathroom', 'kitchenette'])
    expect(bare).toMatchObject({ amenities: [], main_amenities: [] })
    const [bulgarian] = await roomsIn('bg')
    expect(bulgarian?.amenities[0]).toEqual({
      group: 'view',
      group_name: 'Изглед и на открито',
      items: [
        { code: 'sea_view', name: 'Изглед към морето' },
        { code: 'balcony', name: 'Балкон' },
      ],
    })
  })

  test('say in which language their names and words came', async () => {
    const told = async (language: string) =>
      (await roomsIn(language)).map((room) => [room.name, room.text_language, room.description_language])
    expect(await told('en')).toEqual([
      ['Двойна стая', 'bg', 'en'],
      ['Suite', 'en', 'en'],
      ['OLD', 'en', 'en'],
    ])
    expect(await told('bg')).toEqual([
      ['Двойна стая', 'bg', 'en'],
      ['Suite', 'en', 'bg'],
      ['OLD', 'bg', 'bg'],
    ])
  })

  test('say so in an offer too', async () => {
    const told = async (language: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/generate_hotel_offers/',
        headers: { 'accept-language': language },
        payload: { hotel_id: id, checkin: '2027-04-10', checkout: '2027-04-13', rooms: [{ adults: 2 }] },
      })
      const { offers } = offersAnswerSchema.parse(answer.json())
      return new Map(offers.flatMap(({ rooms }) => rooms.map((room) => [room.name, room.text_language])))
    }
    expect(Object.fromEntries(await told('en'))).toMatchObject({ 'Двойна стая': 'bg', Suite: 'en' })
    expect(Object.fromEntries(await told('bg'))).toMatchObject({ 'Двойна стая': 'bg', Suite: 'en' })
  })

  test('leave out what the vocabulary has no longer', async () => {
    const old = db.updateTable('room_type').where('hotel_id', '=', id).where('code', '=', 'OLD')
    await old.set({ amenities: ['hologram'] }).execute()
    expect((await roomsIn('bg'))[2]).toMatchObject({ room_type: 'OLD', amenities: [], main_amenities: [] })
  })
})

describe('the page of a hotel', () => {
  const pageIn = async (prefix: string) => {
    const answer = await app.inject({
      url: `${prefix}/hotels/bulgaria/${id}`,
      headers: { 'accept-encoding': 'identity' },
    })
    expect(answer.statusCode).toBe(200)
    // Each text stands alone in an element of its own: those that say nothing of their language count for nothing here.
    return answer.body.replaceAll(/<span><\/span>/g, '').replaceAll(/<span>([^<]*)<\/span>/g, '$1')
  }

  test('names a room that has only the other language’s name in that language, and only there', async () => {
    const [bulgarian, english] = [await pageIn(''), await pageIn('/en')]
    expect(english).toContain('<h3><span lang="bg">Двойна стая</span></h3>')
    expect(english).toContain('<h3>Suite</h3>')
    expect(bulgarian).toContain('<h3>Двойна стая</h3>')
    expect(bulgarian).toContain('<h3><span lang="en">Suite</span></h3>')
    expect(bulgarian).toMatch(/<p class="[^"]*" lang="en">By the stairs\.<\/p>/)
  })

  test('shows what tells a room from others as a line, and the whole list behind it where there is more', async () => {
    const [bulgarian, english] = [await pageIn(''), await pageIn('/en')]
    expect(english).toContain(
      '<li>Sea view</li><li>Balcony</li><li>Private bathroom</li><li>Minibar</li><li>Coffee and tea</li>',
    )
    expect(english.match(/<summary>(?:<span>)?All/g)).toHaveLength(1)
    expect(english).toMatch(/<summary>(?:<span>)?All 8\u00a0amenities<span[^>]*>: <span lang="bg">Двойна стая<\/span>/)
    expect(bulgarian).toContain('Всички 8\u00a0удобства')
    expect(bulgarian).toContain('<li>Обща баня</li><li>Кухненски кът</li>')
    expect(bulgarian).not.toMatch(/Sea view|Balcony|Shared bathroom/)
  })
})
