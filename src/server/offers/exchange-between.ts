import type { WireExchange } from '../../contract/exchange.ts'
import type { ExchangeOrigin } from '../rates/rates.service.ts'

/** How a sum goes from one currency to another, with the origin of the rates; null where nothing is converted. */
export function exchangeBetween(
  from: string,
  to: string,
  perEuro: ReadonlyMap<string, number>,
  origins: ReadonlyMap<string, ExchangeOrigin>,
): WireExchange | null {
  const [from_per_euro, to_per_euro] = [perEuro.get(from), perEuro.get(to)]
  if (from === to || !from_per_euro || !to_per_euro) return null
  const used = [from, to].flatMap((currency) => origins.get(currency) ?? [])
  const [first, second = first] = used
  const [as_of = null] = used.map(({ day }) => day).sort()
  const [fetched_at = null] = used.map(({ fetchedAt }) => fetchedAt.toISOString()).sort()
  const rates = { from, to, from_per_euro, to_per_euro, as_of, fetched_at }
  return first ? { ...rates, source: first.source === second?.source ? first.source : 'mixed' } : rates
}
