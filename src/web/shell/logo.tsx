import { useLanguage, useT } from '../lib/i18n.tsx'
import { LocalLink } from '../lib/local-link.tsx'
import { useConfig } from '../lib/services.ts'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/class-names.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './logo.module.css'

/** The operator's own logo or ours, 170 px wide, leading home (specification, section 2). */
export function Logo(props: { b2b?: boolean; className?: string }) {
  const t = useT('shell')
  const { operator } = useConfig()
  const name = operator.name[useLanguage()]
  return (
    <LocalLink to="/" className={joinClasses(styles.logo, props.className)} aria-label={t('logo.home', { name })}>
      {operator.logoUrl ? (
        <img src={operator.logoUrl} alt="" width={170} height={44} />
      ) : (
        <>
          <BrandMark />
          <span>{name}</span>
        </>
      )}
      {props.b2b && <Badge tone="primary">{t('logo.b2b')}</Badge>}
    </LocalLink>
  )
}
