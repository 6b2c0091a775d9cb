import { AdvancedMarker, APIProvider, Map as GoogleMap, useMap, useMapsLibrary } from '@vis.gl/react-google-maps'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLanguage } from '../../lib/i18n.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { arrangeMarkers, type StandingRoom } from './asides.ts'
import { type Cluster, clusterMarkers } from './clusters.ts'
import styles from './google-engine.module.css'
import { isDark, readMapColours } from './map-colours.ts'
import type { Box, MapEngineProps, MapMarker, MapPlace, MapTarget } from './map-types.ts'
import { readRoom } from './read-room.ts'

/**
 * The map drawn by Google, where its key and map identifier are set (specification, section 2). Markers are gathered and
 * step aside as on our own map.
 */
export function GoogleEngine(props: MapEngineProps & { apiKey: string; mapId: string }) {
  const { onBroken, apiKey, mapId, ...shown } = props
  useRefusal(onBroken)
  return (
    <APIProvider apiKey={apiKey} language={useLanguage()} onError={onBroken}>
      <GoogleMap
        mapId={mapId}
        className={styles.canvas}
        disableDefaultUI
        gestureHandling="greedy"
        colorScheme={isDark(document.documentElement) ? 'DARK' : 'LIGHT'}
        {...startingView(props.target)}
        onClick={() => props.onSelect(null)}
      >
        <Hotels {...shown} onBroken={onBroken} />
      </GoogleMap>
    </APIProvider>
  )
}

let refused = false

/** Google refuses a key after its code has come, once, and writes over the map in English; this name is what it calls then. */
function useRefusal(onRefused: () => void): void {
  const tell = useEffectEvent(onRefused)
  useEffect(() => {
    if (refused) return tell()
    function hear() {
      refused = true
      tell()
    }
    Object.assign(window, { gm_authFailure: hear })
  }, [])
}

function Hotels(props: MapEngineProps) {
  const map = useMap()
  const [shownNow, setShownNow] = useState<{ zoom: number; view: Box; standing: StandingRoom } | null>(null)
  const { markers, selected, hovered, landmark } = props
  const clusters = useMemo(() => arrange(markers, shownNow), [markers, shownNow])
  const ink = useMemo(() => (map ? readMapColours(map.getDiv()).ink : ''), [map])
  const active = (id: number) => id === selected || id === hovered
  const shown = new Set(clusters.flatMap((cluster) => (cluster.kind === 'one' ? cluster.marker.id : [])))
  // What is pointed at or pressed stands out of whatever it was gathered into.
  const hidden = markers.filter(({ id }) => active(id) && !shown.has(id))
  const moved = useEffectEvent((byVisitor: boolean) => {
    const bounds = map?.getBounds()?.toJSON()
    const now = map?.getZoom()
    if (!bounds || now === undefined) return
    const box: Box = [bounds.west, bounds.south, bounds.east, bounds.north]
    const canvas = map?.getDiv().closest<HTMLElement>(`.${styles.canvas}`)
    if (canvas) setShownNow({ zoom: now, view: box, standing: readRoom(canvas, box) })
    props.onDrawn()
    props.onMove?.({ box, zoom: now, byVisitor })
    props.onZoom?.(now)
  })
  const steer = useEffectEvent(() => {
    if (!map) return
    props.onReady({
      zoomBy: (steps) => map.setZoom((map.getZoom() ?? 0) + steps),
      look: (target) => {
        if ('box' in target) return map.fitBounds(toBounds(target.box), target.exact ? 0 : 64)
        map.panTo({ lat: target.latitude, lng: target.longitude })
        map.setZoom(target.zoom)
      },
    })
  })

  useEffect(() => {
    if (!map) return
    // Only a person drags or turns a wheel; Google tells no more about who moved the map.
    let dragged = false
    const hold = () => {
      dragged = true
    }
    const listeners = [
      map.addListener('dragend', hold),
      map.addListener('idle', () => {
        moved(dragged)
        dragged = false
      }),
    ]
    const wheels = new AbortController()
    map.getDiv().addEventListener('wheel', hold, { passive: true, signal: wheels.signal })
    map.setOptions({ keyboardShortcuts: true })
    map.getDiv().setAttribute('aria-label', props.label)
    steer()
    return () => {
      for (const listener of listeners) listener.remove()
      wheels.abort()
    }
  }, [map, props.label])

  return (
    <>
      {landmark && (
        <AdvancedMarker position={{ lat: landmark.latitude, lng: landmark.longitude }} anchorTop="-50%" zIndex={0}>
          <span className={styles.landmark}>{landmark.name}</span>
        </AdvancedMarker>
      )}
      {[...clusters, ...hidden.map((marker): Cluster => ({ kind: 'one', marker }))].map((cluster) => (
        <Marker
          key={cluster.kind === 'one' ? cluster.marker.id : `c${cluster.ids[0]}`}
          cluster={cluster}
          active={cluster.kind === 'one' && active(cluster.marker.id)}
          onSelect={props.onSelect}
          onHover={props.onHover}
          onOpen={(box) => map?.fitBounds(toBounds(box), 64)}
        />
      ))}
      {clusters.map(
        (cluster) =>
          cluster.kind === 'one' &&
          cluster.spot && <Lead key={cluster.marker.id} from={cluster.marker} spot={cluster.spot} colour={ink} />,
      )}
      {selected !== null && <SelectedPopup {...props} />}
    </>
  )
}

/** Google counts its zooms from a world of 256 pixels, we from one of 512. */
function arrange(
  markers: readonly MapMarker[],
  now: { zoom: number; view: Box; standing: StandingRoom } | null,
): Cluster[] {
  if (!now) return clusterMarkers(markers, 0)
  return arrangeMarkers(markers, Math.floor((now.zoom - 1) * 2) / 2, now.view, now.standing)
}

/** From a marker that stepped aside to its true spot. */
function Lead({ from, spot, colour }: { from: MapPlace; spot: MapPlace; colour: string }) {
  const map = useMap()
  const drawing = useMapsLibrary('maps')
  const { latitude, longitude } = from
  useEffect(() => {
    if (!map || !drawing) return
    const line = new drawing.Polyline({
      map,
      path: [
        { lat: latitude, lng: longitude },
        { lat: spot.latitude, lng: spot.longitude },
      ],
      strokeColor: colour,
      strokeOpacity: 0.7,
      strokeWeight: 1.5,
      clickable: false,
    })
    return () => line.setMap(null)
  }, [map, drawing, latitude, longitude, spot.latitude, spot.longitude, colour])
  return (
    <AdvancedMarker position={{ lat: spot.latitude, lng: spot.longitude }} anchorTop="-50%" zIndex={0}>
      <span className={styles.spot} />
    </AdvancedMarker>
  )
}

function Marker(props: {
  cluster: Cluster
  active: boolean
  onSelect: (id: number | null) => void
  onHover?: (id: number | null) => void
  onOpen: (box: Box) => void
}) {
  const { cluster, active } = props
  if (cluster.kind === 'many') {
    return (
      <AdvancedMarker
        position={{ lat: cluster.latitude, lng: cluster.longitude }}
        anchorTop="-50%"
        onClick={() => props.onOpen(cluster.box)}
      >
        <span className={styles.many}>{cluster.count}</span>
      </AdvancedMarker>
    )
  }
  const { id, label, name, latitude, longitude, quiet } = cluster.marker
  return (
    <AdvancedMarker
      position={{ lat: latitude, lng: longitude }}
      title={name}
      zIndex={active ? 2 : 1}
      onClick={() => props.onSelect(id)}
      onMouseEnter={() => props.onHover?.(id)}
      onMouseLeave={() => props.onHover?.(null)}
    >
      <span className={joinClasses(styles.one, quiet && styles.quiet, active && styles.active)}>{label}</span>
    </AdvancedMarker>
  )
}

function SelectedPopup({ markers, selected, popup }: MapEngineProps) {
  const marker = markers.find(({ id }) => id === selected)
  if (!marker) return null
  return (
    <AdvancedMarker position={{ lat: marker.latitude, lng: marker.longitude }} zIndex={3} className={styles.popup}>
      {popup}
    </AdvancedMarker>
  )
}

function startingView(target: MapTarget) {
  if ('zoom' in target)
    return { defaultCenter: { lat: target.latitude, lng: target.longitude }, defaultZoom: target.zoom }
  return { defaultBounds: { ...toBounds(target.box), padding: 64 } }
}

function toBounds([west, south, east, north]: Box): { west: number; south: number; east: number; north: number } {
  return { west, south, east, north }
}
