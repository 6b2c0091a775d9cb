/** Tokens that the map is painted with. */
const tokens = {
  sea: '--map-sea',
  deep: '--map-deep',
  land: '--map-land',
  coast: '--map-coast',
  border: '--map-border',
  block: '--map-block',
  park: '--map-park',
  beach: '--map-beach',
  road: '--map-road',
  ink: '--ink',
  soft: '--ink-soft',
  pin: '--map-pin',
  onPin: '--map-on-pin',
  pinEdge: '--map-pin-edge',
  active: '--map-active',
  onActive: '--map-on-active',
  many: '--map-many',
  onMany: '--map-on-many',
  primary: '--primary',
  shade: '--shade-deep',
} as const

export type MapColours = Record<keyof typeof tokens, string>

/**
 * The tokens as colours that WebGL understands, in the appearance that holds for `element`. The browser itself reckons them:
 * each is painted on a canvas and read back.
 */
export function readMapColours(element: HTMLElement): MapColours {
  const probe = document.createElement('i')
  element.append(probe)
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const read = (token: string): string => {
    probe.style.color = `var(${token})`
    if (!context) return 'rgb(128,128,128)'
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
    return `rgba(${red},${green},${blue},${Math.round((alpha / 255) * 1000) / 1000})`
  }
  const colours: MapColours = {
    sea: read(tokens.sea),
    deep: read(tokens.deep),
    land: read(tokens.land),
    coast: read(tokens.coast),
    border: read(tokens.border),
    block: read(tokens.block),
    park: read(tokens.park),
    beach: read(tokens.beach),
    road: read(tokens.road),
    ink: read(tokens.ink),
    soft: read(tokens.soft),
    pin: read(tokens.pin),
    onPin: read(tokens.onPin),
    pinEdge: read(tokens.pinEdge),
    active: read(tokens.active),
    onActive: read(tokens.onActive),
    many: read(tokens.many),
    onMany: read(tokens.onMany),
    primary: read(tokens.primary),
    shade: read(tokens.shade),
  }
  probe.remove()
  return colours
}

/** Whether `element` is shown in the dark appearance: the visitor's choice, or else the device's. */
export function isDark(element: HTMLElement): boolean {
  const { colorScheme } = getComputedStyle(element)
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme === 'dark'
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}

/** Calls back whenever the appearance changes: the visitor's choice, or the device's. Returns how to stop. */
export function watchAppearance(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-mode', 'data-preset'] })
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  device.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    device.removeEventListener('change', changed)
  }
}
