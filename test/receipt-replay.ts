import type { WireOffer, WireReceiptLine } from '../src/contract/offers.ts'

/**
 * Reckons an offer's price anew from its receipt alone, as a reader with pencil and paper would; shares no code with the
 * program. Sums in hundredths, for currencies with two decimals.
 */
export function replayReceipt(offer: WireOffer) {
  const { receipt, price } = offer
  const nights = price.nightly.map(({ night }) => night)
  const nightly = new Map(nights.map((night) => [night, 0]))
  let total = 0
  const roomTotals = new Map<number | null, number>()
  for (const room of new Set(receipt.map((line) => line.room))) {
    const amounts = new Map(nights.map((night) => [night, 0]))
    for (const line of receipt.filter((one) => one.room === room)) {
      if (perNight.includes(line.kind)) addNights(line, amounts)
      if (line.kind === 'promotion') takeOff(line, amounts)
    }
    const sum = [...amounts.values()].reduce((all, one) => all + one, 0)
    roomTotals.set(room, sum)
    total += sum
    for (const [night, amount] of amounts) nightly.set(night, (nightly.get(night) ?? 0) + amount)
  }
  let localFees = 0
  for (const line of receipt) {
    if (line.kind !== 'fee' && line.kind !== 'local_fee') continue
    const { percent, persons, nights: count } = line.params ?? {}
    if (persons !== undefined) same(line.quantity, Number(persons) * Number(count), 'persons x nights')
    const amount =
      percent === undefined
        ? line.quantity * cents(line.unit_amount)
        : halfUp((roomTotals.get(line.room) ?? 0) * hundredths(percent), 10_000)
    same(cents(line.amount), amount, line.name)
    if (line.kind === 'fee') total += amount
    else localFees += amount
  }
  const contained = receipt.filter((line) => line.kind === 'vat')
  const percents = contained.reduce((sum, line) => sum + hundredths(line.params?.percent), 0)
  for (const line of contained)
    same(cents(line.amount), halfUp(total * hundredths(line.params?.percent), 10_000 + percents), line.name)
  return { total, localFees, nightly: nights.map((night) => nightly.get(night)), value: exchange(offer, total) }
}

const perNight: readonly string[] = ['night', 'single_use', 'extra_adult', 'child', 'board']

function addNights(line: WireReceiptLine, amounts: Map<string, number>): void {
  const { nights = [], params } = line
  const each = line.quantity / nights.length
  if (params?.root !== undefined)
    same(
      cents(line.unit_amount),
      halfUp(cents(String(params.root)) * (10_000 + hundredths(params.adjust)), 10_000),
      'derived',
    )
  for (const night of nights) amounts.set(night, (amounts.get(night) ?? 0) + each * cents(line.unit_amount))
}

function takeOff(line: WireReceiptLine, amounts: Map<string, number>): void {
  let taken = 0
  for (const night of line.nights ?? []) {
    const amount = amounts.get(night) ?? 0
    const percent = line.params?.percent
    const off = percent === undefined ? amount : halfUp(amount * hundredths(percent), 10_000)
    amounts.set(night, amount - off)
    taken += off
  }
  same(cents(line.amount), -taken, line.name)
}

function exchange({ price }: WireOffer, total: number): number {
  if (!price.exchange) return total
  const whole = (rate: number) => BigInt(Math.round(rate * 1e8))
  const [top, bottom] = [BigInt(total) * whole(price.exchange.to_per_euro), whole(price.exchange.from_per_euro)]
  return Number((2n * top + bottom) / (2n * bottom))
}

const cents = (value: string) => Math.round(Number(value) * 100)
const hundredths = (percent: string | number | undefined) => Math.round(Number(percent) * 100)
const halfUp = (top: number, bottom: number) => Math.floor((2 * top + bottom) / (2 * bottom))

function same(said: number, reckoned: number, what: string): void {
  if (said !== reckoned) throw new Error(`${what}: the receipt says ${said}, its rule gives ${reckoned}`)
}
