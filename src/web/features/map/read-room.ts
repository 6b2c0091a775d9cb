import { measureRoom, type Rect, type StandingRoom } from './asides.ts'
import { readMapFoot } from './map-foot.ts'
import type { Box } from './map-types.ts'

/** Buttons and notes that lie over the map; not what the map itself or a marker's card holds. */
const over = ':scope > :is(a, button, label, p), :scope > :not([data-map-popup]) > :is(a, button, label, p)'

/** The room for markers as the page stands now; `canvas` is the map's own element, what lies over it stands beside it. */
export function readRoom(canvas: HTMLElement, view: Box): StandingRoom {
  const { width, height } = canvas.getBoundingClientRect()
  return measureRoom(view, { width, height }, readCovered(canvas))
}

/** Where buttons, notes and what covers its foot lie over the map. */
export function readCovered(canvas: HTMLElement): Rect[] {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const rects = [...(canvas.parentElement?.querySelectorAll(over) ?? [])].map((element) => {
    const rect = element.getBoundingClientRect()
    return { left: rect.left - left, top: rect.top - top, right: rect.right - left, bottom: rect.bottom - top }
  })
  const foot = { left: 0, top: height - readMapFoot(canvas), right: width, bottom: height }
  return [...rects, foot].filter((rect) => rect.right > rect.left && rect.bottom > rect.top)
}

/**
 * Tells whenever the room for markers became another: the map has another size (`resized`), or something else lies over it. A
 * map that is hidden has no room at all and is left as it was. Returns how to stop.
 */
export function watchRoom(canvas: HTMLElement, tell: (resized: boolean) => void): () => void {
  let covered = ''
  const look = (resized: boolean) => {
    if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return
    const now = JSON.stringify(readCovered(canvas))
    if (!resized && now === covered) return
    covered = now
    tell(resized)
  }
  const sizes = new ResizeObserver(() => look(true))
  sizes.observe(canvas)
  const lain = new MutationObserver((changes) => {
    // The map's own scale changes with every step of a zoom.
    if (changes.some(({ target }) => !canvas.contains(target))) look(false)
  })
  if (canvas.parentElement) lain.observe(canvas.parentElement, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    lain.disconnect()
  }
}
