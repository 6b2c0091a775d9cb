import type { WireReceiptLine } from '../../../contract/offers.ts'
import { fromDecimal, toDecimal } from '../../../domain/money.ts'
import { dayNumber } from '../../../domain/stay-dates.ts'

/**
 * `quantity` times `unit` (a decimal string), for these nights when the rule counts by night. A night of a derived plan
 * also has its parent's price and the percent that changed it.
 */
export type ReceiptPart = { quantity: number; unit: string; nights: string[]; root?: string; adjust?: number }

/**
 * What one rule adds to a price or takes off it; equal rules of a room stand together. `amount` is a decimal string,
 * `nights` how many nights of a room it is the price of (0 for anything else).
 */
export type ReceiptItem = {
  key: string
  name: string
  parts: ReceiptPart[]
  amount: string
  less: boolean
  nights: number
  /** The rules behind it, as its lines name them. */
  rules: NonNullable<WireReceiptLine['params']>[]
}

/** A receipt as people read it: room by room, then the whole stay; beside the total what is paid at the property. */
export type ReceiptGroups = {
  rooms: { room: number | null; items: ReceiptItem[] }[]
  /** Fees paid at the property, not in the total. */
  local: ReceiptItem[]
  /** Taxes that the total contains. */
  within: ReceiptItem[]
  /** Sum of all lines that add up, a decimal string. */
  total: string
}

/** Sorts the lines of a receipt for reading. Throws RangeError on a line that is no amount of `currency`. */
export function groupReceipt(lines: readonly WireReceiptLine[], currency: string): ReceiptGroups {
  const summed = lines.filter((line) => line.adds_up)
  const numbers = [...new Set(summed.map((line) => line.room))].sort((a, b) => (a ?? 99) - (b ?? 99))
  return {
    rooms: numbers.map((room) => ({
      room,
      items: mergeLines(
        summed.filter((line) => line.room === room),
        currency,
      ),
    })),
    local: mergeLines(
      lines.filter((line) => line.kind === 'local_fee'),
      currency,
    ),
    within: mergeLines(
      lines.filter((line) => line.kind === 'vat'),
      currency,
    ),
    total: sumLines(summed, currency),
  }
}

/** Consecutive nights as runs, first and last of each: 11, 12, 14 gives [11, 12] and [14, 14]. */
export function findRuns(nights: readonly string[]): [first: string, last: string][] {
  const runs: [string, string][] = []
  for (const night of [...nights].sort()) {
    const run = runs.at(-1)
    if (run && dayNumber(night) - dayNumber(run[1]) === 1) run[1] = night
    else runs.push([night, night])
  }
  return runs
}

function mergeLines(lines: readonly WireReceiptLine[], currency: string): ReceiptItem[] {
  const byName = new Map<string, WireReceiptLine[]>()
  for (const line of lines) {
    const key = `${line.kind} ${line.name}`
    byName.set(key, [...(byName.get(key) ?? []), line])
  }
  return [...byName].map(([key, alike]) => {
    const amount = sumLines(alike, currency)
    const [first] = alike
    const nights = first?.kind === 'night' ? alike.reduce((count, line) => count + line.quantity, 0) : 0
    const rules = alike.flatMap(({ params }) => (params ? [params] : []))
    return { key, name: first?.name ?? '', parts: toParts(alike), amount, less: amount.startsWith('-'), nights, rules }
  })
}

function toParts(lines: readonly WireReceiptLine[]): ReceiptPart[] {
  const byUnit = new Map<string, ReceiptPart>()
  for (const { unit_amount: unit, quantity, nights = [], params } of lines) {
    const derived = typeof params?.root === 'string' && { root: params.root, adjust: Number(params.adjust) }
    const part = byUnit.get(unit)
    byUnit.set(unit, {
      unit,
      quantity: (part?.quantity ?? 0) + quantity,
      nights: [...new Set([...(part?.nights ?? []), ...nights])],
      ...derived,
    })
  }
  return [...byUnit.values()]
}

function sumLines(lines: readonly WireReceiptLine[], currency: string): string {
  const sum = lines.reduce((total, line) => {
    const minor = fromDecimal(line.amount, currency)
    if (minor === null) throw new RangeError(`${line.amount} is no amount in ${currency}`)
    return total + minor
  }, 0)
  return toDecimal(sum, currency)
}
