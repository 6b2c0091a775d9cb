import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  type MapMouseEvent,
  type MapSourceDataEvent,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { arrangeMarkers, fewInView } from './asides.ts'
import { type Cluster, clusterZoom, looseZoom } from './clusters.ts'
import { hideCutNames } from './cut-names.ts'
import { isDark, readMapColours, watchAppearance } from './map-colours.ts'
import { addMapFonts } from './map-fonts.ts'
import type {
  Box,
  MapBase,
  MapLandmark,
  MapMarker,
  MapMove,
  MapPlace,
  MapSteering,
  MapTarget,
  StreetState,
} from './map-types.ts'
import { findView, prefersStill, readPadding, readUnseen } from './map-views.ts'
import { drawLead, toFeature, toLandmark } from './marker-features.ts'
import { drawMarkerImages } from './marker-images.ts'
import { listMarkerLayers } from './marker-layers.ts'
import type { Point } from './place-popup.ts'
import { createProviderLayers } from './provider-layers.ts'
import { readRoom, watchRoom } from './read-room.ts'
import { drawRings } from './rings.ts'

// A file of our own instead of code in a blob: the content policy allows no other.
setWorkerUrl(workerUrl)

export type CanvasEvents = {
  onMove: (move: MapMove) => void
  onSelect: (id: number | null) => void
  onHover: (id: number | null) => void
  /** Where the selected marker stands, and that of what the map is about if it is another, in pixels of the container; on every frame that moves them. */
  onPlace: (selected: Point | null, about: Point | undefined) => void
  /** The markers of the first view are there; some of the ground may still come. */
  onDrawn: () => void
  onStreets: (state: StreetState) => void
  onBroken: () => void
}

export type CanvasOptions = {
  container: HTMLElement
  label: string
  /** What lies below the markers. */
  base: MapBase
  target: MapTarget
  /** Those that the first view shall show; `show` gives others. */
  markers: readonly MapMarker[]
  ringName: (minutes: number) => string
  units: { metres: string; kilometres: string }
  events: CanvasEvents
}

export type MapCanvas = MapSteering & {
  show: (markers: readonly MapMarker[]) => void
  mark: (selected: number | null, hovered: number | null) => void
  ring: (place: MapPlace | undefined) => void
  landmark: (place: MapLandmark | undefined) => void
  /** Shows what lies lower, by so many pixels. */
  panDown: (pixels: number) => void
  remove: () => void
}

type PaintName = Parameters<MapLibre['setPaintProperty']>[1]

/**
 * The nearest one can come. Our own ground knows nothing of what is seen from nearer than the zoom at which houses of one
 * street stand apart.
 */
const closest = { streets: 18, ground: looseZoom }

/** How near the map comes by itself: with streets to the houses, on our own ground as near as a trace of its coast is left. */
const nearest = { streets: 15, ground: 13 }

/** Draws the map with MapLibre; throws where there is no WebGL. The page steers it by the returned functions alone. */
export function createMapCanvas(options: CanvasOptions): MapCanvas {
  const { container, events, base } = options
  addMapFonts()
  const fitZoom = base.streets ? nearest.streets : nearest.ground
  let colours = readMapColours(container)
  const map = new MapLibre({
    container,
    style: base.paint(colours, isDark(container)),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxZoom: base.streets || base.provider ? closest.streets : closest.ground,
    renderWorldCopies: true,
    fadeDuration: prefersStill() ? 0 : 200,
    locale: {
      'Map.Title': options.label,
      'ScaleControl.Meters': options.units.metres,
      'ScaleControl.Kilometers': options.units.kilometres,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left')
  if (base.provider) map.addControl(new AttributionControl({ compact: false }))

  const provider =
    base.provider &&
    createProviderLayers(map, base.provider, {
      dress: (style) => base.provider?.dress(style, colours, isDark(container)) ?? [],
      tell: (state) => {
        // Own ground alone is no nearer than it is honest; what is shown then stays in its middle.
        map.setMaxZoom(state === 'away' ? closest.ground : closest.streets)
        // A canvas tells nothing of what is on it: by this the browser tests know.
        container.dataset.streets = state
        events.onStreets(state)
      },
    })
  let markers = options.markers
  let clusters: readonly Cluster[] = []
  let clusteredAt = Number.NaN
  let clusteredIn = ''
  let selected: number | null = null
  let hovered: number | null = null
  let ringed: MapPlace | undefined
  let landmark: MapLandmark | undefined
  let ready = false
  /** The visitor moves the map, with his own hand or by a button of ours. */
  let steered = false
  /** What was looked at before its markers were known: they may ask for more room at an edge. */
  let unfitted = markers.length === 0 ? options.target : null

  map.jumpTo(findView(map, options.target, fitZoom, markers))

  // A tile that did not come leaves a gap. Without a listener the library writes it to the console.
  map.on('error', () => {})
  container.addEventListener('webglcontextlost', events.onBroken, { once: true, capture: true })

  // Not `load`, which waits for every tile: prices are what people look for.
  map.once('style.load', () => {
    for (const { name, data, options: look } of drawMarkerImages(colours)) map.addImage(name, data, look)
    for (const name of ['rings', 'landmark', 'leads', 'markers', 'active'])
      map.addSource(name, { type: 'geojson', data: nothing, generateId: name === 'rings' || name === 'landmark' })
    for (const layer of listMarkerLayers(colours)) map.addLayer(layer)
    ready = true
    hideCutNames(map)
    drawMarkers()
    drawActive()
    if (ringed) setData('rings', drawRings(ringed, options.ringName))
    drawLandmark()
    tellMove(false)
    provider?.load()
  })
  // The note that the map is coming goes as soon as prices are there: it would lie over them.
  map.on('sourcedata', tellDrawn)
  map.once('load', events.onDrawn)
  map.on('zoom', () => {
    if (level() !== clusteredAt) drawMarkers()
  })
  map.on('move', place)
  map.on('moveend', () => {
    // Which hotels are in view decides whether they have room for their prices; one that stepped aside must stay in it.
    if (clusteredIn !== inView() || clusters.some((each) => each.kind === 'one' && each.spot)) drawMarkers()
  })
  // The moves of a wheel do not tell of it.
  map.on('zoomstart', () => {
    steered ||= map.scrollZoom.isZooming()
  })
  map.on('moveend', (event) => tellMove(Boolean('originalEvent' in event && event.originalEvent) || steered))
  map.on('click', press)
  map.on('mousemove', (event) => {
    const id = findMarker(event)
    map.getCanvas().style.cursor = id === undefined ? '' : 'pointer'
    events.onHover(typeof id === 'number' ? id : null)
  })
  map.on('mouseout', () => events.onHover(null))
  const stopWatching = watchAppearance(repaint)
  const stopMeasuring = watchRoom(container, (resized) => {
    if (resized) map.resize()
    drawMarkers()
  })

  function tellDrawn(event: MapSourceDataEvent): void {
    if (event.sourceId !== 'markers' || !event.isSourceLoaded) return
    map.off('sourcedata', tellDrawn)
    events.onDrawn()
  }

  function tellMove(byVisitor: boolean): void {
    steered = false
    if (byVisitor) unfitted = null
    events.onMove({ box: seen(), zoom: map.getZoom(), byVisitor })
  }

  function view(): Box {
    const bounds = map.getBounds()
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
  }

  /** The part of the view that nothing of the page covers. */
  function seen(): Box {
    // A map that is hidden has no pixels.
    if (container.clientWidth === 0 || container.clientHeight === 0) return view()
    const { top, bottom } = readUnseen(container)
    const [start, end] = [
      map.unproject([0, top]),
      map.unproject([container.clientWidth, container.clientHeight - bottom]),
    ]
    return [start.lng, end.lat, end.lng, start.lat]
  }

  function inView(): string {
    return fewInView(markers, view())
      .map(({ id }) => id)
      .join()
  }

  function level(): number {
    return clusterZoom(map.getZoom())
  }

  function drawMarkers(): void {
    if (!ready) return
    clusteredAt = level()
    clusteredIn = inView()
    clusters = arrangeMarkers(markers, clusteredAt, view(), readRoom(container, view()))
    setData('markers', { type: 'FeatureCollection', features: clusters.map(toFeature) })
    setData('leads', { type: 'FeatureCollection', features: clusters.flatMap((each) => drawLead(each, level())) })
    // A canvas tells nothing of what is on it: by this the browser tests know.
    container.dataset.markers = String(clusters.length)
    drawActive()
  }

  function drawActive(): void {
    if (!ready) return
    const shown = [...new Set([selected, hovered])].flatMap((id) => {
      const cluster = id === null ? undefined : clusters.find((each) => each.kind === 'one' && each.marker.id === id)
      if (cluster) return [toFeature(cluster)]
      const hidden = markers.find((marker) => marker.id === id)
      return hidden ? [toFeature({ kind: 'one', marker: hidden })] : []
    })
    setData('active', { type: 'FeatureCollection', features: shown })
    place()
  }

  function drawLandmark(): void {
    if (!ready) return
    setData('landmark', landmark ? toLandmark(landmark) : nothing)
    container.dataset.landmark = landmark?.name ?? ''
  }

  function place(): void {
    const marker = markers.find(({ id }) => id === selected)
    const about = marker?.quiet ? markers.find(({ quiet }) => !quiet) : undefined
    events.onPlace(marker ? project(marker) : null, about && project(about))
  }

  /** Where a marker stands, a step aside from its spot or not. */
  function project({ id, longitude, latitude }: MapMarker): Point {
    const standing = clusters.find((cluster) => cluster.kind === 'one' && cluster.marker.id === id)
    const at = standing?.kind === 'one' ? standing.marker : { longitude, latitude }
    return map.project([at.longitude, at.latitude])
  }

  function setData(source: string, data: GeoJSON.FeatureCollection): void {
    map.getSource<GeoJSONSource>(source)?.setData(data)
  }

  function findMarker({ point }: MapMouseEvent): number | string | undefined {
    if (!ready) return undefined
    const reach = 6
    const [found] = map.queryRenderedFeatures(
      [
        [point.x - reach, point.y - reach],
        [point.x + reach, point.y + reach],
      ],
      { layers: ['active', 'one', 'many'] },
    )
    const { id, index } = found?.properties ?? {}
    return typeof id === 'number' ? id : typeof index === 'string' ? index : undefined
  }

  function press(event: MapMouseEvent): void {
    const found = findMarker(event)
    if (typeof found !== 'string') {
      events.onSelect(found ?? null)
      return
    }
    const cluster = clusters.find((each) => each.kind === 'many' && String(each.ids[0]) === found)
    if (cluster?.kind !== 'many') return
    steered = true
    const { box } = cluster
    const still = prefersStill()
    // Houses on one spot never part by themselves: go where markers are no longer gathered.
    const camera = map.cameraForBounds([box[0], box[1], box[2], box[3]], {
      padding: readPadding(container),
      maxZoom: map.getMaxZoom(),
    })
    const zoom = Math.max(camera?.zoom ?? 0, map.getZoom() + 1)
    map.easeTo({ center: camera?.center ?? [cluster.longitude, cluster.latitude], zoom, duration: still ? 0 : 500 })
  }

  function look(target: MapTarget): void {
    unfitted = null
    map.easeTo({ ...findView(map, target, fitZoom, markers), duration: prefersStill() ? 0 : 600 })
  }

  function repaint(): void {
    colours = readMapColours(container)
    if (!ready) return
    const style = [...base.paint(colours, isDark(container)).layers, ...(provider?.layers() ?? [])]
    for (const { id, paint = {} } of [...style, ...listMarkerLayers(colours)]) {
      for (const name of Object.keys(paint) as PaintName[]) map.setPaintProperty(id, name, Reflect.get(paint, name))
    }
    for (const { name, data } of drawMarkerImages(colours)) map.updateImage(name, data)
  }

  return {
    show: (next) => {
      markers = next
      if (unfitted && next.length > 0 && !map.isMoving()) {
        map.jumpTo(findView(map, unfitted, fitZoom, next))
        unfitted = null
      }
      drawMarkers()
    },
    mark: (nextSelected, nextHovered) => {
      selected = nextSelected
      hovered = nextHovered
      drawActive()
    },
    ring: (next) => {
      ringed = next
      if (ready) setData('rings', next ? drawRings(next, options.ringName) : nothing)
    },
    landmark: (next) => {
      landmark = next
      drawLandmark()
    },
    zoomBy: (steps) => {
      steered = true
      map.easeTo({ zoom: map.getZoom() + steps, duration: prefersStill() ? 0 : 250 })
    },
    look,
    panDown: (pixels) => {
      if (pixels > 0) map.panBy([0, pixels], { duration: prefersStill() ? 0 : 250 })
    },
    remove: () => {
      provider?.stop()
      stopWatching()
      stopMeasuring()
      map.remove()
    },
  }
}

const nothing: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
