import type { ReactNode } from 'react'
import { useT } from '../lib/i18n.tsx'
import { LocalLink } from '../lib/local-link.tsx'
import styles from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'
import { chevronRightIcon } from './icons.ts'

/** The way down to this page. The last crumb is the page itself and has no `to`. */
export function Breadcrumbs(props: { crumbs: { label: ReactNode; to?: string }[] }) {
  const t = useT('shell')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {props.crumbs.map((crumb, index) => (
          <li key={crumb.to ?? 'here'}>
            {crumb.to ? (
              <LocalLink to={crumb.to}>{crumb.label}</LocalLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
            {index < props.crumbs.length - 1 && <Icon shape={chevronRightIcon} size="s" turns />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
