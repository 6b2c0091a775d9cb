import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GenerateOffersBody, OffersAnswer } from '../../../contract/offers.ts'
import type { PartyRoom } from '../../../domain/party.ts'
import { type Api, ApiError, type FieldErrors } from '../../lib/api.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useApi } from '../../lib/services.ts'

/** A stay at one hotel as its address asks for it: dates YYYY-MM-DD, one entry for each room. */
export type AskedStay = { checkin: string; checkout: string; rooms: PartyRoom[] }

/** Offers, or what was not accepted about the stay: dates that are over, too many nights. */
export type OffersOutcome = { kind: 'found'; answer: OffersAnswer } | { kind: 'refused'; fields: FieldErrors }

/**
 * Options of the query for a hotel's offers. They come by POST; a refusal is an outcome the page words, not an error.
 * @param roomTypes a kind of room for each room of the stay: only what can be had in exactly those.
 */
export function offersQuery(
  api: Api,
  hotelId: number,
  stay: AskedStay,
  currency: string | null,
  roomTypes?: readonly string[],
) {
  const body = {
    hotel_id: hotelId,
    checkin: stay.checkin,
    checkout: stay.checkout,
    ...(roomTypes ? { room_types: [...roomTypes] } : { split: true }),
    rooms: stay.rooms.map((room) => ({ adults: room.adults, children_ages: room.childrenAges })),
    ...(currency === null || currency === 'EUR' ? {} : { currency: currency as GenerateOffersBody['currency'] }),
  } satisfies GenerateOffersBody
  return {
    queryKey: ['offers', body, api.language] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OffersOutcome> => {
      try {
        const answer = await api.post<OffersAnswer>('/api/v1/generate_hotel_offers/', body, { signal })
        return { kind: 'found', answer }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invalid') return { kind: 'refused', fields: error.fields }
        throw error
      }
    },
  }
}

/**
 * The offers for a stay in the visitor's currency; nothing is asked while there are no dates. With `roomTypes` those of the
 * former ones stay until there are others.
 */
export function useHotelOffers(hotelId: number, stay: AskedStay | null, roomTypes?: readonly string[]) {
  const api = useApi()
  const [currency] = useCurrency()
  const asked = stay ?? { checkin: '', checkout: '', rooms: [] }
  return useQuery({
    ...offersQuery(api, hotelId, asked, currency, roomTypes),
    enabled: stay !== null,
    placeholderData: roomTypes && keepPreviousData,
  })
}
