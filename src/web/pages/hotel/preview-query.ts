import type { MapPreview } from '../../../contract/maps.ts'
import type { Api, ApiQuery } from '../../lib/api.ts'

/** Options of the query for the drawing of a hotel's surroundings. */
export function previewQuery(api: Api, hotelId: number | string): ApiQuery<MapPreview> {
  return api.query(`/api/v1/hotels/${hotelId}/map/`)
}
