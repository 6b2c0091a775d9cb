import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { openMailServer } from '../../../test/mail-server.ts'
import { firstTry } from '../../../test/random.ts'
import { parseConfig } from '../config.ts'
import { jobs } from '../jobs/registry.ts'
import { deriveKeys } from '../keys.ts'
import { findStuckMails, type Mail, queueMail, sendDueMails } from './mail.service.ts'

const { db } = await openTestDatabase({ poolSize: 20 })
const secrets = { root: 'r'.repeat(40), databasePassword: 'p'.repeat(40) }
const keys = deriveKeys(secrets)
const start = new Date('2027-03-01T09:00:00Z')
const watch = { now: start }
const clock = () => watch.now

const post = await openMailServer()
afterAll(post.close)

const environment = { NODE_ENV: 'test', PUBLIC_ORIGIN: 'https://zefir.test', MAIL_FROM: 'Zefir <no-reply@zefir.test>' }
const read = (more: Record<string, string>) =>
  parseConfig({ ...environment, ...more }, { root: '/tmp', interactive: false })
const config = read({ SMTP_URL: post.url })
const send = () => sendDueMails({ db, config, keys, clock })

const code: Mail = {
  kind: 'sign_in_code',
  language: 'bg',
  recipient: 'mira@example.com',
  data: { name: 'Мира', code: '417263' },
}
const link: Mail = {
  kind: 'reset_password',
  language: 'en',
  recipient: 'john@example.com',
  data: { name: '<b>John</b>', path: '/en/reset-password?token=abc' },
}

beforeEach(async () => {
  post.arrived.length = 0
  post.offered.length = 0
  post.refuses = false
  watch.now = start
  await sql`DELETE FROM outgoing_mail`.execute(db)
})

/** The parts of a mail, decoded. */
function readParts(raw: string): { headers: string; text: string; html: string } {
  const [headers = '', ...rest] = raw.split('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? 'none'
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  const decode = (type: string) => {
    const part = parts.find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? ''
    const [head = '', ...body] = part.split('\r\n\r\n')
    const content = body.join('\r\n\r\n')
    if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString()
    if (!/quoted-printable/i.test(head)) return content
    const bytes = content
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString()
  }
  return { headers, text: decode('text/plain'), html: decode('text/html') }
}

describe('a mail', () => {
  test('is sent in its language, plain beside HTML, with the code in both', async () => {
    await queueMail(db, code, keys, clock())
    expect(await send()).toEqual({ sent: 1, failed: 0 })
    expect(post.arrived).toHaveLength(1)
    expect(post.arrived[0]?.to).toBe('mira@example.com')
    const { headers, text, html } = readParts(post.arrived[0]?.raw ?? '')
    expect(headers).toContain('From: Zefir <no-reply@zefir.test>')
    expect(headers).toMatch(/Message-ID: <[0-9a-f]{24}@zefir\.test>/i)
    expect(headers).toContain('Auto-Submitted: auto-generated')
    for (const part of [text, html]) {
      expect(part).toContain('Здравейте, Мира')
      expect(part).toContain('417263')
    }
    expect(html).toContain('<html lang="bg">')
  })

  test('links to the configured origin, and what people call themselves is no markup', async () => {
    await queueMail(db, link, keys, clock())
    await send()
    const { text, html } = readParts(post.arrived[0]?.raw ?? '')
    expect(text).toContain('https://zefir.test/en/reset-password?token=abc')
    expect(html).toContain('href="https://zefir.test/en/reset-password?token=abc"')
    expect(text).toContain('Hello <b>John</b>,')
    expect(html).not.toContain('<b>John')
  })

  test('that one asked for can be ended from the mail program itself (RFC 8058); one that comes in any case cannot', async () => {
    const items = [{ name: 'Вила', checkin: null, checkout: null, before: '250.00', now: '200.00' }]
    const stop = '/wishlist/emails?key=7.abc'
    const data = { name: 'Мира', path: '/wishlist', stop, items }
    await queueMail(db, { kind: 'price_drop', language: 'bg', recipient: 'mira@example.com', data }, keys, clock())
    await queueMail(db, code, keys, clock())
    await send()
    const [asked = '', due = ''] = post.arrived.map(({ raw }) => readParts(raw).headers)
    expect(asked).toContain('List-Unsubscribe: <https://zefir.test/wishlist/emails?key=7.abc>')
    expect(asked).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(due).not.toContain('List-Unsubscribe')
  })

  test('about what a visitor wrote is answered to the visitor, whatever that calls itself', async () => {
    const name = 'Мира\r\nBcc: all@example.com'
    const about = { topic: 'other', message: 'Здравейте', reference: '', language: 'bg', about: null } as const
    const data = { name, email: 'mira@example.com', ...about }
    await queueMail(
      db,
      { kind: 'contact_message', language: 'bg', recipient: 'office@zefir.test', data },
      keys,
      clock(),
    )
    await send()
    expect(post.arrived.map(({ to }) => to)).toEqual(['office@zefir.test'])
    const { headers, text } = readParts(post.arrived[0]?.raw ?? '')
    expect(headers.replace(/\r\n[ \t]+/g, ' ')).toMatch(/^Reply-To: .*<mira@example\.com>$/m)
    expect(headers).not.toMatch(/^Bcc/m)
    expect(text).not.toContain('Резервация')
  })

  test('says nothing to who sees the database: sealed while it waits, empty when it is out', async () => {
    await queueMail(db, code, keys, clock())
    const { rows } = await sql<{ row: string }>`SELECT outgoing_mail::text AS row FROM outgoing_mail`.execute(db)
    expect(rows[0]?.row).toContain('mira@example.com')
    expect(rows[0]?.row).not.toMatch(/417263|Мира/)
    await send()
    const { rows: after } = await sql<{ sealed: string | null }>`SELECT sealed FROM outgoing_mail`.execute(db)
    expect(after).toEqual([{ sealed: null }])
  })

  test('goes out once, however many processes send at a time', firstTry, async () => {
    for (let index = 0; index < 12; index++)
      await queueMail(db, { ...code, recipient: `guest${index}@example.com` }, keys, clock())
    const reports = await Promise.all(Array.from({ length: 6 }, send))
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(12)
    expect(new Set(post.arrived.map(({ to }) => to)).size).toBe(12)
    expect(post.arrived).toHaveLength(12)
    expect(await send()).toEqual({ sent: 0, failed: 0 })
  })
})

describe('a code or a link that somebody waits for', () => {
  const ordinary = (index: number): Mail => ({
    kind: 'erasure_cancelled',
    language: 'bg',
    recipient: `guest${index}@example.com`,
    data: { name: 'Мира', path: '/' },
  })

  test('goes before everything that waited already', async () => {
    for (let index = 0; index < 12; index++) await queueMail(db, ordinary(index), keys, clock())
    watch.now = new Date(start.getTime() + 1000)
    await queueMail(db, code, keys, clock())
    await queueMail(db, link, keys, clock())
    expect(await send()).toEqual({ sent: 14, failed: 0 })
    // Several are under way at a time: the first to arrive are among the first to be taken.
    const places = [code, link].map(({ recipient }) => post.arrived.findIndex(({ to }) => to === recipient))
    expect(Math.max(...places)).toBeLessThan(3)
  })

  test('does not wait for mails that are being sent, however long the mail server takes for those', async () => {
    const slow = Promise.withResolvers<void>()
    const held: string[] = []
    post.before = async (to) => {
      if (!to.startsWith('guest')) return
      held.push(to)
      await slow.promise
    }
    try {
      const app = await openTestApp(db, { settings: { ...environment, SMTP_URL: post.url }, clock, deps: { secrets } })
      const register = (email: string) =>
        app.inject({
          method: 'POST',
          url: '/auth/register/',
          payload: {
            email,
            password: 'солена вода и пясък',
            first_name: 'Мира',
            last_name: 'Тодоров',
            accept_terms: true,
            language: 'bg',
          },
        })
      for (let index = 0; index < 8; index++) await queueMail(db, ordinary(index), keys, clock())
      await register('first@example.com')
      await vi.waitFor(() => expect(held.length).toBeGreaterThan(0), { timeout: 30_000 })
      await register('second@example.com')
      await vi.waitFor(
        () => expect(post.arrived.map(({ to }) => to)).toEqual(['first@example.com', 'second@example.com']),
        { timeout: 30_000 },
      )
    } finally {
      slow.resolve()
      post.before = async () => undefined
    }
  })
})

describe('a mail that the server refuses', () => {
  test('is tried again later, seen as stuck meanwhile, and goes out under the same Message-ID', async () => {
    post.refuses = true
    await queueMail(db, code, keys, clock())
    expect(await send()).toEqual({ sent: 0, failed: 1 })
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    watch.now = new Date(start.getTime() + 61_000)
    expect(await send()).toEqual({ sent: 0, failed: 1 })
    expect(await findStuckMails(db, watch.now)).toMatchObject({ waiting: 1, givenUp: 0, reason: expect.any(String) })
    const watched = await openTestApp(db, { clock })
    expect((await watched.inject('/metrics')).body).toContain('mails_stuck{state="waiting"} 1')
    const { rows } = await sql<{ fault: string }>`SELECT fault FROM outgoing_mail`.execute(db)
    expect(rows[0]?.fault).toMatch(/451/)
    post.refuses = false
    watch.now = new Date(start.getTime() + 10 * 60_000)
    expect(await send()).toEqual({ sent: 1, failed: 0 })
    expect(await findStuckMails(db, watch.now)).toMatchObject({ waiting: 0, givenUp: 0 })
    expect(post.offered).toHaveLength(3)
    expect(new Set(post.offered).size).toBe(1)
    expect(post.offered[0]).toMatch(/^<.+>/)
  })

  test('is given up after a day and counted as such', async () => {
    post.refuses = true
    await queueMail(db, code, keys, clock())
    let tries = 0
    for (let hour = 0; hour < 40; hour++) {
      watch.now = new Date(start.getTime() + hour * 3_600_000)
      tries += (await send()).failed
    }
    expect(tries).toBe(8)
    expect(await findStuckMails(db, watch.now)).toMatchObject({ waiting: 0, givenUp: 1 })
  })
})

test('who registers has the mail at once, without waiting for the job', async () => {
  const settings = { ...environment, SMTP_URL: post.url }
  const app = await openTestApp(db, { settings, clock, deps: { secrets } })
  const payload = {
    email: 'ivo@example.com',
    password: 'солена вода и пясък',
    first_name: 'Иво',
    last_name: 'Тодоров',
    accept_terms: true,
    language: 'bg',
  }
  expect((await app.inject({ method: 'POST', url: '/auth/register/', payload })).statusCode).toBe(201)
  await vi.waitFor(() => expect(post.arrived).toHaveLength(1), { timeout: 30_000 })
  const { text } = readParts(post.arrived[0]?.raw ?? '')
  const token = /https:\/\/zefir\.test\/verify-email\?token=([\w-]{43})/.exec(text)?.[1]
  const verified = await app.inject({ method: 'POST', url: '/auth/register/verify/', payload: { token } })
  expect(verified.statusCode).toBe(200)
})

describe('without a mail server', () => {
  test('mails wait, and only the demo shows them', async () => {
    await queueMail(db, link, keys, clock())
    expect(await sendDueMails({ db, config: read({}), keys, clock })).toEqual({ sent: 0, failed: 0 })
    const onPublicSite = await openTestApp(db, { settings: { ...environment, DEMO: 'on' } })
    expect((await onPublicSite.inject('/demo/mailbox')).statusCode).toBe(404)
    const demo = await openTestApp(db, {
      settings: { ...environment, DEMO: 'on', DEMO_MAILBOX: 'on' },
      deps: { secrets },
    })
    const page = await demo.inject({ url: '/demo/mailbox', headers: { 'accept-language': 'en' } })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    expect(page.body).toContain('Mailbox of the demo')
    expect(page.body).toContain('href="https://zefir.test/en/reset-password?token=abc"')
    expect(page.body).not.toContain('<b>John')
    const bulgarian = await demo.inject({ url: '/demo/mailbox' })
    expect(bulgarian.body).toContain('Пощенска кутия на демото')
  })

  test.each([
    ['outside the demo', { DEMO: 'off' }],
    ['in a demo that sends', { DEMO: 'on', SMTP_URL: 'smtp://127.0.0.1:2525' }],
  ])('%s there is no mailbox', async (_case, settings) => {
    const app = await openTestApp(db, { settings: { ...environment, ...settings } })
    expect((await app.inject({ url: '/demo/mailbox' })).statusCode).toBe(404)
  })
})

test('the jobs that send and forget are registered', () => {
  expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['send-mails', 'forget-mails']))
})
