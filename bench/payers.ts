import { findOffers, openClient, ride } from './client.ts'

/**
 * 64 visitors who pay by card at the test provider. Arguments: origin, how many stays. Holding and filling in go before; what
 * is measured begins with the press on "pay": payment, hosted page, card, and asking until the booking is confirmed.
 */
const [origin = '', stays = '600'] = process.argv.slice(2)
const { call, close } = openClient(origin)
type Session = { id: string; price_hash: string; offer: { rooms: unknown[] } }

const offers = await findOffers(call, 'online')
const sessions: Session[] = []
await ride((index) => {
  const offer = offers[index % offers.length]
  if (index >= Number(stays)) return undefined
  return call<Session>('POST', '/api/v1/checkout_sessions/', { offer_id: offer }).then(async ({ status, body }) => {
    if (status !== 201) return status
    const guests = body.offer.rooms.map((_, room) => ({ room: room + 1, first_name: 'Ana', last_name: 'Petrova' }))
    const holder = { first_name: 'Ana', last_name: 'Petrova', email: 'ana@example.com', phone: '+359 888 000 000' }
    const filled = await call('PATCH', `/api/v1/checkout_sessions/${body.id}/`, {
      holder,
      guests,
      accepted_terms: true,
    })
    sessions.push(body)
    return filled.status
  })
})

const times: number[] = []
const wave = await ride((index) => {
  const session = sessions[index]
  return session && pay(session)
})
process.send?.({ wave, times })
close()
process.disconnect?.()

/** From the press to the confirmation; answers the last status, 500 when the booking never came. */
async function pay(session: Session): Promise<number> {
  const started = performance.now()
  const order = { checkout_session: session.id, price_hash: session.price_hash }
  const { status, body: intent } = await call<{ id: string }>('POST', '/api/v1/payment/create_intent/', order)
  if (status !== 200) return status
  const opened = await call<{ redirect_url: string }>('POST', '/api/v1/payment/checkout/', {
    payment_intent: intent.id,
  })
  if (opened.status !== 200) return opened.status
  const page = new URL(opened.body.redirect_url)
  await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: page.origin },
    body: 'card=success',
  })
  // As the waiting page asks: at once, then twice a second.
  for (let turn = 0; turn < 100; turn++) {
    const told = await call<{ booking: unknown }>('GET', `/api/v1/payment/payment_status/?payment_intent=${intent.id}`)
    if (told.body.booking) {
      times.push(performance.now() - started)
      return 201
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return 500
}
