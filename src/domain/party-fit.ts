/** A room type that could take a room of the party: what it would cost there and how many units are free. */
export type RoomOption = { roomTypeId: number; price: number; free: number }

/**
 * Gives every room of the party a room type so that the sum is lowest and no type is used beyond its free units.
 * `options[i]` are the types that fit room i; a type has the same `free` wherever it stands. Null when the party cannot be
 * housed. When units abound each room takes the first of its cheapest types.
 */
export function assignRooms<Option extends RoomOption>(options: readonly (readonly Option[])[]): Option[] | null {
  const wishes: Option[] = []
  for (const choices of options) {
    const wish = cheapestOf(choices)
    if (!wish) return null
    wishes.push(wish)
  }
  return wishes.length === 0 || countLeft(wishes) >= 1 ? wishes : assignScarce(options)
}

function cheapestOf<Option extends RoomOption>(options: readonly Option[]): Option | null {
  let best: Option | null = null
  for (const option of options) if (option.free > 0 && (!best || option.price < best.price)) best = option
  return best
}

/**
 * The exact answer when rooms compete for the last units: unit after unit, the lowest price at which each set of rooms
 * (a bit mask, at most eight rooms) can be housed. The work is bounded by units x rooms x 256, whatever the prices.
 */
function assignScarce<Option extends RoomOption>(options: readonly (readonly Option[])[]): Option[] | null {
  const rooms = options.length
  const everyone = (1 << rooms) - 1
  const lowest = new Array<number>(everyone + 1).fill(Number.POSITIVE_INFINITY)
  lowest[0] = 0
  /** For each unit handed out: which room took it, by the set of rooms housed so far. */
  const steps: { choices: (Option | undefined)[]; taker: Int8Array }[] = []
  for (const [roomTypeId, free] of unitsOf(options)) {
    const choices = options.map((list) => list.find((option) => option.roomTypeId === roomTypeId && option.free > 0))
    for (let unit = 0; unit < Math.min(free, rooms); unit += 1) {
      const taker = new Int8Array(everyone + 1).fill(-1)
      // From the largest set down, so that a set is always built on sets that have not had this unit.
      for (let housed = everyone; housed > 0; housed -= 1) {
        for (let room = 0; room < rooms; room += 1) {
          const choice = choices[room]
          if (!choice || (housed & (1 << room)) === 0) continue
          const price = (lowest[housed ^ (1 << room)] ?? Number.POSITIVE_INFINITY) + choice.price
          if (price >= (lowest[housed] ?? Number.POSITIVE_INFINITY)) continue
          lowest[housed] = price
          taker[housed] = room
        }
      }
      steps.push({ choices, taker })
    }
  }
  return lowest[everyone] === Number.POSITIVE_INFINITY ? null : retrace(steps, everyone, rooms)
}

/** Free units by room type, in the order in which the types are first offered. */
function unitsOf(options: readonly (readonly RoomOption[])[]): Map<number, number> {
  const units = new Map<number, number>()
  for (const choices of options) for (const option of choices) units.set(option.roomTypeId, option.free)
  return units
}

function retrace<Option extends RoomOption>(
  steps: readonly { choices: readonly (Option | undefined)[]; taker: Int8Array }[],
  everyone: number,
  rooms: number,
): Option[] {
  const chosen = new Array<Option | undefined>(rooms)
  let housed = everyone
  for (const { choices, taker } of steps.toReversed()) {
    const room = taker[housed] ?? -1
    if (room < 0) continue
    chosen[room] = choices[room]
    housed ^= 1 << room
  }
  return chosen.filter((option) => option !== undefined)
}

/** How often the same choice of rooms could be sold: the scarcest type decides. */
export function countLeft(choice: readonly RoomOption[]): number {
  const needed = new Map<number, number>()
  for (const option of choice) needed.set(option.roomTypeId, (needed.get(option.roomTypeId) ?? 0) + 1)
  return Math.min(...choice.map((option) => Math.floor(option.free / (needed.get(option.roomTypeId) ?? 1))))
}

/** Units left are said only when they are few. */
export const fewUnits = 5

/** A room type that is running out: how many units a choice takes of it, and how many are free, those among them. */
export type ScarceType = { roomTypeId: number; count: number; free: number }

/** The types of which a choice takes one of the last `fewUnits`; the one with the fewest beside it first. */
export function findScarce(choice: readonly Omit<RoomOption, 'price'>[]): ScarceType[] {
  const types = new Map<number, ScarceType>()
  for (const { roomTypeId, free } of choice)
    types.set(roomTypeId, { roomTypeId, count: (types.get(roomTypeId)?.count ?? 0) + 1, free })
  return [...types.values()]
    .filter(({ count, free }) => free - count < fewUnits)
    .sort((a, b) => a.free - a.count - (b.free - b.count))
}
