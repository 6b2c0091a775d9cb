import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Fastify from 'fastify'
import { registerApi } from './api.ts'
import { openBooks } from './books.ts'
import { keepFaults } from './faults.ts'
import { startMessenger } from './messages.ts'
import { registerPages } from './pages.ts'
import { bankTimes, keepPayments } from './payments.ts'

export type SandboxOptions = {
  host: string
  /** 0: any free one. */
  port: number
  /** Path of the SQLite file, made when it is missing; `:memory:` for books that nobody needs afterwards. */
  booksFile: string
  /** Known to the shop too: signs messages, and the API's bearer follows from it. */
  secret: string
  /** Where messages go; until there is one, they wait. A function may tell it later. */
  webhookUrl: string | (() => string | undefined)
  /** Origin under which visitors see the hosted pages; absent: the one listened on. */
  publicOrigin?: string
  /** Who is paid, as the hosted page names it. */
  merchant?: { bg: string; en: string }
  /** Milliseconds that every call and every payment takes, as at a provider far away; 0 unless given. */
  delay?: number
  /** How long the slow and the late bank take; tests are in a hurry. */
  bankTimes?: Partial<typeof bankTimes>
}

export type Sandbox = {
  /** Where it listens, without a trailing slash. */
  origin: string
  /** Messages may go out now that there is somewhere to send them. */
  wake(): void
  close(): Promise<void>
}

/**
 * A payment provider of our own: hosted page, API, webhooks and books, over HTTP like any other, so that what goes wrong
 * between a shop and its provider can truly go wrong.
 * @throws what listening throws, EADDRINUSE among it.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host, port, secret, delay = 0, webhookUrl } = options
  if (options.booksFile !== ':memory:') mkdirSync(dirname(options.booksFile), { recursive: true })
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  let origin = ''
  const publicOrigin = () => options.publicOrigin ?? origin
  const books = openBooks(options.booksFile)
  const payments = keepPayments(books.db, { ...bankTimes, ...options.bankTimes })
  const faults = keepFaults()
  const messenger = startMessenger(books, {
    secret,
    webhookUrl: typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl,
    faults: faults.webhooks,
  })
  let timer: NodeJS.Timeout | undefined
  let closed = false

  /** After every change: sends what is due, and sleeps until a bank answers or a payment's time is over. */
  function onChange() {
    messenger.wake()
    clearTimeout(timer)
    const due = closed ? null : payments.nextDue()
    if (due === null) return
    timer = setTimeout(runDue, Math.min(Math.max(due - Date.now(), 0), 60_000))
  }

  function runDue() {
    void books.write(() => payments.runDue(Date.now())).then(onChange)
  }

  async function close() {
    closed = true
    clearTimeout(timer)
    await Promise.all([app.close(), messenger.close()])
    books.close()
  }

  try {
    await app.register(async (api) =>
      registerApi(api, { books, payments, faults, secret, delay, publicOrigin, onChange }),
    )
    await app.register(async (pages) =>
      registerPages(pages, { books, payments, delay, merchant: options.merchant, onChange }),
    )
    origin = await app.listen({ host, port })
  } catch (error) {
    await close()
    throw error
  }
  onChange()
  return { origin, wake: messenger.wake, close }
}
