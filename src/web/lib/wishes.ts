import { type BedChoice, bedChoices } from '../../domain/beds.ts'
import { type Board, boards } from '../../domain/rates.ts'

/** What was chosen among the offers of a hotel, by the names of the filters of a search; what is absent was not chosen. */
export type Wishes = {
  board: Board[]
  beds: BedChoice[]
  free_cancellation: true | undefined
  pay_at_property: true | undefined
}

/** The query parameters that say so. */
export const wishParams = ['board', 'beds', 'free_cancellation', 'pay_at_property'] as const

/** Reads an address; a wish that nobody can have counts as none. */
export function readWishes(params: URLSearchParams): Wishes {
  const list = <Value extends string>(name: string, known: readonly Value[]) => {
    const given = params.getAll(name).join().split(',')
    return known.filter((value) => given.includes(value))
  }
  const flag = (name: string) => /^(1|true|on)$/.test(params.get(name) ?? '') || undefined
  return {
    board: list('board', boards),
    beds: list('beds', bedChoices),
    free_cancellation: flag('free_cancellation'),
    pay_at_property: flag('pay_at_property'),
  }
}
