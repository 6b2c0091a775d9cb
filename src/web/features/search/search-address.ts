import { type ChosenPlace, destinationOf } from './recent-searches.ts'

/** A form's search: a chosen place, or the words typed for one. */
export type SearchRequest = {
  place: ChosenPlace | null
  q: string
  checkin: string
  checkout: string
  rooms: string
}

/**
 * Where a search leads, without language prefix: the page of a chosen hotel, else the results. What is not given is left out.
 */
export function searchAddress(request: SearchRequest): string {
  const { place, q, checkin, checkout, rooms } = request
  const query = new URLSearchParams()
  const isHotel = place?.type === 'hotel'
  if (place && !isHotel) query.set('destination', destinationOf(place))
  if (!place && q.trim() !== '') query.set('q', q.trim())
  if (checkin !== '' && checkout !== '') {
    query.set('checkin', checkin)
    query.set('checkout', checkout)
  }
  if (rooms !== '' && rooms !== '2') query.set('rooms', rooms)
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3B', ';')
  const path = isHotel ? `/hotels/${toPathWord(place.country)}/${place.id}` : '/hotels'
  return text === '' ? path : `${path}?${text}`
}

/** The country's word in a hotel's address; the hotel page moves any other spelling to the canonical one. */
function toPathWord(country: string): string {
  return encodeURIComponent(country.trim().toLowerCase().replaceAll(/\s+/g, '-')) || 'hotel'
}
