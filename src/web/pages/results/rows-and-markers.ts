/**
 * The list and its map are drawn apart: the list comes from the server and its rows are many. They meet by the number that
 * every row carries, so that pointing at a marker renders no row anew.
 */

const attribute = 'data-active'

/** Where list and map stand beside each other. */
const sideBySide = '(min-width: 991px)'

/** Tells the hotel whose row is pointed at or has the focus, null for none. Returns how to stop. */
export function watchRows(tell: (id: number | null) => void): () => void {
  let last: number | null = null
  const follow = (event: Event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-hotel]') : null
    const id = row ? Number(row.dataset.hotel) : null
    // The map tells of its own markers itself.
    if (id === last) return
    last = id
    tell(id)
  }
  document.addEventListener('pointerover', follow)
  document.addEventListener('focusin', follow)
  return () => {
    document.removeEventListener('pointerover', follow)
    document.removeEventListener('focusin', follow)
    markRow(null, false)
  }
}

/** Shows which row belongs to the marker that is pointed at or chosen; `reveal` brings it into view beside the map. */
export function markRow(id: number | null, reveal: boolean): void {
  for (const row of document.querySelectorAll(`[${attribute}]`)) row.removeAttribute(attribute)
  if (id === null) return
  const row = document.querySelector(`[data-hotel="${id}"]`)
  row?.setAttribute(attribute, '')
  // On phones the row lies under the map, and going there would take the map away.
  if (!row || !reveal || !window.matchMedia(sideBySide).matches) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
}

/**
 * The map was moved and other hotels are listed: the list begins at its heading, which says how many they are. At once, since what
 * was in view is no longer there; the focus stays on the map.
 */
export function showHeading(): void {
  if (window.matchMedia(sideBySide).matches) window.scrollTo({ top: 0, behavior: 'instant' })
}
