import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventually, listen, openSandbox, secret, speakTo } from '../test/sandbox-shop.ts'
import { cards } from './cards.ts'
import { reckonFee } from './payments.ts'
import { texts } from './texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'zefir-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the hosted page', () => {
  test('it names what is paid in the order’s language and asks for nothing that a card could be read from', async () => {
    const { create, read } = await openSandbox({ merchant: { bg: 'Зефир', en: 'Zefir' } })
    const page = await read(`/pay/${await create()}`)
    expect(page).toContain('<html lang="bg">')
    expect(page).toContain('Хотел „Бриз“ &#60;b&#62;3 нощувки')
    expect(page).toContain('100,00')
    expect(page).toContain('Зефир')
    expect(page).toContain('href="https://shop.example/back"')
    expect(page.match(/<input[^>]*>/g)?.map((input) => /type="(.+?)".*value="(.+?)"/.exec(input)?.slice(1))).toEqual(
      cards.map((card) => ['radio', card]),
    )
    const english = await read(`/pay/${await create({ language: 'en' })}`)
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('€100.00')
  })

  test('nothing stands inline, and only the shop and ourselves may follow a press', async () => {
    const { create, sandbox } = await openSandbox()
    const answer = await fetch(`${sandbox.origin}/pay/${await create()}`)
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self' https://shop.example; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).not.toMatch(/<style|style=|<script>|onclick/)
    for (const [, path] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
      expect((await fetch(`${sandbox.origin}${path}`)).status).toBe(200)
  })

  test('a refused card is explained and stays chosen; then another one pays', async () => {
    const { create, press, read, retrieve, ear } = await openSandbox()
    const id = await create()
    expect(await press(`/pay/${id}`, { card: 'insufficient_funds' })).toBe(`/pay/${id}`)
    const page = await read(`/pay/${id}`)
    expect(page).toContain(texts.bg.errors.insufficient_funds)
    expect(page).toContain('value="insufficient_funds" required checked')
    expect(await retrieve(id)).toMatchObject({ status: 'open', last_error: 'insufficient_funds' })
    expect(await press(`/pay/${id}`, { card: 'success' })).toBe('https://shop.example/done')
    expect(await read(`/pay/${id}`)).toContain(texts.bg.paidTitle)
    await eventually(() =>
      expect(ear.heard.map(({ type }) => type).sort()).toEqual(['payment.authorized', 'payment.failed']),
    )
  })

  test('a press without a card says so, and a second press pays nothing twice', async () => {
    const { create, press, read, ear } = await openSandbox()
    const id = await create()
    expect(await press(`/pay/${id}`, { card: '4242424242424242' })).toBe(`/pay/${id}?card=missing`)
    expect(await read(`/pay/${id}?card=missing`)).toContain(texts.bg.errors.card_missing)
    const ways = await Promise.all([
      press(`/pay/${id}`, { card: 'success' }),
      press(`/pay/${id}`, { card: 'declined' }),
    ])
    expect(ways).toEqual(['https://shop.example/done', 'https://shop.example/done'])
    await eventually(() => expect(ear.heard).toHaveLength(1))
  })

  test('3-D Secure is the bank’s own page: confirmed it pays, refused or not accepted it does not', async () => {
    const { create, press, read, retrieve } = await openSandbox()
    const id = await create()
    expect(await press(`/pay/${id}`, { card: 'challenge_failed' })).toBe(`/pay/${id}/bank`)
    expect(await read(`/pay/${id}/bank`)).toContain(texts.bg.bankTitle)
    expect(await press(`/pay/${id}/bank`, { answer: 'confirm' })).toBe(`/pay/${id}`)
    expect(await read(`/pay/${id}`)).toContain(texts.bg.errors.authentication_failed)
    await press(`/pay/${id}`, { card: 'challenge_passed' })
    expect(await press(`/pay/${id}/bank`, { answer: 'refuse' })).toBe(`/pay/${id}`)
    await press(`/pay/${id}`, { card: 'challenge_passed' })
    expect(await retrieve(id)).toMatchObject({ status: 'open', last_error: null })
    expect(await press(`/pay/${id}/bank`, { answer: 'confirm' })).toBe('https://shop.example/done')
    expect(await retrieve(id)).toMatchObject({ status: 'authorized' })
  })

  test('the slow bank is waited for, and nobody can cancel meanwhile', async () => {
    const { create, press, read, retrieve, call } = await openSandbox({ bankTimes: { slow: 200 } })
    const id = await create()
    expect(await press(`/pay/${id}`, { card: 'slow' })).toBe(`/pay/${id}/wait`)
    expect(await read(`/pay/${id}/wait`)).toContain(texts.bg.waitTitle)
    expect(await call('POST', `/v1/payments/${id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { error: { code: 'still_processing' } },
    })
    await eventually(async () => expect(await retrieve(id)).toMatchObject({ status: 'authorized' }))
    expect(JSON.parse(await read(`/pay/${id}/state`))).toEqual({ waiting: false })
  })

  test('after its time a page takes nothing, and the late bank answers all the same', async () => {
    const { create, press, read, retrieve, ear } = await openSandbox({ bankTimes: { late: 50 } })
    const expires_at = new Date(Date.now() + 400).toISOString()
    const [late, idle] = [await create({ expires_at }), await create({ expires_at })]
    await press(`/pay/${late}`, { card: 'late' })
    await eventually(async () => expect(await retrieve(idle)).toMatchObject({ status: 'canceled' }))
    await eventually(async () => expect(await retrieve(late)).toMatchObject({ status: 'authorized' }))
    expect(await read(`/pay/${idle}`)).toContain(texts.bg.expiredTitle)
    expect(await press(`/pay/${idle}`, { card: 'success' })).toBe(`/pay/${idle}`)
    expect(await retrieve(idle)).toMatchObject({ status: 'canceled' })
    // In whichever order: each message goes its own way.
    await eventually(() =>
      expect(new Map(ear.heard.map(({ type, ref }) => [ref, type]))).toEqual(
        new Map([
          [idle, 'payment.canceled'],
          [late, 'payment.authorized'],
        ]),
      ),
    )
    expect(ear.heard).toHaveLength(2)
  })

  test('a payment that the shop cancelled, and one that never was', async () => {
    const { create, call, read, sandbox } = await openSandbox()
    const id = await create()
    await call('POST', `/v1/payments/${id}/cancel`, {})
    expect(await read(`/pay/${id}`)).toContain(texts.bg.canceledTitle)
    const unknown = await fetch(`${sandbox.origin}/pay/pay_0`, { headers: { 'Accept-Language': 'en' } })
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toContain(texts.en.unknownTitle)
  })
})

describe('messages', () => {
  test('a message comes again until it is heard, and one for each thing that happened', async () => {
    const { create, press, call, ear } = await openSandbox()
    ear.status = 500
    const id = await create({ order_id: 'order-a' })
    await press(`/pay/${id}`, { card: 'success' })
    await eventually(() => expect(ear.heard.length).toBeGreaterThan(0))
    ear.status = 204
    await call('POST', `/v1/payments/${id}/capture`, { amount: 10_000 })
    await call('POST', `/v1/payments/${id}/refunds`, { amount: 4000 })
    await eventually(() => expect(ear.heard).toHaveLength(4))
    expect(new Set(ear.heard.map((message) => message.id)).size).toBe(3)
    expect(ear.heard.every(({ ref, order_id }) => ref === id && order_id === 'order-a')).toBe(true)
    expect(new Set(ear.heard.map(({ type }) => type))).toEqual(
      new Set(['payment.authorized', 'payment.captured', 'refund.succeeded']),
    )
  })

  test('of the lost card nothing is told, of the duplicate everything three times', async () => {
    const { create, press, ear } = await openSandbox()
    await press(`/pay/${await create({ order_id: 'lost' })}`, { card: 'lost_webhook' })
    await press(`/pay/${await create({ order_id: 'thrice' })}`, { card: 'duplicate_webhook' })
    await press(`/pay/${await create({ order_id: 'once' })}`, { card: 'success' })
    await eventually(() => expect(ear.heard).toHaveLength(4))
    const counts = Object.groupBy(ear.heard, ({ order_id }) => order_id)
    expect([counts.lost, counts.thrice?.length, counts.once?.length]).toEqual([undefined, 3, 1])
    expect(new Set(counts.thrice?.map(({ id }) => id)).size).toBe(1)
  })

  test('faults delay messages or send them fifty times', async () => {
    const { create, press, call, ear } = await openSandbox()
    expect(await call('PUT', '/control/faults', { webhooks: { delay: 300, copies: 50 } })).toMatchObject({
      status: 204,
    })
    await press(`/pay/${await create()}`, { card: 'success' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(ear.heard).toEqual([])
    await eventually(() => expect(ear.heard).toHaveLength(50))
  })
})

describe('the API', () => {
  test('without the bearer nobody is answered, nor may lay faults', async () => {
    const { sandbox } = await openSandbox()
    for (const [method, path] of [
      ['GET', '/v1/payments?since=2026-01-01T00:00:00Z'],
      ['POST', '/v1/payments'],
      ['PUT', '/control/faults'],
      ['POST', '/control/faults'],
    ] as const)
      expect((await fetch(`${sandbox.origin}${path}`, { method })).status).toBe(401)
  })

  test('a key answers the same again, and refuses to mean something else', async () => {
    const { call } = await openSandbox()
    const body = {
      order_id: 'a',
      amount: 1,
      currency: 'EUR',
      description: 'x',
      language: 'en',
      return_url: 'https://shop.example',
      cancel_url: 'https://shop.example',
      expires_at: '2099-01-01T00:00:00Z',
    }
    const first = await call('POST', '/v1/payments', body, 'one')
    expect(await call('POST', '/v1/payments', body, 'one')).toEqual(first)
    expect(await call('POST', '/v1/payments', { ...body, amount: 2 }, 'one')).toMatchObject({
      status: 409,
      body: { error: { code: 'key_reused' } },
    })
    expect(await call('POST', '/v1/payments', { ...body, amount: 1.5 })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    })
  })

  test('a dropped connection may have had its effect', async () => {
    const { call, create, press, retrieve } = await openSandbox()
    const id = await create()
    await press(`/pay/${id}`, { card: 'success' })
    await call('PUT', '/control/faults', { api: [{ call: 'capture', answer: 'drop', when: 'after' }] })
    const capture = () => call('POST', `/v1/payments/${id}/capture`, { amount: 10_000 }, 'take')
    await expect(capture()).rejects.toThrow()
    expect(await retrieve(id)).toMatchObject({ status: 'captured', captured: 10_000, fee: 165 })
    expect(await capture()).toMatchObject({ status: 200, body: { status: 'captured' } })
  })

  test('a fault laid on one order strikes no other', async () => {
    const { call, create } = await openSandbox()
    const [struck, other] = [await create({ order_id: 'struck' }), await create({ order_id: 'other' })]
    const fault = { call: 'retrieve', answer: 'bad_gateway', order_id: 'struck' }
    expect(await call('POST', '/control/faults', fault)).toMatchObject({ status: 204 })
    expect((await call('GET', `/v1/payments/${other}`)).status).toBe(200)
    await expect(call('GET', `/v1/payments/${struck}`)).rejects.toThrow()
    expect((await call('GET', `/v1/payments/${struck}`)).status).toBe(200)
  })

  test.each([
    [10_000, 'EUR', 165],
    [12_345, 'EUR', 198],
    [1, 'EUR', 25],
    [250, 'EUR', 29],
    [1000, 'JPY', 14],
    [18, 'JPY', 1],
    [1000, 'KWD', 264],
  ])('the fee of %i %s is %i', (amount, currency, fee) => {
    expect(reckonFee(amount, currency)).toBe(fee)
  })
})

test('what was answered outlives a kill -9, and so do messages that nobody heard', async () => {
  const ear = await listen()
  const booksFile = join(folder, 'killed.sqlite')
  const start = () => startProcess({ SANDBOX_BOOKS: booksFile, SANDBOX_WEBHOOK_URL: ear.url })
  ear.status = 503
  const first = await start()
  const before = speakTo(first.origin)
  const id = await before.create()
  await before.press(`/pay/${id}`, { card: 'success' })
  await before.call('POST', `/v1/payments/${id}/capture`, { amount: 10_000 })
  first.child.kill('SIGKILL')
  await first.ended
  ear.status = 204
  ear.heard.length = 0
  const second = await start()
  expect(await speakTo(second.origin).retrieve(id)).toMatchObject({ status: 'captured', captured: 10_000 })
  await eventually(() =>
    expect(new Set(ear.heard.map(({ type }) => type))).toEqual(new Set(['payment.authorized', 'payment.captured'])),
  )
  second.child.disconnect()
  expect(await second.ended).toBe(0)
}, 60_000)

/** The sandbox as the shop runs it. */
async function startProcess(env: Record<string, string>) {
  const child: ChildProcess = fork(new URL('main.ts', import.meta.url), [], {
    env: { SANDBOX_PORT: '0', SANDBOX_SECRET: secret, ...env },
    execArgv: [],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))
  const { origin } = await new Promise<{ origin: string }>((resolve) =>
    child.once('message', (message: { origin: string }) => resolve(message)),
  )
  return { child, ended, origin }
}
