/** A room type that could take a room of the party: what it would cost there and how many units are free. */
export type RoomOption = { roomTypeId: number; price: number; free: number }

/**
 * Gives every room of the party a room type so that the sum is lowest and no type is used beyond its free units.
 * `options[i]` are the types that fit room i. Null when the party cannot be housed. Ties go to the first option.
 * Exact: branch and bound over at most eight rooms.
 */
export function assignRooms(options: readonly (readonly RoomOption[])[]): RoomOption[] | null {
  if (options.length === 1) return cheapest(options[0] ?? [])
  const sorted = options.map((choices) =>
    [...choices].filter((choice) => choice.free > 0).sort((a, b) => a.price - b.price),
  )
  const atLeast = new Array<number>(options.length + 1).fill(0)
  for (let room = options.length - 1; room >= 0; room -= 1) {
    const first = sorted[room]?.[0]
    if (!first) return null
    atLeast[room] = (atLeast[room + 1] ?? 0) + first.price
  }
  const used = new Map<number, number>()
  const chosen: RoomOption[] = []
  let best: RoomOption[] | null = null
  let bestPrice = Number.POSITIVE_INFINITY
  const place = (room: number, price: number): void => {
    if (price + (atLeast[room] ?? 0) >= bestPrice) return
    if (room === sorted.length) {
      best = [...chosen]
      bestPrice = price
      return
    }
    for (const option of sorted[room] ?? []) {
      const taken = used.get(option.roomTypeId) ?? 0
      if (taken >= option.free) continue
      used.set(option.roomTypeId, taken + 1)
      chosen.push(option)
      place(room + 1, price + option.price)
      chosen.pop()
      used.set(option.roomTypeId, taken)
    }
  }
  place(0, 0)
  return best
}

function cheapest(options: readonly RoomOption[]): RoomOption[] | null {
  let best: RoomOption | null = null
  for (const option of options) if (option.free > 0 && (!best || option.price < best.price)) best = option
  return best ? [best] : null
}

/** How often the same choice of rooms could be sold: the scarcest type decides. */
export function countLeft(choice: readonly RoomOption[]): number {
  const needed = new Map<number, number>()
  for (const option of choice) needed.set(option.roomTypeId, (needed.get(option.roomTypeId) ?? 0) + 1)
  return Math.min(...choice.map((option) => Math.floor(option.free / (needed.get(option.roomTypeId) ?? 1))))
}
