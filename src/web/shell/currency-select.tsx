import { displayCurrencies } from '../../contract/vocabulary.ts'
import { useCurrency } from '../lib/currency.ts'
import { useT } from '../lib/i18n.tsx'
import { joinClasses } from '../ui/class-names.ts'
import styles from './header.module.css'

/** Only signs of the two preloaded subsets of the font: any other would fetch a third for every page. */
const symbols: Partial<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' }

/** Chooses the currency in which prices are shown; the charge stays in euro. A native select: eight options, one line. */
export function CurrencySelect(props: { className?: string }) {
  const t = useT('shell')
  const [currency, setCurrency] = useCurrency()
  return (
    <select
      className={joinClasses(styles.currency, props.className)}
      aria-label={t('header.currency')}
      value={currency}
      onChange={(event) => {
        const chosen = displayCurrencies.find((known) => known === event.target.value)
        if (chosen) setCurrency(chosen)
      }}
    >
      {displayCurrencies.map((code) => (
        <option key={code} value={code}>
          {symbols[code] ? `${symbols[code]} ${code}` : code}
        </option>
      ))}
    </select>
  )
}
