import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MapPoints } from '../../../contract/maps.ts'
import { formatParty } from '../../../domain/party.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { wordPointFees } from '../../features/hotel-card/point-fees.ts'
import { writeBox } from '../../features/map/boxes.ts'
import type { MapMarker, MapPlace } from '../../features/map/map-types.ts'
import { addFees } from '../../lib/add-fees.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { markerLabel } from '../../lib/marker-label.ts'
import { useApi } from '../../lib/services.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useAsked, writeStay } from './asked-stay.ts'
import styles from './nearby-stays.module.css'

/** Half the height and width of the neighbourhood, in degrees: some three kilometres each way. */
const reach = { latitude: 0.03, longitude: 0.04 }

/** As many as a map shows with their prices. */
const mostNearby = 20

/** Another stay on a hotel's map: its quiet marker, the path of its page for the dates and guests asked for, what is paid there beside the price. */
export type NearbyStay = { marker: MapMarker; to: string; price: string | null; fees: string }

/**
 * Stays around a hotel that can be had for its dates and guests with what was chosen, the nearest first; none while they are not
 * there, or cannot be had.
 * @param wanted from when on they are asked for: the hotel's own map comes first.
 */
export function useNearbyStays(id: number, place: MapPlace | undefined, wanted: boolean): NearbyStay[] {
  const api = useApi()
  const words = useT('catalogue')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const [currency] = useCurrency()
  const { stay, wishes } = useAsked()
  const { latitude = 0, longitude = 0 } = place ?? {}
  const bbox = writeBox([
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ])
  const asked = stay ? { checkin: stay.checkin, checkout: stay.checkout, rooms: formatParty(stay.rooms) } : {}
  const { data } = useQuery({
    ...api.query<MapPoints>('/api/v1/search/points/', { bbox, ...asked, ...wishes, currency }),
    enabled: wanted && place !== undefined,
  })
  return useMemo(() => {
    const narrowing = Math.cos((latitude * Math.PI) / 180)
    const distance = (other: MapPlace) =>
      Math.hypot(other.latitude - latitude, (other.longitude - longitude) * narrowing)
    return (data?.points ?? [])
      .filter((point) => point.id !== id)
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, mostNearby)
      .map((point) => {
        const { id, name, latitude, longitude, url, value, local_fees: fees } = point
        const shown = data?.currency ?? currency
        const sum = value && format.money(addFees(value, fees), shown)
        return {
          marker: {
            id,
            name,
            latitude,
            longitude,
            label: value ? markerLabel({ display_currency: shown, value }) : name,
            quiet: true,
          },
          to: url + (stay ? writeStay(stay.checkin, stay.checkout, stay.rooms, wishes) : ''),
          price: sum && data?.indicative ? `${words('card.from')} ${sum}` : sum,
          fees: wordPointFees(texts, point, shown),
        }
      })
  }, [data, id, latitude, longitude, stay, wishes, currency, format, words, texts])
}

/** The same stays as a list, folded until somebody wants it: a canvas tells nothing to who cannot see it. */
export function NearbyList({ stays }: { stays: readonly NearbyStay[] }) {
  const t = useT('map')
  if (stays.length === 0) return null
  return (
    <Disclosure summary={t('nearby', { count: stays.length })} className={styles.nearby}>
      <ul>
        {stays.map(({ marker, to, price }) => (
          <li key={marker.id}>
            <LocalLink to={to}>{marker.name}</LocalLink>
            {price && <span>{price}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
