import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'

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
const people = createPeople(app, db)

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

test('an agency without an address cannot be written to', async () => {
  const bare = await open('')
  const answer = await bare.inject({ method: 'POST', url: '/api/v1/contact/', payload: message() })
  expect(answer.statusCode).toBe(404)
})
