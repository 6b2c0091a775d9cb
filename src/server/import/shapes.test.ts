import { describe, expect, it } from 'vitest'
import { findCountryCode } from './country-names.ts'
import { hotelShapes, parseTime } from './hotel-shapes.ts'
import { parseStars } from './hotel-words.ts'
import { ownShape } from './own-format.ts'
import { placeShapes } from './place-shapes.ts'
import type { Reading, Shape } from './reading.ts'
import { checkHotel, checkPlace } from './records.ts'

function read(shapes: readonly Shape[], row: Record<string, unknown>): Reading {
  const shape = shapes.find((each) => each.fits(row))
  if (!shape) throw new Error('No shape fits.')
  return shape.read(row)
}

function draftOf(reading: Reading) {
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}

const house = { id: 'osm/n1', cc: 'AT', kind: 'guest_house', name: 'Alpenrose', lat: 47.2, lon: 11.4 }

describe('hotels', () => {
  it('come from flat OpenStreetMap rows', () => {
    const row = { ...house, stars: '4S', street: 'Dorfstraße', no: '7', post: '6020', city: 'Innsbruck', rooms: '18' }
    expect(draftOf(read(hotelShapes, row))).toMatchObject({
      rooms: 18,
      record: {
        source_id: 'osm/n1',
        kind: 'guest_house',
        stars: 4.5,
        name_en: 'Alpenrose',
        address_en: 'Dorfstraße 7, 6020 Innsbruck',
        country_code: 'AT',
        city: 'Innsbruck',
      },
    })
  })

  it('keep a Cyrillic name as the Bulgarian one, and need no other', () => {
    const { record } = draftOf(read(hotelShapes, { ...house, name: 'Алпийска роза' }))
    expect(record).toMatchObject({ name_bg: 'Алпийска роза', name_en: undefined })
    expect(checkHotel(record)).toHaveProperty('record')
  })

  it('come from Overpass elements', () => {
    const element = {
      type: 'way',
      id: 77,
      center: { lat: 42.1, lon: 24.7 },
      tags: { tourism: 'hotel', name: 'Тепе', 'name:en': 'Tepe', 'addr:country': 'BG' },
    }
    expect(draftOf(read(hotelShapes, element)).record).toMatchObject({
      source_id: 'osm/w77',
      name_bg: 'Тепе',
      name_en: 'Tepe',
      latitude: 42.1,
    })
  })

  it('come from GeoJSON, of OpenStreetMap or with columns, in the middle of what they cover', () => {
    const geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [24, 42],
          [24.2, 42],
          [24.2, 42.4],
          [24, 42],
        ],
      ],
    }
    const tagged = { type: 'Feature', id: 'way/7', geometry, properties: { tourism: 'hotel', name: 'Тепе' } }
    expect(draftOf(read(hotelShapes, tagged)).record).toMatchObject({
      source_id: 'osm/w7',
      latitude: 42.2,
      longitude: 24.1,
    })
    const listed = {
      ...tagged,
      id: 9,
      properties: { name: 'Tepe', town: 'Plovdiv', country: 'bg', tz: 'Europe/Sofia' },
    }
    expect(draftOf(read(hotelShapes, listed)).record).toMatchObject({
      source_id: '9',
      country_code: 'BG',
      city: 'Plovdiv',
      timezone: 'Europe/Sofia',
      latitude: 42.2,
    })
  })

  it('come from guide listings, without the flags that nobody checked', () => {
    const listing = {
      id: 5,
      name: 'Harbour Backpackers',
      title: 'London/Camden',
      city: 'Hornchurch',
      country: 'United Kingdom',
      description: "A ''small'' hostel by the [[Regent's Canal|canal]]. It has 12 rooms.",
      url: 'www.example.com',
      checkin: '3PM to 6PM',
      free_breakfast: true,
      lat: 51.5,
      lon: -0.1,
    }
    const { record, rooms } = draftOf(read(hotelShapes, listing))
    expect(rooms).toBe(12)
    expect(record).toMatchObject({
      kind: 'hostel',
      country_code: 'GB',
      city: 'London',
      website: 'http://www.example.com',
      check_in_from: '15:00',
      texts: { en: { summary: 'A small hostel by the canal.' } },
    })
    expect(record).not.toHaveProperty('amenities')
  })

  it.each([
    [{ ...house, kind: 'camp_site' }, /camp_site/],
    [{ ...house, lat: 'north' }, /^lat/],
    [{ ...house, kind: 'hotel', lon: null }, /^lon/],
  ])('are refused with the field that is wrong', (row, reason) => {
    expect(read(hotelShapes, row)).toEqual({ problem: expect.stringMatching(reason) })
  })

  const room = { code: 'DBL', base_occupancy: 2, max_adults: 2, max_children: 0, max_occupancy: 2 }
  it.each([
    [{ latitude: 95 }, /^latitude/],
    [{ name_en: ' ' }, /no name/],
    [{ timezone: 'Mars/Phobos' }, /Mars\/Phobos/],
    [{ amenities: ['helipad'] }, /helipad/],
    [
      { room_types: [{ ...room, amenities: ['wifi', 'hologram'] }] },
      /^room_types\.amenities: "hologram" is not known$/,
    ],
    [{ room_types: [{ ...room, amenities: 'wifi' }] }, /amenities/],
    [{ check_in_from: '25:00' }, /25:00/],
    [{ currency: 'XAU' }, /XAU/],
    [{ name_en: 'A\u0000B' }, /not text/],
  ])('are checked before they are written: %j', (change, reason) => {
    const record = { source_id: 'x', name_en: 'X', latitude: 42, longitude: 23, ...change }
    expect(checkHotel(record)).toEqual({ problem: expect.stringMatching(reason) })
  })

  it('come from our own CSV, whose cells are text', () => {
    const row = {
      source_id: 'r1',
      name_bg: 'Рила',
      stars: '3.5',
      latitude: '42,13',
      longitude: '23.3',
      amenities: 'wifi | sauna',
      summary_bg: 'В гората.',
      rooms: '20',
      phone: '',
    }
    const { record, rooms } = draftOf(ownShape('hotels', true).read(row))
    expect(rooms).toBe(20)
    expect(checkHotel(record)).toMatchObject({
      record: { stars: 3.5, latitude: 42.13, amenities: ['wifi', 'sauna'], texts: { bg: { summary: 'В гората.' } } },
    })
  })
})

describe('places', () => {
  it('come from Bulgarian settlements, under their province', () => {
    const row = { ekatte: '00357', t: 'town', bg: 'Нови Искър', prov: 'София (столица)', lat: 42.8, lon: 23.3, pop: 14 }
    expect(draftOf(read(placeShapes, row))).toMatchObject({
      record: { source_id: 'ekatte/00357', kind: 'city', name_en: 'Novi Iskar', timezone: 'Europe/Sofia' },
      region: { name_bg: 'област София-град' },
    })
  })

  it('come from cities of the world, with or without a Bulgarian name', () => {
    const row = {
      id: 9,
      en: 'Opuwo',
      cc: null,
      country: 'Namibia',
      st: 'Kunene',
      lat: -18,
      lon: 13.8,
      pop: 7,
      tz: null,
    }
    const { record, region } = draftOf(read(placeShapes, row))
    expect(region).toEqual({ name_en: 'Kunene' })
    expect(checkPlace({ ...record })).toMatchObject({ record: { country_code: 'NA', name_en: 'Opuwo' } })
  })

  it('come from airports whose country has lost its code', () => {
    const row = {
      iata: 'BYK',
      name: 'Bouaké Airport',
      city: 'Bouake',
      country: "Cote d'Ivoire",
      cc: null,
      lat: 7,
      lon: -5,
    }
    expect(draftOf(read(placeShapes, row)).record).toMatchObject({ iata: 'BYK', country_code: 'CI', kind: 'airport' })
    expect(read(placeShapes, { ...row, iata: 'DU9' })).toEqual({ problem: expect.stringMatching(/^iata/) })
    expect(read(placeShapes, { ...row, country: 'Atlantis' })).toEqual({ problem: expect.stringMatching(/Atlantis/) })
  })

  it('come from lists of countries, which gain the names people type', () => {
    const row = { cca2: 'US', en: 'United States', bg: 'Съединени щати', latlng: [38, -97] }
    expect(draftOf(read(placeShapes, row)).record).toMatchObject({
      kind: 'country',
      alternate_names: expect.arrayContaining(['САЩ', 'USA']),
    })
  })
})

it.each([
  ['United Kingdom', 'GB'],
  ['the Netherlands', 'NL'],
  ['Congo (Kinshasa)', 'CD'],
  ['Saint Vincent and the Grenadines', 'VC'],
  ['Saint Kitts and Nevis', 'KN'],
  ['Франция', 'FR'],
  ['United Nations', undefined],
])('the country of "%s" is %s', (name, code) => {
  expect(findCountryCode(name)).toBe(code)
})

it.each([
  ['3', 3],
  ['4.5', 4.5],
  ['4 superior', 4.5],
  ['5S', 5],
  ['0', undefined],
  ['many', undefined],
])('"%s" are %s stars', (text, stars) => {
  expect(parseStars(text)).toBe(stars)
})

it.each([
  ['12 noon', '12:00'],
  ['2.00 pm', '14:00'],
  ['14.30', '14:30'],
  ['12AM', '00:00'],
  ['after breakfast', undefined],
  ['from 7', undefined],
])('"%s" is %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})
