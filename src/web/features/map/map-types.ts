import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { MapColours } from './map-colours.ts'

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

export type MapPlace = { latitude: number; longitude: number }

/**
 * A hotel on the map. `label` is what its marker says: the price, or the name where there is none. `quiet`: it stands beside
 * what the map is about.
 */
export type MapMarker = MapPlace & { id: number; name: string; label: string; quiet?: boolean }

/** What a search went around, an airport or any other place, or the centre of a hotel's town; it may have no name. Nothing to press. */
export type MapLandmark = MapPlace & { name: string; kind: 'airport' | 'place' }

/**
 * Where the map shall look: a box that must be seen whole with room around it (`exact`: one that was what a map showed), or a point. Another
 * object is another wish, also when it says the same.
 */
export type MapTarget = { box: Box; exact?: boolean } | (MapPlace & { zoom: number })

/** What the map shows now: the part of it that nothing of the page covers. `byVisitor`: a person moved it, not the program. */
export type MapMove = { box: Box; zoom: number; byVisitor: boolean }

/**
 * What MapLibre draws below the markers, painted anew whenever the page's appearance changes. `streets`: it is worth coming as
 * near as houses. `provider`: a style that comes later, above this one.
 */
export type MapBase = {
  streets: boolean
  paint: (colours: MapColours, dark: boolean) => StyleSpecification
  provider?: ProviderStyle
}

export type ProviderStyle = {
  /** Fetches the style; rejects when it does not come. */
  load: (signal: AbortSignal) => Promise<StyleSpecification>
  dress: (style: StyleSpecification, colours: MapColours, dark: boolean) => LayerSpecification[]
}

/** Whether a provider's streets are seen: they are still on their way, are drawn, or cannot be had and our own ground shows. */
export type StreetState = 'coming' | 'here' | 'away'

/** What both engines take; `HotelMap` chooses between them. */
export type MapEngineProps = {
  /** Accessible name of the map itself. */
  label: string
  markers: readonly MapMarker[]
  selected: number | null
  hovered: number | null
  target: MapTarget
  /** Rings with walking distances around this point. */
  rings?: MapPlace | undefined
  landmark?: MapLandmark | undefined
  onMove?: (move: MapMove) => void
  onZoom?: (zoom: number) => void
  onSelect: (id: number | null) => void
  onHover?: (id: number | null) => void
  /** The map cannot be drawn: no WebGL, no connection to its provider. */
  onBroken: () => void
  /** Stands at the selected marker. */
  popup: ReactNode
  /** Called once the map can be steered. */
  onReady: (steer: MapSteering) => void
  /** Tells of a provider's streets whenever that changes. */
  onStreets?: (state: StreetState) => void
  /** Called once the markers are seen. */
  onDrawn: () => void
}

export type MapSteering = { zoomBy: (steps: number) => void; look: (target: MapTarget) => void }
