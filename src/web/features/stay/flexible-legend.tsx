import type { FlexibleStay } from '../../../contract/flexible.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import styles from './flexible-dates.module.css'

/**
 * What the marks in the grid mean. Stays of different lengths stand side by side, so the lowest price per night is told with
 * its nights and its sum: a shorter stay may cost less and not be marked.
 */
export function FlexibleLegend(props: { cheapest: FlexibleStay | undefined; currency: string; taken: boolean }) {
  const t = useT('dates')
  const words = useT('catalogue')
  const format = useFormat()
  const { cheapest } = props
  return (
    <ul className={styles.legend} aria-label={t('flexible.legend.label')}>
      {cheapest?.price && (
        <li>
          <span className={`${styles.key} ${styles.lowest}`} aria-hidden="true" />
          {t('flexible.legend.lowest', {
            nights: words('units.nights', { count: cheapest.nights }),
            sum: format.money(cheapest.price, props.currency, { rounded: true }),
          })}
        </li>
      )}
      <li>
        <span className={`${styles.key} ${styles.current}`} aria-hidden="true" />
        {t('flexible.legend.current')}
      </li>
      {props.taken && (
        <li>
          <span className={styles.key} aria-hidden="true">
            –
          </span>
          {t('flexible.legend.taken')}
        </li>
      )}
    </ul>
  )
}
