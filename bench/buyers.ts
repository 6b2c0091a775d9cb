import { Agent, request } from 'node:http'

/**
 * 64 buyers over HTTP, each for as long as asked: hold an offer, fill in the guest, order. Arguments: origin, seconds.
 * Offers are made beforehand; every buyer takes the next one. Prints what was booked, refused and answered with 5xx.
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

const counts = { booked: 0, refused: 0, failed: 0, requests: 0 }
const latencies: number[] = []

async function buy(offerId: string): Promise<void> {
  const started = performance.now()
  const session = await call<{ id: string; price_hash: string; offer: { rooms: unknown[] } }>(
    'POST',
    '/api/v1/checkout_sessions/',
    { offer_id: offerId },
  )
  counts.requests += 1
  if (session.status >= 500) counts.failed += 1
  if (session.status !== 201) {
    counts.refused += 1
    return
  }
  const { id, price_hash, offer } = session.body
  const guests = offer.rooms.map((_, index) => ({ room: index + 1, first_name: 'Ana', last_name: 'Petrova' }))
  const holder = { first_name: 'Ana', last_name: 'Petrova', email: 'ana@example.com', phone: '+359 888 000 000' }
  const filled = await call('PATCH', `/api/v1/checkout_sessions/${id}/`, { holder, guests, accepted_terms: true })
  const ordered = await call('POST', '/api/v1/bookings/', { checkout_session: id, price_hash })
  counts.requests += 2
  if (filled.status >= 500 || ordered.status >= 500) counts.failed += 1
  if (ordered.status === 201) counts.booked += 1
  else counts.refused += 1
  latencies.push(performance.now() - started)
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
let next = 0
const started = performance.now()
const deadline = started + Number(seconds) * 1000
await Promise.all(
  Array.from({ length: 64 }, async () => {
    while (performance.now() < deadline) {
      next += 1
      await buy(offers[next % offers.length] ?? '')
    }
  }),
)
latencies.sort((a, b) => a - b)
const p95 = latencies[Math.floor(latencies.length * 0.95)] ?? 0
process.send?.({ ...counts, offers: offers.length, seconds: (performance.now() - started) / 1000, p95 })
agent.destroy()
process.disconnect?.()
