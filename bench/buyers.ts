import { Agent, request } from 'node:http'

/**
 * 64 buyers over HTTP in three waves: hold an offer, fill in the guest, order the stay. Arguments: origin, seconds of the
 * first wave. Offers are made beforehand; every buyer takes the next one. Answers each wave's requests and seconds.
 */
const [origin = '', seconds = '5'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

type Answer<T> = { status: number; body: T }

function call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, origin),
      {
        method,
        agent,
        headers: payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {},
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString() || 'null') }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })
}

type Session = { id: string; price_hash: string; offer: { rooms: unknown[] } }
type Wave = { done: number; refused: number; failed: number; seconds: number }

/** Lets 64 clients work until `work` says that nothing is left; `work` answers the status of its request. */
async function ride(work: (index: number) => Promise<number> | undefined): Promise<Wave> {
  const wave: Wave = { done: 0, refused: 0, failed: 0, seconds: 0 }
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      for (;;) {
        const request = work(next)
        next += 1
        if (!request) return
        const status = await request
        if (status >= 500) wave.failed += 1
        else if (status >= 400) wave.refused += 1
        else wave.done += 1
      }
    }),
  )
  wave.seconds = (performance.now() - started) / 1000
  return wave
}

/** Offers of many hotels and dates, so that buyers meet on some nights and not on all. */
async function collectOffers(): Promise<string[]> {
  const offers: string[] = []
  for (const [checkin, checkout] of [
    ['2027-04-12', '2027-04-14'],
    ['2027-05-10', '2027-05-13'],
    ['2027-06-01', '2027-06-03'],
    ['2027-09-20', '2027-09-22'],
  ]) {
    const found = await call<{ results: { id: number }[] }>(
      'GET',
      `/api/v1/search/?checkin=${checkin}&checkout=${checkout}&page_size=100`,
    )
    for (const hotel of found.body.results) {
      const made = await call<{ offers: { offer_id: string }[] }>('POST', '/api/v1/generate_hotel_offers/', {
        hotel_id: hotel.id,
        checkin,
        checkout,
        rooms: [{ adults: 2 }],
      })
      for (const offer of made.body.offers) offers.push(offer.offer_id)
    }
  }
  return offers
}

const offers = await collectOffers()
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
agent.destroy()
process.disconnect?.()
