import type { RefObject } from 'react'
import type { PreCheckoutAnswer } from '../../../contract/checkout.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { triangleExclamationPointIcon } from '../../ui/icons.ts'
import { arrowRightIcon } from '../../ui/stay-icons.ts'
import styles from './price-changes.module.css'

const known = ['total', 'local_fees', 'free_cancellation_until', 'availability'] as const

/** What is no longer as it was chosen: old beside new, with a tick of its own. */
export function PriceChanges(props: {
  changes: PreCheckoutAnswer['changes']
  currency: string
  timezone: string
  accepted: boolean
  error: string | undefined
  tick: RefObject<HTMLInputElement | null>
  wayBack: string
  onAccept: (accept: boolean) => void
}) {
  const t = useT('checkout')
  const format = useFormat()
  const { currency, timezone } = props
  const word = (field: string, value: string) => {
    if (field === 'availability') return t(value === 'instant' ? 'changes.instant' : 'changes.onRequest')
    if (field !== 'free_cancellation_until') return format.money(value, currency)
    return value === '' ? t('changes.noFree') : format.dateTime(value, { timeZone: timezone })
  }
  return (
    <section className={styles.panel} role="alert" aria-labelledby="changes">
      <header className={styles.head}>
        <Icon shape={triangleExclamationPointIcon} />
        <div>
          <h2 id="changes">{t('changes.title')}</h2>
          <p className="small">{t('changes.text')}</p>
        </div>
      </header>
      <dl className={styles.list}>
        {props.changes.map((change) => {
          const field = known.find((name) => name === change.field)
          return (
            <div key={change.field} className={styles.change}>
              <dt>{field ? t(`changes.${field}`) : change.field}</dt>
              <dd>
                <span className="visually-hidden">{`${t('changes.was')} `}</span>
                <del>{word(change.field, change.old)}</del>
                <Icon shape={arrowRightIcon} size="s" turns />
                <span className="visually-hidden">{`${t('changes.becomes')} `}</span>
                <b>{word(change.field, change.new)}</b>
              </dd>
            </div>
          )
        })}
      </dl>
      <div className={styles.answer}>
        <Checkbox
          ref={props.tick}
          checked={props.accepted}
          error={props.error}
          onChange={(event) => props.onAccept(event.target.checked)}
        >
          {t('changes.accept')}
        </Checkbox>
        <TextLink to={props.wayBack}>{t('changes.other')}</TextLink>
      </div>
    </section>
  )
}
