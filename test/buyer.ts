import {
  type Booking,
  bookingSchema,
  type CheckoutSession,
  type PreCheckoutAnswer,
  preCheckoutAnswerSchema,
  sessionSchema,
} from '../src/contract/checkout.ts'
import { type OffersAnswer, offersAnswerSchema, type WireOffer } from '../src/contract/offers.ts'

/** Somebody whose name, address and number occur nowhere else: what leaks of them can be searched for. */
export const traveller = {
  first_name: 'Десислава',
  last_name: 'Zhelyazkova-Quint',
  email: 'desi.zhelyazkova@example.com',
  phone: '+359888417263',
}

export type AskedRoom = { adults: number; children_ages?: number[] }
export type AskedStay = {
  hotel_id: number
  checkin: string
  checkout: string
  rooms?: AskedRoom[]
  currency?: string
  promo_code?: string
  split?: boolean
  room_types?: string[]
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export type Buyer = ReturnType<typeof createBuyer>

type Sent = { method: Method; url: string; headers: Record<string, string>; payload?: object }
type Answered = { statusCode: number; body: string; json(): unknown }

/** What answers a buyer: the application itself, or a door to a server somewhere. */
export type Door<Answer extends Answered> = { inject(request: Sent): Promise<Answer> }

/** Walks through a booking by the API alone. Every answer is read by the contract, so a wrong shape fails by itself. */
export function createBuyer<Answer extends Answered>(app: Door<Answer>, headers: Record<string, string> = {}) {
  const send = (method: Method, path: string, payload?: object, more: Record<string, string> = {}) =>
    app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { ...headers, ...more },
      ...(payload === undefined ? {} : { payload }),
    })

  async function expectStatus(status: number, ...request: Parameters<typeof send>): Promise<unknown> {
    const response = await send(...request)
    if (response.statusCode === status) return response.json()
    throw new Error(`${request[0]} ${request[1]} answered ${response.statusCode}, not ${status}: ${response.body}`)
  }

  async function ask(stay: AskedStay): Promise<OffersAnswer> {
    const body = { rooms: [{ adults: 2 }], ...stay }
    return offersAnswerSchema.parse(await expectStatus(200, 'POST', 'generate_hotel_offers/', body))
  }

  async function findOffer(stay: AskedStay, wanted: (offer: WireOffer) => boolean = () => true): Promise<WireOffer> {
    const offer = (await ask(stay)).offers.find(wanted)
    if (!offer) throw new Error(`No such offer from ${stay.checkin} to ${stay.checkout}`)
    return offer
  }

  async function hold(offerId: string): Promise<CheckoutSession> {
    return sessionSchema.parse(await expectStatus(201, 'POST', 'checkout_sessions/', { offer_id: offerId }))
  }

  async function readSession(id: string): Promise<CheckoutSession> {
    return sessionSchema.parse(await expectStatus(200, 'GET', `checkout_sessions/${id}/`))
  }

  async function change(id: string, body: object): Promise<CheckoutSession> {
    return sessionSchema.parse(await expectStatus(200, 'PATCH', `checkout_sessions/${id}/`, body))
  }

  async function fillIn(session: CheckoutSession): Promise<CheckoutSession> {
    const { first_name, last_name } = traveller
    const guests = session.offer.rooms.map((_, index) => ({ room: index + 1, first_name, last_name }))
    return change(session.id, { holder: traveller, guests, accepted_terms: true })
  }

  async function preCheckout(id: string): Promise<PreCheckoutAnswer> {
    return preCheckoutAnswerSchema.parse(
      await expectStatus(200, 'POST', 'payment/pre_checkout/', { checkout_session: id }),
    )
  }

  const order = (session: Pick<CheckoutSession, 'id' | 'price_hash'>, more: Record<string, string> = {}) =>
    send('POST', 'bookings/', { checkout_session: session.id, price_hash: session.price_hash }, more)

  /** From the stay to the booking; `key` opens it. */
  async function book(stay: AskedStay): Promise<{ booking: Booking; key: string; session: CheckoutSession }> {
    const session = await fillIn(await hold((await findOffer(stay)).offer_id))
    const response = await order(session)
    if (response.statusCode !== 201) throw new Error(`The order was answered ${response.statusCode}: ${response.body}`)
    const booking = bookingSchema.parse(response.json())
    return { booking, key: booking.access_key ?? '', session }
  }

  async function readBooking(reference: string, key: string): Promise<Booking> {
    return bookingSchema.parse(await expectStatus(200, 'GET', `bookings/${reference}/?key=${key}`))
  }

  return { send, ask, findOffer, hold, readSession, change, fillIn, preCheckout, order, book, readBooking }
}
