import { readStored, useStored, writeStored } from '../../lib/stored.ts'

/** What this browser remembers of a hotel that was looked at: no prices, no dates. */
export type RecentHotel = { id: number; name: string; city: string; url: string; image: string | null }

const key = 'recentHotels'
const most = 8

/** Hotels looked at in this browser, the last one first; empty on the server and in the first browser render. */
export function useRecentHotels(): { hotels: RecentHotel[]; forget: () => void } {
  const [stored, setStored] = useStored(key, '[]')
  return { hotels: readHotels(stored), forget: () => setStored(null) }
}

/** Puts a hotel in front of those looked at. Call it when its page is shown. */
export function rememberHotel(hotel: RecentHotel): void {
  const { id, name, city, url, image } = hotel
  const others = readHotels(readStored(key) ?? '[]').filter((other) => other.id !== id)
  writeStored(key, JSON.stringify([{ id, name, city, url, image }, ...others].slice(0, most)))
}

/** Whatever a browser kept is read with care: anything odd counts as nothing. */
function readHotels(text: string): RecentHotel[] {
  try {
    const hotels: unknown = JSON.parse(text)
    return Array.isArray(hotels) ? hotels.filter(isHotel).slice(0, most) : []
  } catch {
    return []
  }
}

function isHotel(value: unknown): value is RecentHotel {
  if (typeof value !== 'object' || value === null) return false
  const hotel = value as Record<keyof RecentHotel, unknown>
  return (
    typeof hotel.id === 'number' &&
    typeof hotel.name === 'string' &&
    typeof hotel.city === 'string' &&
    typeof hotel.url === 'string' &&
    hotel.url.startsWith('/hotels/') &&
    (hotel.image === null || (typeof hotel.image === 'string' && hotel.image.startsWith('/')))
  )
}
