/** Between the marker's point and the popup: the marker itself. */
const above = 52
const below = 14
const edge = 12

/** Below this width of the map the popup lies along its lower edge instead of at the marker. */
export const narrowMap = 560

/** Where a popup of a size stands within a map so that it is seen whole: above the marker if there is room, else below. */
export function choosePlace(
  point: { x: number; y: number },
  popup: { width: number; height: number },
  map: { width: number; height: number },
): { x: number; y: number } {
  const x = Math.min(Math.max(edge, point.x - popup.width / 2), Math.max(edge, map.width - popup.width - edge))
  const fitsAbove = point.y - above - popup.height >= edge
  return { x, y: fitsAbove ? point.y - above - popup.height : point.y + below }
}

/** Moves the popup's element; on narrow maps the style sheet has the word. */
export function placePopup(
  element: HTMLElement | null,
  map: HTMLElement,
  point: { x: number; y: number } | null,
): void {
  if (!element) return
  if (!point || map.clientWidth < narrowMap) {
    element.style.transform = ''
    return
  }
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const { x, y } = choosePlace(point, size, { width: map.clientWidth, height: map.clientHeight })
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}

/** By how many pixels the card along the lower edge of a narrow map covers the marker that it is of. */
export function countHidden(
  element: HTMLElement | null,
  map: HTMLElement,
  point: { x: number; y: number } | null,
): number {
  if (!element || !point || element.offsetHeight === 0 || map.clientWidth >= narrowMap) return 0
  const top = element.getBoundingClientRect().top - map.getBoundingClientRect().top
  return Math.max(0, point.y + edge - top)
}
