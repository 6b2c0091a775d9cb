import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { Api } from '../../lib/api.ts'
import { useApi } from '../../lib/services.ts'

/** Options of the query for a hotel; `id` as it stands in the address. */
export function hotelQuery(api: Api, id: string) {
  return api.query<HotelDetail>(`/api/v1/hotels/${id}/`)
}

/** The hotel of the address on screen; the loader has put it there. */
export function useHotel(): HotelDetail | undefined {
  const api = useApi()
  const { id = '' } = useParams()
  return useQuery(hotelQuery(api, id)).data
}
