import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, writeFixture } from '../../../test/hotel-fixture.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import type { Renderer } from '../../contract/rendering.ts'
import type { PageSource } from '../pages/page-source.ts'

const { db } = await openTestDatabase()
const office = 'office@zefir.test'
const start = new Date('2027-03-01T09:00:00Z')
const watch = { now: start }
const open = (operator: string) =>
  openTestApp(db, {
    clock: () => watch.now,
    deps: { secrets: peopleSecrets },
    settings: operator ? { OPERATOR_EMAIL: operator } : { DEMO: 'off' },
  })
const app = await open(office)
/** What pages were given of refused forms. */
const shown: unknown[] = []
const pages = await openTestApp(db, {
  clock: () => watch.now,
  deps: { secrets: peopleSecrets },
  settings: { OPERATOR_EMAIL: office },
  pages: drawRefusals(),
})
const people = createPeople(app, db)
const [hotelId = 0] = await writeFixture(db, [fixtureHotel()])

let counter = 0
function message(more: object = {}) {
  return {
    name: 'Мира Петрова',
    email: `mira${++counter}@example.com`,
    topic: 'booking',
    message: 'Пристигаме късно.\n<b>Ще ни чака ли някой?</b>',
    ...more,
  }
}
const write = (body: object, { address, language = 'bg' }: { address?: string; language?: string } = {}) =>
  people.send('POST', '/api/v1/contact/', body, {
    headers: { 'accept-language': language },
    ...(address ? { address } : {}),
  })
const toOffice = async () => (await people.mailsTo(office)).map(({ written }) => written)

describe('a message to the agency', () => {
  test('reaches it with all that it needs to answer, and its sender has a copy in the language of the site', async () => {
    const body = message({ booking_reference: 'abcd2345' })
    const answer = await write(body, { language: 'en' })
    expect([answer.statusCode, answer.json()]).toEqual([201, { copy: true }])
    const [ours] = await toOffice()
    expect(ours?.subject).toBe('Моя резервация: Мира Петрова писа от сайта')
    expect(ours?.text).toContain(`Мира Петрова (${body.email}) писа`)
    expect(ours?.text).toContain('Резервация: ABCD2345.')
    expect(ours?.text).toContain(body.message)
    expect(ours?.text).toContain('Сайтът е четен на английски')
    expect(ours?.html).not.toContain('<b>Ще')
    const [copy] = await people.mailsTo(body.email)
    expect(copy?.language).toBe('en')
    expect(copy?.written.text).toContain('topic “My booking”')
    expect(copy?.written.text).toContain(body.message)
    expect(copy?.written.html).not.toContain('<b>Ще')
    const bulgarian = message()
    await write(bulgarian)
    expect((await people.lastMail(bulgarian.email)).startsWith('Здравейте, Мира Петрова')).toBe(true)
  })

  test('is refused by its fields in the language of the page, and nothing is sent', async () => {
    const before = (await toOffice()).length
    const empty = await write({ name: ' ', email: 'not one', message: '', booking_reference: 'Ж!' })
    expect(empty.statusCode).toBe(400)
    expect(empty.json()).toEqual({
      name: ['Това поле не може да бъде празно.'],
      email: ['Въведете валиден имейл адрес.'],
      topic: ['Това поле е задължително.'],
      message: ['Това поле не може да бъде празно.'],
      booking_reference: ['Въведете валидна стойност.'],
    })
    const long = await write(message({ message: 'x'.repeat(4001) }), { language: 'en' })
    expect(long.json()).toEqual({ message: ['Ensure this field has no more than 4000 characters.'] })
    expect((await toOffice()).length).toBe(before)
  })

  test('of a program that fills in what people do not see goes nowhere, and the program is not told', async () => {
    const before = (await toOffice()).length
    const answer = await write(message({ leave_empty: 'https://spam.example' }))
    expect([answer.statusCode, answer.json()]).toEqual([201, { copy: true }])
    expect((await toOffice()).length).toBe(before)
  })

  test('comes from one network five times an hour, and the sixth is told how long to wait', async () => {
    const address = '10.200.0.1'
    const answers = []
    for (let index = 0; index < 6; index++) answers.push((await write(message(), { address })).statusCode)
    expect(answers).toEqual([201, 201, 201, 201, 201, 429])
    const refused = await write(message(), { address, language: 'en' })
    expect(refused.headers['retry-after']).toBe('3600')
    expect(refused.json()).toMatchObject({ code: 'throttled' })
    watch.now = new Date(start.getTime() + 3_600_001)
    expect((await write(message(), { address })).statusCode).toBe(201)
    watch.now = start
  })

  test('gives nobody’s mailbox more than three copies a day, and still arrives', async () => {
    const { email } = message()
    const before = (await toOffice()).length
    const copies = []
    for (let index = 0; index < 5; index++) copies.push((await write(message({ email }))).json().copy)
    expect(copies).toEqual([true, true, true, false, false])
    expect((await people.mailsTo(email)).length).toBe(3)
    expect((await toOffice()).length).toBe(before + 5)
  })

  test('stands in no table but the outbox, sealed', async () => {
    const secret = `тайна${++counter}`
    await write(message({ message: secret }))
    const { rows } = await sql<{ row: string }>`SELECT outgoing_mail::text AS row FROM outgoing_mail`.execute(db)
    expect(rows.some(({ row }) => row.includes(secret))).toBe(false)
    expect((await toOffice())[0]?.text).toContain(secret)
  })
})

describe('a question about a stay', () => {
  const stay = { checkin: '2027-07-10', checkout: '2027-07-14', rooms: '2-9,5;1' }

  test('reaches the agency with the hotel as the catalogue names it, the stay and the link to it, and so does the copy', async () => {
    const body = message({ topic: 'stay', hotel_id: hotelId, hotel: '<i>Друго</i>', ...stay })
    expect((await write(body, { language: 'en', address: '10.201.0.1' })).statusCode).toBe(201)
    const [ours] = await toOffice()
    expect(ours?.subject).toBe('Въпрос за Къща Проба: Мира Петрова писа от сайта')
    expect(ours?.text).toMatch(/^Място: Къща Проба, .+$/m)
    expect(ours?.text).toMatch(/^Дати: 10\D+14 юли 2027\sг\. \(4\sнощувки\)$/m)
    expect(ours?.text).toMatch(/^Гости: стая 1: 2\sвъзрастни, 2\sдеца на 9 и 5 г\.; стая 2: 1\sвъзрастен$/m)
    expect(ours?.text).toMatch(
      new RegExp(`https?://\\S+/hotels/\\w+/${hotelId}\\?checkin=2027-07-10&checkout=2027-07-14&rooms=2-9,5;1$`, 'm'),
    )
    expect(ours?.text).not.toContain('Друго')
    const [copy] = await people.mailsTo(body.email)
    expect(copy?.written.text).toMatch(/^Place: .+$/m)
    expect(copy?.written.text).toMatch(/^Dates: 10\D+14 July 2027 \(4\snights\)$/m)
    expect(copy?.written.text).toMatch(/^Guests: room 1: 2\sadults, 2\schildren aged 9 and 5; room 2: 1\sadult$/m)
    expect(copy?.written.text).toMatch(new RegExp(`/en/hotels/\\w+/${hotelId}\\?checkin`))
  })

  test('may be about the house alone, about days that are over, and about longer stays than are sold', async () => {
    const address = '10.201.0.2'
    await write(message({ hotel_id: hotelId }), { address })
    const [alone] = await toOffice()
    expect(alone?.text).toContain('Място: Къща Проба')
    expect(alone?.text).not.toMatch(/Дати|Гости|checkin/)
    const long = { checkin: '2026-01-01', checkout: '2026-03-01' }
    expect((await write(message({ hotel_id: hotelId, ...long }), { address })).statusCode).toBe(201)
    expect((await toOffice())[0]?.text).toMatch(/^Гости: 2\sвъзрастни$/m)
  })

  test.each([
    [{ hotel_id: 999_999 }, { hotel_id: ['Това място вече не е на сайта.'] }],
    [{ hotel_id: '7' }, { hotel_id: ['Въведете цяло число.'] }],
    [{ checkin: '2027-02-30', checkout: '2027-03-02' }, { checkin: ['Въведете дата във вида ГГГГ-ММ-ДД.'] }],
    [{ checkin: '2027-07-14', checkout: '2027-07-10' }, { checkout: ['Заминаването трябва да е след настаняването.'] }],
    [{ checkin: '2027-07-14' }, { checkout: ['Това поле е задължително.'] }],
    [{ checkout: '2027-07-14' }, { checkin: ['Това поле е задължително.'] }],
    [{ ...stay, rooms: 'many' }, { rooms: [expect.stringMatching(/^Запишете гостите/)] }],
  ])('is refused by field when there is no such hotel or stay: %j', async (wrong, problems) => {
    const before = (await toOffice()).length
    const answer = await write(message({ hotel_id: hotelId, ...wrong }), { address: '10.201.0.3' })
    expect([answer.statusCode, answer.json()]).toEqual([400, problems])
    expect((await toOffice()).length).toBe(before)
  })
})

describe('the form sent without JavaScript', () => {
  const post = (path: string, fields: object, headers: Record<string, string> = {}, ip = '10.202.0.1') =>
    pages.inject({
      method: 'POST',
      url: path,
      remoteAddress: ip,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
    })
  const answered = async (...given: Parameters<typeof post>) => {
    const { statusCode, headers } = await post(...given)
    return [statusCode, headers.location]
  }

  test('is sent all the same, and the page it came from says so in its language', async () => {
    const body = message({ hotel_id: hotelId, booking_reference: '', leave_empty: '' })
    expect(await answered('/en/contact', body)).toEqual([303, '/en/contact?sent=copy#write'])
    expect((await toOffice())[0]?.subject).toBe('Въпрос за Къща Проба: Мира Петрова писа от сайта')
    expect((await people.mailsTo(body.email))[0]?.language).toBe('en')
    expect(await answered('/contact', message(), { 'sec-fetch-site': 'same-origin' })).toEqual([
      303,
      '/contact?sent=copy#write',
    ])
  })

  const typed = {
    name: 'Ани',
    email: 'ani@example.com',
    topic: 'stay',
    message: 'Има ли легло?',
    booking_reference: '',
  }

  test.each([
    [{ email: 'not one' }, { email: 'Въведете валиден имейл адрес.' }],
    [{ message: ' ' }, { message: 'Това поле не може да бъде празно.' }],
    [{ hotel_id: 'x' }, { hotel_id: 'Въведете цяло число.' }],
    [{ hotel_id: 999_999 }, { hotel_id: 'Това място вече не е на сайта.' }],
  ])('is refused with its page, what was typed in it and a sentence at the field: %j', async (wrong, problems) => {
    const before = (await toOffice()).length
    const fields = { ...typed, ...wrong }
    const answer = await post(`/contact?hotel=${hotelId}`, { ...fields, leave_empty: '' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-of-start'")
    const { hotel_id: _, ...values } = { hotel_id: '', ...fields }
    expect(shown.at(-1)).toEqual([`/contact?hotel=${hotelId}`, { values, problems, reason: 'fields' }])
    expect((await toOffice()).length).toBe(before)
  })

  test('says so in the language of its page', async () => {
    await post('/en/contact', { ...typed, email: 'not one' })
    expect(shown.at(-1)).toMatchObject(['/en/contact', { problems: { email: 'Enter a valid email address.' } }])
  })

  test.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://other.example'],
    ['origin', 'null'],
  ])('is not sent when it does not come from our page (%s: %s)', async (name, value) => {
    const before = (await toOffice()).length
    expect((await post('/contact', typed, { [name]: value })).statusCode).toBe(403)
    expect(shown.at(-1)).toEqual(['/contact', { values: {}, problems: {}, reason: 'elsewhere' }])
    expect((await toOffice()).length).toBe(before)
  })

  test('is kept when too many came, when it is too long, and when something fails', async () => {
    const ip = '10.202.9.1'
    for (let index = 0; index < 5; index++) await post('/contact', message(), {}, ip)
    const limited = await post('/contact', typed, {}, ip)
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '3600'])
    expect(shown.at(-1)).toEqual(['/contact', { values: typed, problems: {}, reason: 'limit' }])

    expect((await post('/contact', { ...typed, message: 'x'.repeat(70_000) })).statusCode).toBe(413)
    expect(shown.at(-1)).toEqual(['/contact', { values: {}, problems: {}, reason: 'long' }])

    await sql`ALTER TABLE outgoing_mail RENAME TO outgoing_mail_away`.execute(db)
    const failed = await post('/contact', typed, {}, '10.202.9.2').finally(() =>
      sql`ALTER TABLE outgoing_mail_away RENAME TO outgoing_mail`.execute(db),
    )
    expect(failed.statusCode).toBe(500)
    expect(shown.at(-1)).toEqual(['/contact', { values: typed, problems: {}, reason: 'failed' }])
  })

  test('has a static page in its language where its own cannot be made', async () => {
    const answer = await post('/en/contact?hotel=broken', { ...typed, email: 'not one' })
    expect([answer.statusCode, answer.payload]).toEqual([500, expect.stringContaining('<h1>broken en</h1>')])
  })
})

function drawRefusals(): PageSource {
  const renderer: Renderer = {
    fonts: [],
    match: (path) => ({
      name: 'contact',
      language: path.startsWith('/en') ? 'en' : 'bg',
      cache: true,
      query: ['hotel'],
    }),
    async render({ url, refused }) {
      if (url.search.endsWith('broken')) throw new Error('a component threw')
      shown.push([url.pathname + url.search, refused])
      const page = {
        kind: 'page',
        status: 200,
        language: 'bg',
        page: 'contact',
        head: '',
        body: '',
        state: '{}',
      } as const
      return { ...page, preloadImage: undefined }
    },
    renderStandIn: async (reason, language) => ({ head: '', body: `<h1>${reason} ${language}</h1>` }),
  }
  const inline = { scripts: ["'sha256-of-start'"], styles: [] }
  const assets = { startScript: '', styles: [], inline, entry: undefined, preloads: [], fonts: [], icon: undefined }
  return {
    renderer: async () => renderer,
    findAssets: () => assets,
  }
}

test('an agency without an address cannot be written to', async () => {
  const bare = await open('')
  const answer = await bare.inject({ method: 'POST', url: '/api/v1/contact/', payload: message() })
  expect(answer.statusCode).toBe(404)
})
