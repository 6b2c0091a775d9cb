/** Whose prices stand under the days: a hotel's, or the lowest of a place. `rooms` in the wire's notation. */
export type PriceSource = { hotel?: string; destination?: string; rooms: string }

/**
 * What the form around a field asks for at this moment: its place is the value `destination`, a hotel stands in
 * `data-hotel`, the party is the value `rooms`. Null where neither place nor hotel is chosen: prices of the whole world tell
 * nobody anything.
 */
export function readPriceSource(form: HTMLFormElement | null): PriceSource | null {
  if (!form) return null
  const values = new FormData(form)
  const { hotel } = form.dataset
  const destination = String(values.get('destination') ?? '')
  if (!hotel && destination === '') return null
  return { hotel, destination: hotel ? undefined : destination, rooms: String(values.get('rooms') || '2') }
}
