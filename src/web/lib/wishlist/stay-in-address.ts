import type { KeptStay } from '../../../contract/wishlist.ts'

/**
 * The stay that an address asks for, to be kept with a hotel: `?checkin=...&checkout=...&rooms=...`. Dates that are none, or
 * over, count as no stay: the hotel itself is worth keeping then.
 * @param now milliseconds.
 */
export function stayInAddress(search: string, now: number): KeptStay | undefined {
  const params = new URLSearchParams(search)
  const [checkin, checkout] = [params.get('checkin') ?? '', params.get('checkout') ?? '']
  const dates = /^\d{4}-\d{2}-\d{2}$/
  const today = new Date(now).toISOString().slice(0, 10)
  if (!dates.test(checkin) || !dates.test(checkout) || checkin >= checkout || checkin < today) return undefined
  return { checkin, checkout, rooms: params.get('rooms') || '2' }
}
