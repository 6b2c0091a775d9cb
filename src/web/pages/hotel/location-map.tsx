import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { MapPreview as Drawing } from '../../../contract/maps.ts'
import { MapPreview } from '../../features/map/map-preview.tsx'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/i18n.tsx'
import { stripLanguage } from '../../lib/language.ts'
import { useLocalNavigate } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { mapIcon } from '../../ui/icons.ts'
import styles from './location-map.module.css'
import { previewQuery } from './preview-query.ts'

const HotelMapOverlay = lazy(async () => ({
  default: (await import('./hotel-map-overlay.tsx')).HotelMapOverlay,
}))

const hash = '#map'

/**
 * The drawing of the surroundings; a press opens the map over the whole screen, as does any `<a data-opens-map>` of the page
 * and the address with `#map`.
 */
export function LocationMap({ hotel }: { hotel: HotelDetail }) {
  const t = useT('map')
  const { data } = useQuery<Drawing>(previewQuery(useApi(), hotel.id))
  const { open, show, close } = useMapInAddress()
  const opened = useRef(false)
  opened.current ||= open
  return (
    <>
      <a href={hash} data-opens-map className={styles.preview} onClick={show}>
        {data && <MapPreview drawing={data} label={t('where', { name: hotel.name })} />}
        <span className={buttonClass({ variant: 'raised' }, styles.open)}>
          <Icon shape={mapIcon} size="s" />
          {t('open')}
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

/** Whether the address asks for the map; opening adds a step to the history, so that the way back closes it. */
function useMapInAddress() {
  const location = useLocation()
  const navigate = useLocalNavigate()
  const stepped = useRef(false)
  // The server knows no hash: what it wrote is taken up first.
  const open = useHydrated() && location.hash === hash

  function show(event: { preventDefault: () => void }) {
    event.preventDefault()
    stepped.current = true
    navigate(stripLanguage(location.pathname) + location.search + hash, { preventScrollReset: true })
  }
  function close() {
    if (!open) return
    if (stepped.current) navigate(-1)
    else navigate(stripLanguage(location.pathname) + location.search, { replace: true, preventScrollReset: true })
    stepped.current = false
  }

  const follow = useEffectEvent((event: MouseEvent) => {
    const opener = event.target instanceof Element ? event.target.closest('a[data-opens-map]') : null
    if (opener && !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey) show(event)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return { open, show, close }
}
