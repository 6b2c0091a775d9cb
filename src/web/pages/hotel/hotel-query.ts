import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { Api } from '../../lib/api.ts'
import { inSeason } from '../../lib/pictures-in-season.ts'
import { useApi } from '../../lib/services.ts'

/** Options of the query for a hotel; `id` as it stands in the address. */
export function hotelQuery(api: Api, id: string) {
  return api.query<HotelDetail>(`/api/v1/hotels/${id}/`)
}

/** The hotel of the address on screen, with the pictures of the stay's season first; the loader has put it there. */
export function useHotel(checkin: string | undefined): HotelDetail | undefined {
  const api = useApi()
  const { id = '' } = useParams()
  const { data } = useQuery(hotelQuery(api, id))
  return useMemo(() => data && inSeason(data, checkin), [data, checkin])
}
