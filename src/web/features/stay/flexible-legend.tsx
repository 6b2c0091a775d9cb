import type { FlexibleStay } from '../../../contract/flexible.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import styles from './flexible-dates.module.css'

/**
 * What the marks in the grid mean. Stays of different lengths stand side by side, so the lowest price per night is told with
 * its nights and its sum: a shorter stay may cost less and not be marked.
 */
export function FlexibleLegend(props: {
  stays: readonly FlexibleStay[]
  cheapest: FlexibleStay | undefined
  currency: string
}) {
  const t = useT('dates')
  const words = useT('catalogue')
  const format = useFormat()
  const { stays, cheapest } = props
  const short = stays.find(({ min_stay }) => min_stay !== null)?.min_stay ?? null
  return (
    <ul className={styles.legend} aria-label={t('flexible.legend.label')}>
      {cheapest?.price && (
        <li>
          <span className={`${styles.key} ${styles.lowest}`} aria-hidden="true" />
          <span>
            {t('flexible.legend.lowest', {
              nights: words('units.nights', { count: cheapest.nights }),
              sum: format.money(cheapest.price, props.currency, { rounded: true }),
            })}
          </span>
        </li>
      )}
      <li>
        <span className={`${styles.key} ${styles.current}`} aria-hidden="true" />
        <span>{t('flexible.legend.current')}</span>
      </li>
      {short !== null && (
        <li>
          <span className={`${styles.key} ${styles.taken}`} aria-hidden="true">
            {`${format.number(short)}+`}
          </span>
          <span>{t('flexible.legend.short')}</span>
        </li>
      )}
      {stays.some(({ price, min_stay }) => price === null && min_stay === null) && (
        <li>
          <span className={`${styles.key} ${styles.taken}`} aria-hidden="true">
            –
          </span>
          <span>{t('flexible.legend.taken')}</span>
        </li>
      )}
    </ul>
  )
}
