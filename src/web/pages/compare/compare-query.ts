import type { Comparison } from '../../../contract/comparison.ts'
import { mostCompared } from '../../../contract/vocabulary.ts'
import { parseParty } from '../../../domain/party.ts'
import { type Api, type ApiQuery, writeQuery } from '../../lib/api.ts'
import { readWishes, type Wishes } from '../../lib/wishes.ts'

/** What an address asks to compare. Dates that make no sense together are left out by the API's own judgement. */
export type CompareAddress = { ids: number[]; checkin: string; checkout: string; rooms: string; wishes: Wishes }

/** Reads an address: at most four hotels, each once; two adults when it names no party. */
export function readAddress(params: URLSearchParams): CompareAddress {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  const [checkin, checkout] = [params.get('checkin') ?? '', params.get('checkout') ?? '']
  const real = [checkin, checkout].every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date)) && checkin < checkout
  const rooms = params.get('rooms') ?? ''
  return {
    ids: [...new Set(ids.map(Number))].slice(0, mostCompared),
    checkin: real ? checkin : '',
    checkout: real ? checkout : '',
    rooms: parseParty(rooms) ? rooms : '2',
    wishes: readWishes(params),
  }
}

/** The address of a comparison, without language. */
export function writeAddress({ ids, ...stay }: CompareAddress): string {
  return `/hotels/compare${writeQuery({ ids, ...withoutDefaults(stay) })}`
}

/** `?checkin=...&checkout=...&rooms=...` and what was chosen, for the pages of the hotels. */
export function writeStay({ ids: _ids, ...stay }: CompareAddress): string {
  return writeQuery(withoutDefaults(stay))
}

export function comparisonQuery(api: Api, asked: CompareAddress, currency: string | null): ApiQuery<Comparison> {
  const { ids, ...stay } = asked
  return api.query<Comparison>('/api/v1/hotels/compare/', {
    ids,
    ...withoutDefaults(stay),
    currency: currency === 'EUR' ? '' : currency,
  })
}

function withoutDefaults({ checkin, checkout, rooms, wishes }: Omit<CompareAddress, 'ids'>) {
  return { checkin, checkout, rooms: rooms === '2' ? '' : rooms, ...wishes }
}
