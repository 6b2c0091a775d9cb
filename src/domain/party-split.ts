import { maxRooms, type PartyRoom } from './party.ts'
import type { RoomType } from './rates.ts'

/** A room type that a group may use: free units over the whole stay, and what a room of it costs whom. */
export type SplitType = {
  roomType: RoomType
  free: number
  /** Everything payable in minor units; null when these guests do not fit or have no price. */
  priceOf: (room: PartyRoom) => number | null
}

export type SplitRoom = { roomType: RoomType; room: PartyRoom }

/**
 * A way to put a whole group into rooms. `price` is everything payable, `kinds` how many room types it uses, `nurseries`
 * over how many rooms the children are spread.
 */
export type Split = { rooms: SplitRoom[]; price: number; kinds: number; nurseries: number }

/** Largest group that is put into rooms by us; larger ones say themselves who sleeps where. */
export const maxSplitGuests = 12

/**
 * The ways to put one group into rooms that are worth a look, best first: for every number of rooms the cheapest, the
 * cheapest in rooms of one kind, and the cheapest that keeps all children in one room; none that another beats or equals
 * in price, rooms, kinds and children's rooms at once. Sorted by price, then fewer rooms, children's rooms and kinds.
 * Every room has an adult, so that no children sleep alone.
 * `bandOf` tells which ages cost and count alike: children of one band are exchangeable, which keeps the work small.
 * Empty when nothing fits, or when the group is larger than `maxSplitGuests`.
 */
export function findSplits(group: PartyRoom, types: readonly SplitType[], bandOf: (age: number) => number): Split[] {
  const guests = group.adults + group.childrenAges.length
  if (group.adults < 1 || guests > maxSplitGuests) return []
  const space = layOut(group, bandOf)
  const offered = types.map((type) => priceFillings(type, space)).filter((type) => type.fillings.length > 0)
  const found = [offered, ...offered.map((type) => [type])].flatMap((chosen) => [
    ...housings(chosen, space),
    ...(group.childrenAges.length > 1 ? housings(chosen.map(keepTogether), space) : []),
  ])
  return rank(found.map((housing) => toSplit(housing, space)))
}

/** Guests as counts: adults, then the children of each band. A state says how many of each are housed. */
type Space = {
  group: PartyRoom
  /** Ages of each band, eldest first. */
  bands: number[][]
  sizes: number[]
  states: number
  /** Most rooms: one for each adult at most. */
  rooms: number
  /** Everybody who can share a room, with the states to which they can be added. */
  fillings: Filling[]
}

type Filling = { room: PartyRoom; counts: number[]; step: number; from: number[]; children: 'none' | 'some' | 'all' }
type Offered = { type: SplitType; fillings: { filling: Filling; price: number }[] }

/** A state that was reached: the room added last, and what stood before it. */
type Housing = {
  price: number
  kinds: number
  nurseries: number
  offered: Offered
  filling: Filling
  before: Housing | null
}

function layOut(group: PartyRoom, bandOf: (age: number) => number): Space {
  const byBand = new Map<number, number[]>()
  for (const age of [...group.childrenAges].sort((a, b) => b - a))
    byBand.set(bandOf(age), [...(byBand.get(bandOf(age)) ?? []), age])
  const bands = [...byBand.values()]
  const sizes = [group.adults, ...bands.map((ages) => ages.length)]
  const strides: number[] = []
  let states = 1
  for (const size of sizes) {
    strides.push(states)
    states *= size + 1
  }
  const countsOf = (state: number) => sizes.map((size, digit) => Math.floor(state / (strides[digit] ?? 1)) % (size + 1))
  const all = Array.from({ length: states }, (_, state) => countsOf(state))
  const fillings: Filling[] = []
  all.forEach((counts, step) => {
    const [adults = 0, ...children] = counts
    if (adults === 0) return
    const room = { adults, childrenAges: children.flatMap((count, band) => (bands[band] ?? []).slice(0, count)) }
    const from = all.flatMap((housed, state) =>
      housed.every((count, digit) => count + (counts[digit] ?? 0) <= (sizes[digit] ?? 0)) ? [state] : [],
    )
    const count = room.childrenAges.length
    const share = count === 0 ? 'none' : count === group.childrenAges.length ? 'all' : 'some'
    fillings.push({ room, counts, step, from, children: share })
  })
  return { group, bands, sizes, states, rooms: Math.min(maxRooms, group.adults), fillings }
}

function priceFillings(type: SplitType, space: Space): Offered {
  const fillings = space.fillings.flatMap((filling) => {
    const price = type.free > 0 ? type.priceOf(filling.room) : null
    return price === null ? [] : [{ filling, price }]
  })
  return { type, fillings }
}

/** The same type, taken only without children or with all of them. */
function keepTogether({ type, fillings }: Offered): Offered {
  return { type, fillings: fillings.filter(({ filling }) => filling.children !== 'some') }
}

/**
 * The cheapest housing of everybody for each number of rooms, among equals the closest (`isCloser`). Unit after unit: what is known
 * of k rooms is built on by one more room, from the most rooms down, so that a unit is used once.
 */
function housings(offered: readonly Offered[], space: Space): Housing[] {
  const { states, rooms } = space
  const best: (Housing | null | undefined)[][] = Array.from({ length: rooms + 1 }, () => new Array(states))
  const [none] = best
  if (none) none[0] = null
  for (const type of offered) {
    for (let unit = 0; unit < Math.min(type.type.free, rooms); unit += 1) {
      let improved = false
      for (let count = rooms - 1; count >= 0; count -= 1) {
        const before = best[count]
        const after = best[count + 1]
        if (!before || !after) continue
        for (const { filling, price } of type.fillings) {
          for (const state of filling.from) {
            const housed = before[state]
            if (housed === undefined) continue
            const sum = price + (housed?.price ?? 0)
            const known = after[state + filling.step]
            if (known && sum > known.price) continue
            const next: Housing = {
              price: sum,
              nurseries: (housed?.nurseries ?? 0) + (filling.children === 'none' ? 0 : 1),
              kinds: (housed?.kinds ?? 0) + (housed?.offered === type ? 0 : 1),
              offered: type,
              filling,
              before: housed,
            }
            if (known && sum === known.price && !isCloser(next, known)) continue
            after[state + filling.step] = next
            improved = true
          }
        }
      }
      if (!improved) break
    }
  }
  return best.flatMap((row) => row[states - 1] ?? [])
}

/**
 * Of equal prices: children in fewer rooms, then fewer kinds, then the one to which a further unit of the present type
 * adds none.
 */
function isCloser(next: Housing, known: Housing): boolean {
  if (next.nurseries !== known.nurseries) return next.nurseries < known.nurseries
  if (next.kinds !== known.kinds) return next.kinds < known.kinds
  return known.offered !== next.offered
}

/** Names the children of each room: of a band the eldest go into the room that stands first. */
function toSplit(housing: Housing, space: Space): Split {
  const waiting = space.bands.map((ages) => [...ages])
  const rooms: SplitRoom[] = []
  for (let step: Housing | null = housing; step; step = step.before) {
    const [adults = 0, ...children] = step.filling.counts
    const childrenAges = children.flatMap((count, band) => waiting[band]?.splice(0, count) ?? [])
    rooms.push({ roomType: step.offered.type.roomType, room: { adults, childrenAges } })
  }
  const guests = ({ room }: SplitRoom) => room.adults + room.childrenAges.length
  rooms.sort((a, b) => guests(b) - guests(a) || b.room.childrenAges.length - a.room.childrenAges.length)
  return { rooms, price: housing.price, kinds: housing.kinds, nurseries: housing.nurseries }
}

function rank(splits: readonly Split[]): Split[] {
  const sorted = [...splits].sort(
    (a, b) => a.price - b.price || a.rooms.length - b.rooms.length || a.nurseries - b.nurseries || a.kinds - b.kinds,
  )
  const kept: Split[] = []
  for (const split of sorted) if (!kept.some((better) => isAsClose(better, split))) kept.push(split)
  return kept
}

function isAsClose(a: Split, b: Split): boolean {
  return a.rooms.length <= b.rooms.length && a.nurseries <= b.nurseries && a.kinds <= b.kinds
}
