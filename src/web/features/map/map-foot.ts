/** Pixels at the map's foot that a sheet of the page covers (`--map-foot`); none where nothing does. */
export function readMapFoot(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--map-foot')) || 0
}
