/** Chance that comes again from the same seed. */
export type Random = {
  /** A whole number from `from` to `to`, both possible. */
  int(from: number, to: number): number
  /** One of a list; undefined of an empty one. */
  pick<T>(list: readonly T[]): T | undefined
}

/** mulberry32: enough for tests, and the same everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { int, pick: (list) => list[int(0, list.length - 1)] }
}

/** How many events the tests of chance go through; `npm run test:faults` asks for more of them than `npm test`. */
export const chanceEvents = Number(process.env.CHANCE_EVENTS ?? 600)

/** For tests of chance, and of many who come at the same moment: what they find one time in two is a find all the same. */
export const firstTry = { retry: 0 }
