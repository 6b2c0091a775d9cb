import { useFormat, useT } from '../../lib/i18n.tsx'
import { lastDay } from '../../lib/last-day.ts'
import { Icon } from '../../ui/icon.tsx'
import { coinsIcon, creditCardIcon } from '../../ui/icons.ts'
import type { PayPlan } from './pay-words.ts'
import styles from './payment-method.module.css'

/** How this stay is paid: at the property, now, or a part now and the rest by its day. The rate plan says which. */
export function PaymentMethod(props: { plan: PayPlan; localFees: string; timezone: string }) {
  const t = useT('checkout')
  const format = useFormat()
  const { localFees, timezone } = props
  const { kind, now, rest, currency } = props.plan
  const fees = Number(localFees) > 0
  return (
    <div className={styles.method}>
      <Icon shape={kind === 'property' ? coinsIcon : creditCardIcon} size="l" />
      <div>
        <b>{t(`pay.${kind}`)}</b>
        <p className="soft small">{t(kind === 'property' ? 'pay.propertyText' : 'pay.cardText')}</p>
      </div>
      {kind !== 'property' && (
        <ol className={styles.schedule}>
          <li>
            <span>{t('pay.now')}</span>
            <b className="figures">{format.money(now, currency)}</b>
          </li>
          {rest && (
            <li>
              <span>
                <span>{t('pay.by', { day: format.day(lastDay(rest.dueAt, timezone), { year: true }) })}</span>
                <small>{t('pay.restText')}</small>
              </span>
              <b className="figures">{format.money(rest.amount, currency)}</b>
            </li>
          )}
          {fees && (
            <li>
              <span>
                <span>{t('pay.onSite')}</span>
                <small>{t('pay.feesText')}</small>
              </span>
              <b className="figures">{format.money(localFees, currency)}</b>
            </li>
          )}
        </ol>
      )}
    </div>
  )
}
