import { randomUUID } from 'node:crypto'
import type { CheckoutSession } from '../../src/contract/checkout.ts'
import { hostedCheckoutSchema, intentSchema, paymentStatusSchema } from '../../src/contract/payments.ts'
import { createBuyer, traveller } from '../buyer.ts'
import type { Stage } from './stage.ts'

export type Visitor = Awaited<ReturnType<typeof createVisitor>>

let visitors = 0

/** Somebody who has filled in a stay that is paid online, with an address of their own for request and mail. */
export async function createVisitor(stage: Stage, options: { hotelId?: number } = {}) {
  visitors += 1
  const from = `10.${Math.floor(visitors / 250) + 1}.${visitors % 250}.1`
  const email = `guest-${visitors}-${process.pid}@example.com`
  const buyer = createBuyer({ inject: (request) => stage.inject(from, request) })
  const stay = { ...stage.stay, hotel_id: options.hotelId ?? stage.stay.hotel_id }
  const offer = await buyer.findOffer(stay, ({ rate_plan, rooms }) => rate_plan === 'NOW' && rooms.length === 1)
  const held = await buyer.hold(offer.offer_id)
  const { first_name, last_name } = traveller
  const guests = held.offer.rooms.map((_, index) => ({ room: index + 1, first_name, last_name }))
  const session = await buyer.change(held.id, { holder: { ...traveller, email }, guests, accepted_terms: true })

  /** Presses the order button, as the page does: under a key of its own unless `key` says that it is the same press again. */
  const order = (key: string = randomUUID(), body: Partial<CheckoutSession> = session) =>
    buyer.send(
      'POST',
      'payment/create_intent/',
      { checkout_session: session.id, price_hash: body.price_hash },
      { 'idempotency-key': key },
    )
  const askPage = (intent: string, key: string = randomUUID()) =>
    buyer.send('POST', 'payment/checkout/', { payment_intent: intent }, { 'idempotency-key': key })

  async function openIntent(): Promise<string> {
    const answer = await order()
    if (answer.statusCode !== 200) throw new Error(`create_intent: ${answer.statusCode} ${answer.body}`)
    return intentSchema.parse(answer.json()).id
  }

  async function openPage(intent: string, key: string = randomUUID()): Promise<string> {
    const answer = await askPage(intent, key)
    if (answer.statusCode !== 200) throw new Error(`checkout: ${answer.statusCode} ${answer.body}`)
    return hostedCheckoutSchema.parse(answer.json()).redirect_url
  }

  /** From the order button to the provider's page. */
  async function goToPay(): Promise<{ intent: string; page: string }> {
    const intent = await openIntent()
    return { intent, page: await openPage(intent) }
  }

  const ask = async (intent: string) =>
    paymentStatusSchema.parse((await buyer.send('GET', `payment/payment_status/?payment_intent=${intent}`)).json())

  return { buyer, email, session, order, askPage, openIntent, openPage, goToPay, ask }
}
