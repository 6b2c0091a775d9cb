import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { isStayDate } from '../../../contract/stay-date.ts'
import { type PartyRoom, parseParty } from '../../../domain/party.ts'
import { type Api, ApiError, type ApiQuery } from '../../lib/api.ts'
import { useApi } from '../../lib/services.ts'

/** Query parameters of the page; the last one tells that a form was sent without JavaScript. */
export const questionParams = ['hotel', 'checkin', 'checkout', 'rooms', 'sent'] as const

/** What the page shows of a hotel that is asked about: of all that is known of it, no more goes with the page. */
export type AskedHotel = Pick<HotelDetail, 'id' | 'url' | 'name' | 'text_language' | 'city' | 'main_image'>

type AskedStay = { checkin: string; checkout: string; rooms: PartyRoom[] }

/** `hotel` is null while, or because, it cannot be had: the question is about it all the same. */
export type Question = { id: number; hotel: AskedHotel | null; stay: AskedStay | null }

/** Number of the hotel in the address, as it stands there; null when none does. */
export function readAskedHotel(params: URLSearchParams): string | null {
  const id = params.get('hotel') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? id : null
}

/** Options of the query for the hotel of the address; null when there is no such hotel. */
export function askedHotelQuery(api: Api, id: string): ApiQuery<AskedHotel | null> {
  const whole = api.query<HotelDetail>(`/api/v1/hotels/${id}/`)
  return {
    queryKey: [`/api/v1/hotels/${id}/`, { for: 'question' }, api.language],
    queryFn: async (context) => {
      try {
        const { url, name, text_language, city, main_image, ...rest } = await whole.queryFn(context)
        return { id: rest.id, url, name, text_language, city, main_image }
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
  }
}

/** What the address says the message is about; `gone`: a hotel that is not on the site. */
export function useQuestion(): { question: Question | null; gone: boolean } {
  const api = useApi()
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const id = readAskedHotel(params)
  const { data: hotel } = useQuery({ ...askedHotelQuery(api, id ?? ''), enabled: id !== null })
  return {
    question: id !== null && hotel !== null ? { id: Number(id), hotel: hotel ?? null, stay: readStay(params) } : null,
    gone: params.has('hotel') && (id === null || hotel === null),
  }
}

/** Dates that are no dates, or the wrong way round, count as none; guests that cannot be read as two adults. */
function readStay(params: URLSearchParams): AskedStay | null {
  const checkin = params.get('checkin') ?? ''
  const checkout = params.get('checkout') ?? ''
  if (!isStayDate(checkin) || !isStayDate(checkout) || checkin >= checkout) return null
  return { checkin, checkout, rooms: parseParty(params.get('rooms') ?? '') ?? [{ adults: 2, childrenAges: [] }] }
}
