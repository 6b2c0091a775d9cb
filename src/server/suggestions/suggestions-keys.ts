import { fillTypoRow, openTypoRows, typosOfWhole } from '../../domain/place-names-distance.ts'

/**
 * The names of all places and hotels as folded letters in flat arrays, sorted, so that a look-up reads memory in order
 * and makes no objects. 100,000 keys take about 3 MB.
 */
export type KeyTable = {
  count: number
  letters: Uint16Array
  /** Where each key begins in `letters`; one more than there are keys. */
  starts: Uint32Array
  /** How many first letters a key shares with the key before it. */
  shared: Uint8Array
  entries: Uint32Array
  flags: Uint8Array
}

/** What a key is made from, as bits: a main name unless said otherwise, its whole length unless it starts at a later word. */
export const keyFlags = { alternate: 1, code: 2, laterWord: 4 } as const

export type Key = { text: string; entry: number; flags: number }

/** Called for each key that fits; `whole` says that the key is exactly the query, not just begins with it. */
export type KeyVisitor = (entry: number, flags: number, whole: boolean) => void

/** As `KeyVisitor`, with the number of typing errors. */
export type TypoVisitor = (entry: number, flags: number, whole: boolean, errors: number) => void

/** Longer keys are cut: nobody types as much before the list has told them apart. */
const longestKey = 80

/** Sorts and lays out the keys. Empty keys are not allowed. */
export function layOutKeys(unsorted: Key[]): KeyTable {
  const keys = sortKeys(unsorted)
  const size = keys.reduce((sum, key) => sum + Math.min(key.text.length, longestKey), 0)
  const table: KeyTable = {
    count: keys.length,
    letters: new Uint16Array(size),
    starts: new Uint32Array(keys.length + 1),
    shared: new Uint8Array(keys.length),
    entries: new Uint32Array(keys.length),
    flags: new Uint8Array(keys.length),
  }
  let at = 0
  let before = ''
  keys.forEach(({ text, entry, flags }, position) => {
    const length = Math.min(text.length, longestKey)
    let shared = 0
    while (shared < length && text.charCodeAt(shared) === before.charCodeAt(shared)) shared++
    table.starts[position] = at
    table.shared[position] = shared
    table.entries[position] = entry
    table.flags[position] = flags
    for (let index = 0; index < length; index++) table.letters[at++] = text.charCodeAt(index)
    before = text
  })
  table.starts[keys.length] = at
  return table
}

/** Bits of a number that hold the position of a key; the first five letters, six bits each, stand above them. */
const positionRange = 2 ** 23
const packedLetters = 5

/**
 * Sorts by code unit. The first letters go into numbers, which sort ten times as fast as texts do; keys that begin alike
 * are sorted among themselves.
 */
function sortKeys(keys: Key[]): Key[] {
  const packed = new Float64Array(keys.length)
  keys.forEach(({ text }, position) => {
    packed[position] = packBeginning(text) * positionRange + position
  })
  packed.sort()
  const sorted: Key[] = []
  let alike: Key[] = []
  let beginning = -1
  for (const number of packed) {
    const key = keys[number % positionRange]
    if (!key) continue
    if (Math.floor(number / positionRange) !== beginning) {
      beginning = Math.floor(number / positionRange)
      pushSorted(sorted, alike)
      alike = []
    }
    alike.push(key)
  }
  pushSorted(sorted, alike)
  return sorted
}

function pushSorted(sorted: Key[], alike: Key[]): void {
  if (alike.length > 1) alike.sort((left, right) => (left.text < right.text ? -1 : left.text > right.text ? 1 : 0))
  for (const key of alike) sorted.push(key)
}

/** Keeps the order of texts: nothing, the 26 letters, the 30 of Bulgarian, and what stands before, between and after them. */
function packBeginning(text: string): number {
  let packed = 0
  for (let index = 0; index < packedLetters; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 0
    const [value, isShared] = code === 0 ? [0, false] : packLetter(code)
    packed = packed * 64 + value
    // Different codes share a value: what follows them says nothing about the order.
    if (isShared) return packed * 64 ** (packedLetters - 1 - index)
  }
  return packed
}

function packLetter(code: number): [value: number, isShared: boolean] {
  if (code < 97) return [1, true]
  if (code <= 122) return [code - 95, false]
  if (code < 1072) return [28, true]
  return code <= 1103 ? [code - 1043, false] : [61, true]
}

/** Visits every key that begins with the query. */
export function visitBeginnings(table: KeyTable, query: string, visit: KeyVisitor): void {
  const codes = codesOf(query)
  const width = codes.length
  let key = findFirst(table, codes)
  if (key === table.count || compareKey(table, key, codes) !== 0) return
  do {
    visit(entryOf(table, key), flagsOf(table, key), startOf(table, key + 1) - startOf(table, key) === width)
    key++
  } while (key < table.count && (table.shared[key] ?? 0) >= width)
}

/** Visits every key that the query fits, wholly or as a beginning, with one to `limit` typing errors. */
export function visitTypos(table: KeyTable, query: string, limit: number, visit: TypoVisitor): void {
  const rows = openTypoRows(codesOf(query), limit)
  const { letters, starts, shared } = table
  // After how many letters the last key was given up; keys that share them need no look.
  let givenUpAt = Number.MAX_SAFE_INTEGER
  for (let key = 0; key < table.count; key++) {
    const alike = shared[key] ?? 0
    if (alike >= givenUpAt) {
      if ((rows.beginnings[givenUpAt] ?? 0) > limit) continue
    } else givenUpAt = Number.MAX_SAFE_INTEGER
    const start = starts[key] ?? 0
    const length = (starts[key + 1] ?? 0) - start
    for (let row = alike + 1; row <= length && givenUpAt > length; row++)
      if (!fillTypoRow(rows, row, letters[start + row - 1] ?? 0, letters[start + row - 2] ?? 0)) givenUpAt = row
    const beginning = rows.beginnings[Math.min(length, givenUpAt)] ?? 0
    if (beginning > limit) continue
    const whole = givenUpAt > length ? typosOfWhole(rows, length) : limit + 1
    const errors = Math.min(whole, beginning)
    if (errors > 0) visit(entryOf(table, key), flagsOf(table, key), whole === errors, errors)
  }
}

/** The first key that is not before the query. */
function findFirst(table: KeyTable, codes: Uint16Array): number {
  let low = 0
  let high = table.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareKey(table, middle, codes) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Negative when the key sorts before the query, 0 when it begins with it. */
function compareKey(table: KeyTable, key: number, codes: Uint16Array): number {
  const start = startOf(table, key)
  const length = startOf(table, key + 1) - start
  for (let index = 0; index < codes.length; index++) {
    if (index === length) return -1
    const difference = (table.letters[start + index] ?? 0) - (codes[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function startOf(table: KeyTable, key: number): number {
  return table.starts[key] ?? 0
}

function entryOf(table: KeyTable, key: number): number {
  return table.entries[key] ?? 0
}

function flagsOf(table: KeyTable, key: number): number {
  return table.flags[key] ?? 0
}

function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length)
  for (let index = 0; index < text.length; index++) codes[index] = text.charCodeAt(index)
  return codes
}
