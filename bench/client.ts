import { Agent, request } from 'node:http'
import { stayFrom } from '../e2e/days.ts'

export type Answer<T> = { status: number; body: T }

export type Call = <T>(method: string, path: string, body?: unknown) => Promise<Answer<T>>

/** 64 connections to a server, kept open. */
export function openClient(origin: string): { call: Call; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })

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

  return { call, close: () => agent.destroy() }
}

export type Wave = { done: number; refused: number; failed: number; seconds: number }

/** Lets 64 clients work until `work` says that nothing is left; `work` answers the status of its request. */
export async function ride(work: (index: number) => Promise<number> | undefined): Promise<Wave> {
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

/** Offers of many hotels and dates that are paid in one way, so that buyers meet on some nights and not on all. */
export async function findOffers(call: Call, paid: 'property' | 'online'): Promise<string[]> {
  const offers: string[] = []
  for (const [ofYear, nights] of [
    ['04-12', 2],
    ['05-10', 3],
    ['06-01', 2],
    ['09-20', 2],
  ] as const) {
    const { checkin, checkout } = stayFrom(ofYear, nights)
    const found = await call<{ results: { id: number }[] }>(
      'GET',
      `/api/v1/search/?checkin=${checkin}&checkout=${checkout}&page_size=100`,
    )
    for (const hotel of found.body.results) {
      const made = await call<{ offers: { offer_id: string; payment_type: string }[] }>(
        'POST',
        '/api/v1/generate_hotel_offers/',
        {
          hotel_id: hotel.id,
          checkin,
          checkout,
          rooms: [{ adults: 2 }],
        },
      )
      for (const offer of made.body.offers) if (offer.payment_type === paid) offers.push(offer.offer_id)
    }
  }
  return offers
}
