import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { MapPreview as Drawing } from '../../../contract/maps.ts'
import { MapPreview } from '../../features/map/map-preview.tsx'
import { useAsRendered } from '../../lib/as-rendered.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { mapIcon } from '../../ui/icons.ts'
import styles from './location-map.module.css'
import { previewQuery } from './preview-query.ts'
import { mapHash, useMapInAddress, useMapOpener } from './use-map-in-address.ts'

const HotelMapOverlay = lazy(async () => ({
  default: (await import('./hotel-map-overlay.tsx')).HotelMapOverlay,
}))

/** The drawing of the surroundings; a press opens the map over the whole screen, as does the address with `#map`. */
export function LocationMap({ hotel }: { hotel: HotelDetail }) {
  const t = useT('map')
  const query = previewQuery(useApi(), hotel.id)
  const drawing = useAsRendered(query.queryKey, useQuery<Drawing>(query).data)
  const { open, close } = useMapInAddress()
  const opened = useRef(false)
  opened.current ||= open
  return (
    <>
      <a href={mapHash} className={styles.preview} onClick={useMapOpener()}>
        {drawing && <MapPreview drawing={drawing} label={t('where', { name: hotel.name })} />}
        <span className={buttonClass({ variant: 'raised' }, styles.open)}>
          <Icon shape={mapIcon} size="s" />
          <span>{t('open')}</span>
        </span>
      </a>
      {opened.current && (
        <Suspense>
          <HotelMapOverlay hotel={hotel} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
