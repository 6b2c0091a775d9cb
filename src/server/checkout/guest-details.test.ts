import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer, traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { resetHouse } from '../../../test/stock.ts'
import type { CheckoutSession } from '../../contract/checkout.ts'

const { db } = await openTestDatabase()
const app = await openTestApp(db, { clock: () => fixtureNow })
const buyer = createBuyer(app)
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 9, suite: 9 })])
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }
/** Two rooms: three places in the first (a child among them), one in the second. */
const party = { ...stay, rooms: [{ adults: 2, children_ages: [6] }, { adults: 1 }] }
let session: CheckoutSession

beforeEach(async () => {
  await resetHouse(db, 10_000)
  session = await buyer.hold((await buyer.findOffer(party)).offer_id)
})

const patch = (body: object, language = 'en') =>
  buyer.send('PATCH', `checkout_sessions/${session.id}/`, body, { 'accept-language': language })
const holder = (change: object) => ({ holder: { ...traveller, ...change } })
const guest = (room: unknown, change: object = {}) => ({ room, first_name: 'Ана', last_name: 'Ив', ...change })

const required = { en: 'This field is required.', bg: 'Това поле е задължително.' }
const blank = { en: 'This field may not be blank.', bg: 'Това поле не може да бъде празно.' }
const notText = { en: 'Not a valid string.', bg: 'Въведете текст.' }
const badMail = { en: 'Enter a valid email address.', bg: 'Въведете валиден имейл адрес.' }
const badPhone = { en: 'Enter a valid phone number.', bg: 'Въведете валиден телефонен номер.' }
const nothing = { en: 'This field may not be null.', bg: 'Това поле не може да бъде празна стойност.' }
const atMost = (limit: number) => ({
  en: `Ensure this field has no more than ${limit} characters.`,
  bg: `Най-много ${limit} знака.`,
})

/** The body that is sent, the path of the field that is refused, and its sentence. */
const refusals: [string, object, string[], { en: string; bg: string }][] = [
  ['no surname', holder({ last_name: undefined }), ['holder', 'last_name'], required],
  ['a blank name', holder({ first_name: ' \t ' }), ['holder', 'first_name'], blank],
  ['a name that is a number', holder({ first_name: 7 }), ['holder', 'first_name'], notText],
  ['a name with a null character', holder({ first_name: 'Ана\0' }), ['holder', 'first_name'], notText],
  ['a name with half a character', holder({ last_name: 'Ив\ud83d' }), ['holder', 'last_name'], notText],
  ['a name of 81 letters', holder({ last_name: 'Я'.repeat(81) }), ['holder', 'last_name'], atMost(80)],
  ['an address without @', holder({ email: 'desi.example.com' }), ['holder', 'email'], badMail],
  ['an address with two @', holder({ email: 'desi@@example.com' }), ['holder', 'email'], badMail],
  ['an address with a line break', holder({ email: 'desi@example.com\nBcc: a@b.bg' }), ['holder', 'email'], badMail],
  ['a number with letters', holder({ phone: '0888 CALL ME' }), ['holder', 'phone'], badPhone],
  ['a number of five digits', holder({ phone: '12345' }), ['holder', 'phone'], badPhone],
  ['no holder at all', { holder: null }, ['holder'], nothing],
  ['too many words', { special_requests: 'я'.repeat(1001) }, ['special_requests'], atMost(1000)],
  ['words with a null character', { special_requests: 'Моля\0' }, ['special_requests'], notText],
  ['a time with a null character', { arrival_time: '\0' }, ['arrival_time'], notText],
  ['a code with a null character', { promo_code: '\0' }, ['promo_code'], notText],
  [
    'terms that are a word',
    { accepted_terms: 'yes' },
    ['accepted_terms'],
    { en: 'Must be a valid boolean.', bg: 'Изберете да или не.' },
  ],
  [
    'another language',
    { language: 'de' },
    ['language'],
    { en: '"de" is not a valid choice.', bg: '„de“ не е сред възможностите.' },
  ],
  [
    'a guest without a name',
    { guests: [guest(1), guest(2, { first_name: '' })] },
    ['guests', '1', 'first_name'],
    blank,
  ],
  [
    'a guest in half a room',
    { guests: [guest(1.5)] },
    ['guests', '0', 'room'],
    { en: 'A valid integer is required.', bg: 'Въведете цяло число.' },
  ],
  [
    'a guest in room 0',
    { guests: [guest(0)] },
    ['guests', '0', 'room'],
    {
      en: 'Ensure this value is greater than or equal to 1.',
      bg: 'Стойността трябва да е най-малко 1.',
    },
  ],
  [
    'guests that are no list',
    { guests: { room: 1 } },
    ['guests'],
    {
      en: 'Expected a list of items but got type "dict".',
      bg: 'Очаква се списък, а е получено „dict“.',
    },
  ],
  [
    'a guest in a room that was not chosen',
    { guests: [guest(3)] },
    ['guests'],
    { en: 'The offer has no room 3.', bg: 'В офертата няма стая 3.' },
  ],
  [
    'four guests where three have places',
    { guests: [guest(1), guest(1), guest(1), guest(1)] },
    ['guests'],
    { en: 'Room 1 is for 3 guests.', bg: 'Стая 1 е за 3 гости.' },
  ],
  [
    'two guests in a single',
    { guests: [guest(2), guest(2)] },
    ['guests'],
    { en: 'Room 2 is for 1 guest.', bg: 'Стая 2 е за 1 гост.' },
  ],
]

test('a session is ready once everything that an order needs is filled in, and open again when something is taken back', async () => {
  const state = async (body: object) => (await patch(body)).json().state
  expect(await state(holder({}))).toBe('open')
  expect(await state({ guests: [guest(1)] })).toBe('open')
  expect(await state({ accepted_terms: true })).toBe('open')
  expect(await state({ guests: [guest(1), guest(2)] })).toBe('ready')
  expect(await state({ special_requests: 'Quiet, please' })).toBe('ready')
  expect(await state({ accepted_terms: false })).toBe('open')
})

describe('what is filled in', () => {
  test.each(refusals)(
    '%s is refused on its field in both languages, and nothing is saved',
    async (_, body, path, text) => {
      for (const language of ['en', 'bg'] as const) {
        const response = await patch({ arrival_time: '21:00', ...body }, language)
        expect(response.statusCode, response.body).toBe(400)
        const expected = path.reduceRight<unknown>((inner, field) => ({ [field]: inner }), [text[language]])
        expect(response.json()).toEqual(expected)
      }
      expect(await buyer.readSession(session.id)).toEqual(session)
    },
  )

  test('names of every script, an apostrophe, an emoji and markup are kept as typed', async () => {
    const names = { first_name: "О'Нийл <b>", last_name: '李 ßÉ 👩‍👩‍👧' }
    const saved = await buyer.change(session.id, {
      ...holder({ ...names, country: 'BG' }),
      guests: [guest(1, names)],
      special_requests: '"; DROP TABLE booking; -- {"a":1}\n\\u0000',
    })
    expect(saved.holder).toEqual({ ...traveller, ...names, country: 'BG' })
    expect(saved.guests).toEqual([guest(1, names)])
    expect(saved.special_requests).toBe('"; DROP TABLE booking; -- {"a":1}\n\\u0000')
    expect(await buyer.readSession(session.id)).toEqual(saved)
  })

  test('what is absent stays, what is null goes', async () => {
    await buyer.change(session.id, { special_requests: 'Тихо', arrival_time: '21:00' })
    const kept = await buyer.change(session.id, holder({}))
    expect(kept).toMatchObject({ special_requests: 'Тихо', arrival_time: '21:00' })
    expect(await buyer.change(session.id, { special_requests: null, arrival_time: null })).toMatchObject({
      special_requests: null,
      arrival_time: null,
      holder: traveller,
    })
  })
})

describe('an order before everything is filled in', () => {
  const complete = { holder: traveller, guests: [guest(1), guest(2)], accepted_terms: true }

  test.each([
    ['holder', { holder: undefined }, required],
    [
      'guests',
      { guests: undefined },
      { en: 'Room 1 needs the name of a guest.', bg: 'За стая 1 е нужно име на гост.' },
    ],
    [
      'guests',
      { guests: [guest(1)] },
      { en: 'Room 2 needs the name of a guest.', bg: 'За стая 2 е нужно име на гост.' },
    ],
    ['accepted_terms', { accepted_terms: false }, { en: 'Please accept the terms.', bg: 'Моля, приемете условията.' }],
    [
      'accepted_terms',
      { accepted_terms: undefined },
      { en: 'Please accept the terms.', bg: 'Моля, приемете условията.' },
    ],
  ])('is refused on %s', async (field, missing, text) => {
    await buyer.change(session.id, { ...complete, ...missing })
    for (const language of ['en', 'bg'] as const) {
      const response = await buyer.order(session, { 'accept-language': language })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ [field]: [text[language]] })
    }
    await buyer.change(session.id, complete)
    expect((await buyer.order(session)).statusCode).toBe(201)
  })

  test('terms that were accepted and then refused are not accepted', async () => {
    await buyer.change(session.id, complete)
    await buyer.change(session.id, { accepted_terms: false })
    expect((await buyer.order(session)).json()).toEqual({ accepted_terms: ['Please accept the terms.'] })
  })
})
