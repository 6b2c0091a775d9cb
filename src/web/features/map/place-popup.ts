/** Between the marker's point and the popup: the marker itself. */
const above = 52
const below = 14
const edge = 12

/** Below this width of the map the popup lies along its lower edge instead of at the marker. */
export const narrowMap = 560

/** Half the width of a marker whose price is long, in pixels. */
const beside = 60

/** In pixels of the map. */
export type Point = { x: number; y: number }
type Size = { width: number; height: number }

/**
 * Where a popup of a size stands within a map so that it is seen whole: above the marker if there is room, else below; at its side where
 * only so it leaves what the map is about (`about`, its marker's point) in sight.
 */
export function choosePlace(point: Point, popup: Size, map: Size, about?: Point): Point {
  const within = (at: number, length: number, all: number) =>
    Math.min(Math.max(edge, at), Math.max(edge, all - length - edge))
  const x = within(point.x - popup.width / 2, popup.width, map.width)
  const fitsAbove = point.y - above - popup.height >= edge
  const upright = { x, y: fitsAbove ? point.y - above - popup.height : point.y + below }
  if (!about || !covers(upright, popup, about)) return upright
  const y = within(point.y - above / 2 - popup.height / 2, popup.height, map.height)
  const places = [
    { x, y: point.y + below },
    { x: point.x + beside, y },
    { x: point.x - beside - popup.width, y },
  ]
  return places.find((at) => isWhole(at, popup, map) && !covers(at, popup, about)) ?? upright
}

/** Whether a popup would lie on the marker at a point. */
function covers(at: Point, popup: Size, { x, y }: Point): boolean {
  return x + beside > at.x && x - beside < at.x + popup.width && y + below > at.y && y - above < at.y + popup.height
}

function isWhole({ x, y }: Point, popup: Size, map: Size): boolean {
  return x >= edge && y >= edge && x + popup.width + edge <= map.width && y + popup.height + edge <= map.height
}

/** Moves the popup's element; on narrow maps the style sheet has the word. */
export function placePopup(element: HTMLElement | null, map: HTMLElement, point: Point | null, about?: Point): void {
  if (!element) return
  if (!point || map.clientWidth < narrowMap) {
    element.style.transform = ''
    return
  }
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const { x, y } = choosePlace(point, size, { width: map.clientWidth, height: map.clientHeight }, about)
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}

/** By how many pixels the card along the lower edge of a narrow map covers the marker that it is of. */
export function countHidden(element: HTMLElement | null, map: HTMLElement, point: Point | null): number {
  if (!element || !point || element.offsetHeight === 0 || map.clientWidth >= narrowMap) return 0
  const top = element.getBoundingClientRect().top - map.getBoundingClientRect().top
  return Math.max(0, point.y + edge - top)
}
