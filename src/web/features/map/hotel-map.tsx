import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { MapLabels } from '../../../contract/maps.ts'
import type { Elements } from '../../lib/elements.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi, useConfig } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { minusIcon, plusIcon, wifiOffIcon } from '../../ui/icons.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { EngineBoundary } from './engine-boundary.tsx'
import styles from './hotel-map.module.css'
import type { MapEngineProps, MapSteering, StreetState } from './map-types.ts'

const GroundEngine = lazy(async () => ({
  default: await import('./ground-engine.tsx').then((code) => code.GroundEngine, nothingCame),
}))
const StreetEngine = lazy(async () => ({
  default: await import('./street-engine.tsx').then((code) => code.StreetEngine, nothingCame),
}))
const GoogleEngine = lazy(async () => ({
  default: await import('./google-engine.tsx').then((code) => code.GoogleEngine, nothingCame),
}))

/**
 * Hotels on a map: MapLibre on our own ground, with the streets of `MAP_PMTILES_URL` or in the style of `MAP_STYLE_URL`, or
 * Google's map where its key and identifier are set. It fills its container, which has a size of its own; a list of the same hotels stands beside it.
 * @param instead what is said where no map can be drawn.
 * @param remark what is to be known of its prices, beside its source.
 * @param children lies on the map: switches, buttons.
 */
export function HotelMap(
  props: Omit<MapEngineProps, 'onBroken' | 'onReady' | 'onDrawn'> & {
    instead: string
    remark?: string | undefined
    onReady?: (steer: MapSteering) => void
    children?: Elements
  },
) {
  const t = useT('map')
  const api = useApi()
  const { maps, apiOrigin, publicOrigin } = useConfig()
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const [steer, setSteer] = useState<MapSteering | null>(null)
  const [streets, setStreets] = useState<StreetState>('coming')
  const google = maps.googleKey && maps.googleMapId ? { apiKey: maps.googleKey, mapId: maps.googleMapId } : null
  const ground = useQuery({ ...api.query<MapLabels>('/api/v1/maps/labels/'), staleTime: Number.POSITIVE_INFINITY })
  const { instead, remark, children, onReady, onStreets, ...shown } = props

  if (broken || (ground.isError && !google)) {
    return (
      <div className={styles.map}>
        <EmptyState
          level={3}
          icon={wifiOffIcon}
          title={t('broken.title')}
          className={styles.broken}
          actions={
            <Button
              variant="outline"
              onClick={() => {
                setBroken(false)
                setDrawn(false)
                setStreets('coming')
                setAttempt(attempt + 1)
                if (ground.isError) void ground.refetch()
              }}
            >
              {t('broken.retry')}
            </Button>
          }
        >
          <p>{instead}</p>
        </EmptyState>
      </div>
    )
  }
  const given: MapEngineProps = {
    ...shown,
    onBroken: () => setBroken(true),
    onDrawn: () => setDrawn(true),
    onStreets: (state) => {
      setStreets(state)
      onStreets?.(state)
    },
    onReady: (steering) => {
      setSteer(steering)
      onReady?.(steering)
    },
  }
  const showsGround = !google && !maps.pmtilesUrl && !(maps.styleUrl && streets === 'here')
  const origin = apiOrigin || (typeof window === 'undefined' ? publicOrigin : window.location.origin)
  return (
    <div className={styles.map} dir="ltr">
      <EngineBoundary onBroken={given.onBroken} key={attempt}>
        <Suspense>
          {google && <GoogleEngine {...given} {...google} />}
          {!google && ground.data && !maps.pmtilesUrl && (
            <GroundEngine {...given} ground={ground.data} styleUrl={maps.styleUrl} origin={origin} />
          )}
          {!google && ground.data && maps.pmtilesUrl && (
            <StreetEngine {...given} ground={ground.data} file={maps.pmtilesUrl} origin={origin} />
          )}
        </Suspense>
      </EngineBoundary>
      {!drawn && (
        <div className={styles.waiting} role="status">
          <Spinner />
          <span>{t('loading')}</span>
        </div>
      )}
      {children}
      <div className={styles.controls}>
        <button type="button" aria-label={t('zoomIn')} disabled={!steer} onClick={() => steer?.zoomBy(1)}>
          <Icon shape={plusIcon} />
        </button>
        <button type="button" aria-label={t('zoomOut')} disabled={!steer} onClick={() => steer?.zoomBy(-1)}>
          <Icon shape={minusIcon} />
        </button>
      </div>
      {(remark || showsGround || (maps.pmtilesUrl && !google)) && (
        <p className={styles.source}>
          {remark && <span>{remark}</span>}
          {maps.styleUrl && streets === 'away' && <span role="status">{t('streetsAway')}</span>}
          {showsGround && <span>{t('source')}</span>}
          {maps.pmtilesUrl && !google && (
            <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
              {t('streets')}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

/** The code of the map did not come: told like any other map that cannot be drawn. */
function nothingCame() {
  return MissingEngine
}

function MissingEngine({ onBroken }: Pick<MapEngineProps, 'onBroken'>) {
  const tell = useEffectEvent(onBroken)
  useEffect(() => tell(), [])
  return null
}
