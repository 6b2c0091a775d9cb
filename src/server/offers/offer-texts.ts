import type { WireReceiptLine } from '../../contract/offers.ts'
import type { Language } from '../../contract/values.ts'
import { toDecimal } from '../../domain/money.ts'
import type { ReceiptLine } from '../../domain/pricing.ts'
import { messageOf } from '../messages.ts'

/** Names of what the hotel wrote itself, by id: promotions. */
export type OwnNames = ReadonlyMap<number, string>

/** A line of the receipt in words. Its figures stay as computed, in the hotel's currency. */
export function toWireLine(
  line: ReceiptLine,
  currency: string,
  language: Language,
  promotionNames: OwnNames,
): WireReceiptLine {
  return {
    kind: line.kind,
    name: nameOf(line, language, promotionNames),
    room: line.room,
    quantity: line.quantity,
    unit_amount: toDecimal(line.unitAmount, currency),
    amount: toDecimal(line.amount, currency),
    adds_up: line.kind !== 'vat' && line.kind !== 'local_fee',
    ...(line.nights ? { nights: line.nights } : {}),
    ...(line.params ? { params: toWireParams(line.params, currency) } : {}),
  }
}

/** Sums among the parameters travel as decimals, like every sum. */
function toWireParams(params: NonNullable<ReceiptLine['params']>, currency: string): WireReceiptLine['params'] {
  return typeof params.root === 'number' ? { ...params, root: toDecimal(params.root, currency) } : params
}

function nameOf(line: ReceiptLine, language: Language, promotionNames: OwnNames): string {
  if (line.kind !== 'promotion') return nameLine(line, language)
  const params = line.params ?? {}
  const name = promotionNames.get(Number(params.promotion)) || messageOf(language, 'offers', `promotion.${params.type}`)
  return params.percent === undefined
    ? name
    : `${name}, ${messageOf(language, 'offers', 'less_percent', { percent: params.percent })}`
}

/** Name of a line that no promotion made. */
export function nameLine(line: Pick<ReceiptLine, 'kind' | 'params'>, language: Language): string {
  const params = line.params ?? {}
  const say = (key: string) => messageOf(language, 'offers', `receipt.${key}`, params)
  if (line.kind === 'vat' && params.code !== 'vat')
    return `${feeName(String(params.code), language)}, ${params.percent} %`
  if (line.kind === 'fee' || line.kind === 'local_fee') return messageOf(language, 'offers', `fee.${params.code}`)
  if (line.kind === 'board')
    return `${messageOf(language, 'catalogue', `board.${params.board}`)}, ${say(`board_${params.guests}`)}`
  return say(line.kind === 'extra_adult' && params.age !== undefined ? 'grown_child' : line.kind)
}

/** Name of a tax or fee by its code. */
export function feeName(code: string, language: Language): string {
  return messageOf(language, 'offers', `fee.${code}`)
}
