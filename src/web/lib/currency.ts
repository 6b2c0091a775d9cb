import type { DisplayCurrency } from '../../contract/values.ts'
import { displayCurrencies } from '../../contract/vocabulary.ts'
import { readStored, useStored } from './stored.ts'

const key = 'currency'
const domestic: DisplayCurrency = 'EUR'

/**
 * The currency in which the visitor reads prices, and a setter that remembers it. The server and the first browser render
 * see euro; pages are cached for everybody.
 */
export function useCurrency(): [DisplayCurrency, (currency: DisplayCurrency) => void] {
  const [stored, setStored] = useStored(key, domestic)
  return [displayCurrencies.find((known) => known === stored) ?? domestic, setStored]
}

/** The same outside components, for loaders; null on the server and where euro is read. */
export function rememberedCurrency(): DisplayCurrency | null {
  if (import.meta.env.SSR) return null
  const stored = readStored(key)
  return displayCurrencies.find((known) => known === stored && known !== domestic) ?? null
}
