import { findOffers, openClient, ride } from './client.ts'

/**
 * 64 buyers over HTTP in three waves: hold an offer, fill in the guest, order the stay. Arguments: origin, seconds of the
 * first wave. Offers are made beforehand; every buyer takes the next one. Answers each wave's requests and seconds.
 */
const [origin = '', seconds = '5'] = process.argv.slice(2)
const { call, close } = openClient(origin)

type Session = { id: string; price_hash: string; offer: { rooms: unknown[] } }
const offers = await findOffers(call, 'property')
const sessions: Session[] = []
const deadline = performance.now() + Number(seconds) * 1000
const holds = await ride((index) => {
  if (performance.now() >= deadline) return undefined
  return call<Session>('POST', '/api/v1/checkout_sessions/', { offer_id: offers[index % offers.length] }).then(
    ({ status, body }) => {
      if (status === 201) sessions.push(body)
      return status
    },
  )
})
const fills = await ride((index) => {
  const session = sessions[index]
  if (!session) return undefined
  const guests = session.offer.rooms.map((_, room) => ({ room: room + 1, first_name: 'Ana', last_name: 'Petrova' }))
  const holder = { first_name: 'Ana', last_name: 'Petrova', email: 'ana@example.com', phone: '+359 888 000 000' }
  const body = { holder, guests, accepted_terms: true }
  return call('PATCH', `/api/v1/checkout_sessions/${session.id}/`, body).then(({ status }) => status)
})
const orders = await ride((index) => {
  const session = sessions[index]
  if (!session) return undefined
  const body = { checkout_session: session.id, price_hash: session.price_hash }
  return call('POST', '/api/v1/bookings/', body).then(({ status }) => status)
})
process.send?.({ holds, fills, orders })
close()
process.disconnect?.()
