import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { fixtureHotel, fixtureNow, writeFixture } from '../../../test/hotel-fixture.ts'
import { createPeople, peopleSecrets } from '../../../test/people.ts'
import { parseConfig } from '../config.ts'
import { deriveKeys } from '../keys.ts'
import { makePack } from './packs.service.ts'

const { db } = await openTestDatabase()
const [hotelId = 0] = await writeFixture(db, [fixtureHotel({}, { double: 30 })])
const settings = { NODE_ENV: 'test', OPERATOR_LEGAL_NAME: 'Зефир Травел ЕООД' }
const app = await openTestApp(db, { clock: () => fixtureNow, settings, deps: { secrets: peopleSecrets } })
const people = createPeople(app, db)
const config = parseConfig(settings, { root: '/tmp', interactive: false })
const context = { db, config, keys: deriveKeys(peopleSecrets) }
const stay = { hotel_id: hotelId, checkin: '2027-04-10', checkout: '2027-04-13' }

test('a pack holds what was agreed, by whom and when, and every file by its hash', async () => {
  const member = await people.join()
  const buyer = createBuyer(app, { authorization: `Bearer ${member.tokens.access}`, 'accept-language': 'bg' })
  const { booking } = await buyer.book(stay)
  await buyer.send('POST', `bookings/${booking.reference}/cancel/`, { penalty: '0.00' })
  await people.send('PATCH', '/api/v1/users/choices/', { marketing: true }, { token: member.tokens.access })

  const pack = await makePack(context, booking.reference.toLowerCase(), fixtureNow)
  const files = unzipSync(new Uint8Array(pack?.content ?? []))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const manifest = JSON.parse(read('manifest.json'))
  const listed = manifest.files.map(({ name }: { name: string }) => name)
  expect([...listed, 'manifest.json'].sort()).toEqual(Object.keys(files).sort())
  for (const { name, sha256 } of manifest.files)
    expect(
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex'),
      name,
    ).toBe(sha256)

  const consents = JSON.parse(read('consents.json'))
  expect(consents).toMatchObject([
    { what: 'terms', given: true, at: fixtureNow.toISOString() },
    { what: 'marketing', given: true },
  ])
  const terms = listed.find((name: string) => name.startsWith('terms-'))
  expect(read(terms)).toMatch(/^Общи условия\n\nВерсия /)
  expect(read(terms)).toContain('Дружество: Зефир Травел ЕООД')
  expect(createHash('sha256').update(read(terms)).digest('hex')).toBe(consents[0].text_sha256)

  const { receipt } = JSON.parse(read('receipt.json'))
  const adding = receipt.filter((line: { adds_up: boolean }) => line.adds_up)
  expect(adding.reduce((sum: number, line: { amount: string }) => sum + Number(line.amount), 0)).toBe(300)
  const { history } = JSON.parse(read('booking.json'))
  expect(history.map(({ to, actor }: { to: string; actor: string }) => [to, actor])).toEqual([
    ['confirmed', 'guest'],
    ['cancelled', 'guest'],
  ])
  const page = read('index.html')
  for (const part of [`Досие на резервация ${booking.reference}`, consents[0].text_sha256, 'Отменена', '300,00'])
    expect(page).toContain(part)
  // Cancelled: the calendar file that takes the entry out is the only paper left.
  expect(listed.filter((name: string) => name.startsWith('documents/'))).toEqual([`documents/${booking.reference}.ics`])
  expect(await makePack(context, 'ZZZZZZZZ', fixtureNow)).toBeUndefined()
})

test('what was accepted stays readable after the operator has changed the terms', async () => {
  const { booking } = await createBuyer(app, { 'accept-language': 'bg' }).book(stay)
  const renamed = { ...settings, OPERATOR_LEGAL_NAME: 'Зефир Груп АД' }
  const later = await openTestApp(db, { clock: () => fixtureNow, settings: renamed, deps: { secrets: peopleSecrets } })
  const { booking: second } = await createBuyer(later, { 'accept-language': 'bg' }).book(stay)
  const termsOf = async (reference: string) => {
    const files = unzipSync(new Uint8Array((await makePack(context, reference, fixtureNow))?.content ?? []))
    const name = Object.keys(files).find((each) => each.startsWith('terms-')) ?? ''
    return strFromU8(files[name] ?? new Uint8Array())
  }
  expect(await termsOf(booking.reference)).toContain('Зефир Травел ЕООД')
  expect(await termsOf(second.reference)).toContain('Зефир Груп АД')
})
