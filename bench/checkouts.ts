import { type Call, findOffers, ride } from './client.ts'

export type Session = { id: string; price_hash: string; offer: { rooms: unknown[] } }

/** Stays that are held and filled in, up to the order button of a payment by card. */
export async function fillInStays(call: Call, count: number): Promise<Session[]> {
  const offers = await findOffers(call, 'online')
  const sessions: Session[] = []
  await ride((index) => {
    const offer = offers[index % offers.length]
    if (index >= count) return undefined
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
  return sessions
}

/** From the order button to the provider's page; the last status when that does not come. */
export async function goToPay(call: Call, session: Session): Promise<{ intent: string; page: URL } | number> {
  const order = { checkout_session: session.id, price_hash: session.price_hash }
  const { status, body: intent } = await call<{ id: string }>('POST', '/api/v1/payment/create_intent/', order)
  if (status !== 200) return status
  const asked = { payment_intent: intent.id }
  const opened = await call<{ redirect_url: string }>('POST', '/api/v1/payment/checkout/', asked)
  if (opened.status !== 200) return opened.status
  return { intent: intent.id, page: new URL(opened.body.redirect_url) }
}

/** Presses "pay" on the provider's page. */
export async function payWith(page: URL, card: string): Promise<void> {
  await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: page.origin },
    body: `card=${card}`,
  })
}
