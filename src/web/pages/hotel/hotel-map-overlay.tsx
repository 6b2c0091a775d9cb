import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import { defaultView, defaultZoom } from '../../../contract/map-view.ts'
import type { MapPreview as Drawing, MapLabels } from '../../../contract/maps.ts'
import { countNights } from '../../../domain/stay-dates.ts'
import { HotelMap } from '../../features/map/hotel-map.tsx'
import { MapCard } from '../../features/map/map-card.tsx'
import { MapPreview } from '../../features/map/map-preview.tsx'
import type { MapSteering } from '../../features/map/map-types.ts'
import { useHotelOffers } from '../../features/offers/hotel-offers.ts'
import { wordLocalFees } from '../../features/offers/local-fees.ts'
import { wordSum } from '../../features/offers/offer-sum.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { markerLabel } from '../../lib/marker-label.ts'
import { useApi, useConfig } from '../../lib/services.ts'
import { FullScreen } from '../../ui/dialog.tsx'
import { useAsked, writeStay } from './asked-stay.ts'
import styles from './hotel-map-overlay.module.css'
import { NearbyList, useNearbyStays } from './nearby-stays.tsx'
import { previewQuery } from './preview-query.ts'
import { quoteOffers } from './stay-offers.ts'
import { findCentre } from './town-centre.ts'
import { wordMetres } from './word-metres.ts'

/** From this zoom on one misses the streets that a map of our own does not have. */
const streetZoom = 12

/** As far away as the drawing of the surroundings leads: coast and neighbouring towns. */
const aroundZoom = 10

/**
 * One hotel over the whole screen (specification, section 2): its marker says what the best offer costs, or its name; a
 * press on it opens the card. Nothing is selected before that. Other stays around come when they are asked for, as quiet markers.
 */
export function HotelMapOverlay({ hotel, open, onClose }: { hotel: HotelDetail; open: boolean; onClose: () => void }) {
  const t = useT('map')
  const words = useT('catalogue')
  const format = useFormat()
  const { maps } = useConfig()
  const { stay, wishes } = useAsked()
  const best = quoteOffers(useHotelOffers(hotel.id, stay).data, wishes)?.best
  const [selected, setSelected] = useState<number | null>(null)
  // What was looked at is put away with the map.
  if (!open && selected !== null) setSelected(null)
  const label = best ? markerLabel(best.price) : hotel.name
  const { id, name, latitude, longitude } = hotel
  const place = useMemo(() => readPlace(latitude, longitude), [latitude, longitude])
  const [streetsAway, setStreetsAway] = useState(false)
  const own = (!maps.styleUrl || streetsAway) && !maps.pmtilesUrl && !(maps.googleKey && maps.googleMapId)
  const [target] = useState(place ? { ...place, zoom: defaultZoom } : defaultView)
  const [zoom, setZoom] = useState<number>(target.zoom)
  const [steer, setSteer] = useState<MapSteering | null>(null)
  const [showsNearby, setShowsNearby] = useState(false)
  const nearby = useNearbyStays(id, place, open && showsNearby)
  // The hotel first: where markers stand close, it keeps its spot.
  const markers = useMemo(
    () => (place ? [{ id, name, ...place, label }, ...(showsNearby ? nearby : []).map(({ marker }) => marker)] : []),
    [id, name, place, label, nearby, showsNearby],
  )
  const other = nearby.find(({ marker }) => marker.id === selected)
  const api = useApi()
  // The map itself reads the same names.
  const { data: ground } = useQuery({
    ...api.query<MapLabels>('/api/v1/maps/labels/'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: own,
  })
  const { city, centre_metres: told } = hotel
  const centre = useMemo(
    () => place && findCentre(ground?.labels ?? [], city, place, told),
    [ground, city, place, told],
  )
  const landmark = useMemo(() => centre && { ...centre, name: t('centre'), kind: 'place' as const }, [centre, t])
  const { data: around } = useQuery<Drawing>({ ...previewQuery(api, id), enabled: own })
  function closeCard() {
    setSelected(null)
    return selected !== null
  }

  return (
    <FullScreen
      open={open}
      onClose={onClose}
      closeInner={closeCard}
      title={t('title', { name })}
      className={styles.overlay}
    >
      <HotelMap
        label={t('canvas')}
        instead={t('broken.hotel')}
        markers={markers}
        selected={selected}
        // It stands out from its neighbours as if one pointed at it.
        hovered={id}
        target={target}
        rings={own ? place : undefined}
        landmark={landmark}
        onSelect={setSelected}
        onZoom={setZoom}
        onStreets={(state) => setStreetsAway(state === 'away')}
        onReady={setSteer}
        popup={
          selected !== null && (
            <MapCard
              hotel={{
                id: other?.marker.id ?? id,
                name: other?.marker.name ?? name,
                to: other?.to ?? hotel.url + (stay ? writeStay(stay.checkin, stay.checkout, stay.rooms, wishes) : ''),
                price: other ? other.price : best ? wordSum(best.price, format) : null,
                fees: other ? other.fees : best && wordLocalFees(best, words, format),
                covers: stay ? words('units.nights', { count: countNights(stay.checkin, stay.checkout) }) : undefined,
              }}
              onClose={() => setSelected(null)}
            />
          )
        }
      >
        <div className={styles.tools}>
          {own && zoom >= streetZoom && (
            <p className={styles.rough}>
              <span>{t(around?.coast ? 'roughCoast' : 'rough')}</span>
              {centre && (
                <b>
                  {` ${t('toCentre', {
                    city,
                    distance: wordMetres(centre.metres, { words, format }),
                    way: t(`way.${centre.way}`),
                  })}`}
                </b>
              )}
            </p>
          )}
          {place && (
            <label className={styles.others}>
              <input
                type="checkbox"
                checked={showsNearby}
                onChange={() => {
                  setSelected(null)
                  setShowsNearby(!showsNearby)
                }}
              />
              <span>{t('others')}</span>
            </label>
          )}
          {showsNearby && <NearbyList stays={nearby} />}
        </div>
        {own && zoom >= streetZoom && place && around && steer && (
          <button
            type="button"
            className={styles.around}
            title={t('around')}
            onClick={() => steer.look({ ...place, zoom: aroundZoom })}
          >
            <MapPreview drawing={around} label={t('around')} small />
          </button>
        )}
      </HotelMap>
    </FullScreen>
  )
}

/** A hotel whose point is not known has 0, 0 in some catalogues, which is sea. */
function readPlace(latitude: number, longitude: number): { latitude: number; longitude: number } | undefined {
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
}
