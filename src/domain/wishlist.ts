/** What can be kept. Only hotels exist so far. */
export const itemTypes = ['hotel', 'holiday', 'yacht'] as const
export type ItemType = (typeof itemTypes)[number]

/** Items of one account, in all its lists together. */
export const mostItems = 500
/** Lists of one account. */
export const mostLists = 30
/** Comments on one shared list. */
export const mostComments = 300
/** Voters on one item of a shared list. */
export const mostVoters = 200

/** Characters of what people write. */
export const longest = { notes: 1000, listName: 60, author: 40, comment: 500 } as const

/** For how long after removing an item adding it again brings back everything that was said of it, in milliseconds. */
export const undoMs = 10 * 60_000

/** A price has to be lower by this share and by this sum (euro cents) before anybody is written to. */
const tellingDrop = { percent: 5, cents: 500 } as const

/** Whether a price fell by so much that somebody who keeps the item would like to hear of it. Euro cents. */
export function isTellingDrop(before: number, now: number): boolean {
  const fall = before - now
  return fall >= tellingDrop.cents && fall * 100 >= before * tellingDrop.percent
}

/** How a price compares with the one of before; less than a whole unit is no change. Minor units of one currency. */
export function comparePrices(before: number, now: number): 'lower' | 'same' | 'higher' {
  if (Math.abs(before - now) < 100) return 'same'
  return now < before ? 'lower' : 'higher'
}
