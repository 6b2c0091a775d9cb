import { createHmac, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { ApiFault } from '../../sandbox/faults.ts'

/** What the provider's books say of a payment; amounts in minor units. */
export type TheirPayment = {
  id: string
  order_id: string
  status: string
  amount: number
  captured: number
  refunded: number
  fee: number | null
}

export type Provider = ReturnType<typeof openProvider>

/** The sandbox from outside: its books, its pages, and what is to go wrong with it. */
export function openProvider(options: { origin: string; secret: string; booksFile: string; shop: () => string }) {
  const { origin, secret, booksFile, shop } = options
  const since = new Date().toISOString()
  const bearer = `Bearer ${createHmac('sha256', secret).update('sandbox-api').digest('hex')}`

  async function readPayments(): Promise<TheirPayment[]> {
    const payments: TheirPayment[] = []
    for (let after: number | null = 0; after !== null; ) {
      const response = await fetch(`${origin}/v1/payments?since=${since}&after=${after}`, {
        headers: { authorization: bearer },
      })
      if (!response.ok) throw new Error(`The provider answered ${response.status}`)
      const page: { results: TheirPayment[]; next: number | null } = await response.json()
      payments.push(...page.results)
      after = page.next
    }
    return payments
  }

  let reading: Promise<TheirPayment[]> | undefined

  /** All payments of this run; who asks while they are being read gets the next reading, together with all others. */
  async function listPayments(): Promise<TheirPayment[]> {
    await reading
    reading ??= readPayments().finally(() => {
      reading = undefined
    })
    return reading
  }

  const findPayment = async (intent: string) => (await listPayments()).find(({ order_id }) => order_id === intent)

  /** The next call about a payment of ours goes wrong in this way. */
  async function breakCall(intent: string, fault: Pick<ApiFault, 'call' | 'answer' | 'when'>): Promise<void> {
    const response = await fetch(`${origin}/control/faults`, {
      method: 'POST',
      headers: { authorization: bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ ...fault, order_id: intent }),
    })
    if (response.status !== 204) throw new Error(`The fault was refused: ${response.status}`)
  }

  /** Presses "pay" on the hosted page; answers where the browser is sent. */
  async function pay(page: string, card: string, more: Record<string, string> = {}): Promise<string> {
    const response = await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card, ...more }),
    })
    if (response.status !== 303) throw new Error(`The hosted page answered ${response.status}`)
    return response.headers.get('location') ?? ''
  }

  /** A message as the provider would send it, signed by `agedSeconds` ago; `spoil` changes what was signed. */
  async function tell(
    intent: string,
    how: { id?: string; agedSeconds?: number; more?: object; spoil?: (body: string) => string } = {},
  ): Promise<number> {
    const { id = `evt_${randomBytes(12).toString('hex')}`, agedSeconds = 0, more = {}, spoil = (body) => body } = how
    const ref = (await findPayment(intent))?.id
    const body = JSON.stringify({ id, type: 'payment.authorized', ref, order_id: intent, ...more })
    const seconds = Math.floor(Date.now() / 1000) - agedSeconds
    const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    const response = await fetch(`${shop()}/api/v1/payment/webhooks/sandbox/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${seconds},v1=${mark}` },
      body: spoil(body),
    })
    await response.arrayBuffer()
    return response.status
  }

  /** Somebody changed the amount in the provider's own books. */
  function falsifyAmount(intent: string, amount: number): void {
    const books = new DatabaseSync(booksFile)
    books.exec('PRAGMA busy_timeout = 5000')
    books.prepare('UPDATE payment SET amount = ? WHERE order_id = ?').run(amount, intent)
    books.close()
  }

  return { listPayments, findPayment, breakCall, pay, tell, falsifyAmount }
}
