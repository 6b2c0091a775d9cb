import { operatorFacts } from '../../../domain/operator-facts.ts'
import { useT } from '../../lib/i18n.tsx'
import { useConfig, useSiteName } from '../../lib/services.ts'
import styles from './legal-document.module.css'

/** Who runs the site, as far as it is configured. */
export function OperatorFacts() {
  const t = useT('legal')
  const { operator } = useConfig()
  const name = useSiteName()
  return (
    <dl className={styles.facts}>
      <dt>{t('operator.name')}</dt>
      <dd>{name}</dd>
      {operatorFacts
        .filter((field) => operator[field])
        .map((field) => (
          <FactPair key={field} label={t(`operator.${field}`)} value={operator[field]} />
        ))}
    </dl>
  )
}

function FactPair(props: { label: string; value: string }) {
  return (
    <>
      <dt>{props.label}</dt>
      <dd>{props.value}</dd>
    </>
  )
}
