import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RoomPrices } from '../../../contract/hotels.ts'
import { useAsRendered } from '../../lib/as-rendered.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useApi } from '../../lib/services.ts'
import { roomPricesQuery } from './room-prices-query.ts'

/** What each room costs at least, in the visitor's currency. */
export function useRoomPrices(hotelId: number): RoomPrices | undefined {
  const api = useApi()
  const [currency] = useCurrency()
  const query = roomPricesQuery(api, hotelId, currency)
  const asked = useQuery({
    ...query,
    placeholderData: (former, of) => (of?.queryKey[0] === query.queryKey[0] ? former : undefined),
  })
  // The server knows no currency of a visitor: its prices stand until, or unless, the others come.
  const first = useQueryClient().getQueryData<RoomPrices>(roomPricesQuery(api, hotelId, null).queryKey)
  return useAsRendered(query.queryKey, asked.data ?? first)
}

/** Without dates: the room whose night costs least by all that one pays for it, of those for two adults like the list's prices, if there are any. */
export function useLowestNight(hotelId: number): RoomPrices['rooms'][number] | undefined {
  const whole = ({ price, local_fees }: RoomPrices['rooms'][number]) => Number(price.value) + Number(local_fees)
  return [...(useRoomPrices(hotelId)?.rooms ?? [])].sort(
    (a, b) => Math.abs(a.adults - 2) - Math.abs(b.adults - 2) || whole(a) - whole(b),
  )[0]
}
