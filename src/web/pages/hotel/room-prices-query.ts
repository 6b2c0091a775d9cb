import type { RoomPrices } from '../../../contract/hotels.ts'
import type { Api, ApiQuery } from '../../lib/api.ts'

/** Options of the query for what each room costs at least. */
export function roomPricesQuery(api: Api, hotelId: number | string, currency: string | null): ApiQuery<RoomPrices> {
  return api.query(`/api/v1/hotels/${hotelId}/room_prices/`, { currency: currency === 'EUR' ? null : currency })
}
