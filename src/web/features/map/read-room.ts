import { measureRoom, type StandingRoom } from './asides.ts'
import { readMapFoot } from './map-foot.ts'
import type { Box } from './map-types.ts'

/** Buttons and notes that lie over the map; not what the map itself or a marker's card holds. */
const over = ':scope > :is(a, button, label, p), :scope > :not([data-map-popup]) > :is(a, button, label, p)'

/** The room for markers as the page stands now; `canvas` is the map's own element, what lies over it stands beside it. */
export function readRoom(canvas: HTMLElement, view: Box): StandingRoom {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const rects = [...(canvas.parentElement?.querySelectorAll(over) ?? [])].map((element) => {
    const rect = element.getBoundingClientRect()
    return { left: rect.left - left, top: rect.top - top, right: rect.right - left, bottom: rect.bottom - top }
  })
  const foot = { left: 0, top: height - readMapFoot(canvas), right: width, bottom: height }
  return measureRoom(
    view,
    { width, height },
    [...rects, foot].filter((rect) => rect.right > rect.left && rect.bottom > rect.top),
  )
}
