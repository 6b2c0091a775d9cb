import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { traveller } from '../../../test/buyer.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openMailServer } from '../../../test/mail-server.ts'
import { openPayer } from '../../../test/payer.ts'
import { sendDueMails } from './mail.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const post = await openMailServer()
afterAll(post.close)
const payer = await openPayer(db, { settings: { OPERATOR_EMAIL: 'office@agency.example' } })
const { fillIn, buyer, watch } = payer
const config = { ...payer.config, mail: { ...payer.config.mail, smtpUrl: post.url } }
const send = () => sendDueMails({ db, config, keys: payer.context.keys, clock: () => watch.now })

beforeEach(async () => {
  await payer.reset()
  post.arrived.length = 0
  post.unknown.clear()
  await sql`UPDATE hotel SET email = 'gone@house.example, front@house.example', phone = '+359 550 12345'`.execute(db)
})

const book = async () => expect((await buyer.order(await fillIn('BB'))).statusCode).toBe(201)
const recipients = () => post.arrived.map(({ to }) => to).sort()
const decoded = (to: string) => {
  const raw = post.arrived.find((mail) => mail.to === to)?.raw ?? ''
  const [, text = ''] = /base64\r\n(?:[\w-]+:.*\r\n)*\r\n([\s\S]+?)\r\n--/.exec(raw) ?? []
  return Buffer.from(text, 'base64').toString()
}

test('a mail to a property that is refused for good goes to the operator in the same run, and is not tried again', async () => {
  post.unknown.add('gone@house.example')
  await book()
  await send()
  expect(recipients()).toEqual(['front@house.example', 'office@agency.example', traveller.email].sort())
  const handed = decoded('office@agency.example')
  expect(handed).toContain('Пощенският сървър отказа адреса на Къща Проба (gone@house.example)')
  expect(handed).toContain('+359 550 12345')
  expect(handed).toContain('Гостът плаща при Вас')
  const offered = post.offered.length
  watch.now = new Date(watch.now.getTime() + 24 * 3_600_000)
  await send()
  expect(post.offered).toHaveLength(offered)
})

test('of a mail to a guest that is refused for good the operator is told, without the key of the booking', async () => {
  post.unknown.add(traveller.email)
  await book()
  await send()
  const handed = decoded('office@agency.example')
  expect(handed).toContain(`отказа адреса ${traveller.email} на госта ${traveller.first_name}`)
  expect(handed).not.toContain('key=')
})

test('what the server only puts off waits, and the operator’s own mail is not handed to the operator', async () => {
  post.refuses = true
  await book()
  await send()
  post.refuses = false
  expect(post.arrived).toEqual([])
  post.unknown.add('office@agency.example').add('gone@house.example').add('front@house.example')
  watch.now = new Date(watch.now.getTime() + 61_000)
  await send()
  expect(recipients()).toEqual([traveller.email])
  const waiting = await db
    .selectFrom('outgoing_mail')
    .select(['recipient'])
    .where('given_up_at', 'is', null)
    .where('sent_at', 'is', null)
    .execute()
  // One of each refused address of the property, tried again as usual.
  expect(waiting).toEqual([{ recipient: 'office@agency.example' }, { recipient: 'office@agency.example' }])
})
