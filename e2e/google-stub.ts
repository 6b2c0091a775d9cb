/**
 * As much of Google's map as our page uses, in place of its script: a grey field with markers, which tells in
 * `window.googleMap` how it was made.
 */
export function writeGoogleStub(): string {
  return `(${stub.toString()})()`
}

function stub(): void {
  const maps = Reflect.get(window, 'google').maps
  // Google writes styles of its own into the page and makes code at work.
  const style = document.createElement('style')
  style.textContent = '.stub-marker { position: absolute; inset-inline-start: 50%; inset-block-start: 50%; }'
  document.head.append(style)
  const made = new Function('return true')()

  class Target extends EventTarget {
    addListener(name: string, heard: (event: unknown) => void) {
      this.addEventListener(name, (event) => heard(event))
      return { remove: () => undefined }
    }
  }
  class StubMap extends Target {
    div: HTMLElement
    zoom: number
    constructor(div: HTMLElement, options: { mapId: string; zoom?: number; colorScheme: string }) {
      super()
      this.div = div
      this.zoom = options.zoom ?? 12
      div.style.background = '#d8dfe5'
      Object.assign(window, { googleMap: { mapId: options.mapId, colorScheme: options.colorScheme, made } })
      setTimeout(() => this.dispatchEvent(new Event('idle')), 50)
    }
    getDiv = () => this.div
    getZoom = () => this.zoom
    getCenter = () => ({ lat: () => 42, lng: () => 27, toJSON: () => ({ lat: 42, lng: 27 }), equals: () => true })
    getHeading = () => 0
    getTilt = () => 0
    getBounds = () => ({ toJSON: () => ({ west: 22, south: 41, east: 29, north: 44 }) })
    getRenderingType = () => 'RASTER'
    getMapCapabilities = () => ({ isAdvancedMarkersAvailable: true })
    setOptions = () => undefined
    moveCamera = () => undefined
    fitBounds = () => undefined
    panTo = () => undefined
    setZoom = (zoom: number) => {
      this.zoom = zoom
      this.dispatchEvent(new Event('zoom_changed'))
      this.dispatchEvent(new Event('idle'))
    }
  }
  /** Counts those on the map. */
  class Polyline {
    constructor() {
      this.count(1)
    }
    setMap = () => this.count(-1)
    count(more: number) {
      const told = Reflect.get(window, 'googleMap')
      told.lines = (told.lines ?? 0) + more
    }
  }
  class AdvancedMarkerElement extends Target {
    element = document.createElement('div')
    constructor() {
      super()
      this.element.className = 'stub-marker'
      this.element.addEventListener('click', () => {
        this.dispatchEvent(new Event('click'))
        this.dispatchEvent(new Event('gmp-click'))
      })
    }
    set content(content: Node | null) {
      if (content) this.element.replaceChildren(content)
    }
    set map(map: StubMap | null) {
      if (map) map.getDiv().append(this.element)
      else this.element.remove()
    }
  }
  Object.assign(maps, {
    Map: StubMap,
    Polyline,
    Settings: { getInstance: () => ({}) },
    marker: { AdvancedMarkerElement },
    event: {
      addListener: (target: Target, name: string, heard: (event: unknown) => void) => target.addListener(name, heard),
      clearInstanceListeners: () => undefined,
      trigger: () => undefined,
    },
    ColorScheme: { LIGHT: 'LIGHT', DARK: 'DARK' },
    RenderingType: { VECTOR: 'VECTOR', RASTER: 'RASTER' },
    importLibrary: async (name: string) => (name === 'marker' ? maps.marker : maps),
  })
  maps.__ib__()
}
