import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, onTestFinished, vi } from 'vitest'
import { type SandboxOptions, startSandbox } from '../sandbox/service.ts'

export const secret = 'a secret of the sandbox, long enough'

/** Waits on a busy machine too. */
export const eventually = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 20_000 })

type Message = { id: string; type: string; ref: string; order_id: string }

/** A shop's ear: messages as they come, each held against its signature; it answers `status`. */
export async function listen() {
  const ear = { url: '', status: 204, heard: [] as Message[] }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const [, seconds = '', mark] = /^t=(\d+),v1=(.+)$/.exec(String(request.headers['sandbox-signature'])) ?? []
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(10)
    expect(mark).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
    ear.heard.push(JSON.parse(body))
    response.writeHead(ear.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  ear.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/webhooks`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return ear
}

/** A sandbox with a shop that hears its messages and speaks to it. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const ear = await listen()
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    booksFile: ':memory:',
    secret,
    webhookUrl: ear.url,
    ...options,
  })
  onTestFinished(() => sandbox.close())
  return { ...speakTo(sandbox.origin), ear, sandbox }
}

/** Calls of the API, and presses on the hosted page. */
export function speakTo(origin: string) {
  const headers = {
    Authorization: `Bearer ${createHmac('sha256', secret).update('sandbox-api').digest('hex')}`,
    'Content-Type': 'application/json',
  }
  let calls = 0
  async function call(method: string, path: string, body?: object, key = `key-${++calls}`) {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, 'Idempotency-Key': key },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() }
  }
  async function create(changes: object = {}) {
    const { body } = await call('POST', '/v1/payments', {
      order_id: `order-${++calls}`,
      amount: 10_000,
      currency: 'EUR',
      description: 'Хотел „Бриз“ <b>3 нощувки</b>',
      language: 'bg',
      return_url: 'https://shop.example/done',
      cancel_url: 'https://shop.example/back',
      expires_at: new Date(Date.now() + 900_000).toISOString(),
      ...changes,
    })
    return body.id as string
  }
  /** Presses a button of the hosted page and tells where it leads. */
  async function press(path: string, fields: Record<string, string>) {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    return answer.headers.get('location')
  }
  const retrieve = async (id: string) => (await call('GET', `/v1/payments/${id}`)).body
  const read = async (path: string) => (await fetch(`${origin}${path}`)).text()
  return { call, create, press, retrieve, read }
}
