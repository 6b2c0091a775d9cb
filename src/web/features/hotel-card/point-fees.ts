import type { MapPoint, MapPoints } from '../../../contract/maps.ts'
import type { HotelCardTexts } from './hotel-card-texts.ts'

/** "incl. 6 € tourist tax, paid on site", as the list says it; empty where nothing is. */
export function wordPointFees(texts: HotelCardTexts, point: MapPoint, currency: MapPoints['currency']): string {
  const { value, local_fees: fees, local_fee_codes: codes = [] } = point
  if (value === null || fees === undefined) return ''
  return texts.localFees({ local_fees: fees, local_fee_codes: codes, price: { display_currency: currency } })
}
