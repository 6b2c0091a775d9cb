import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'
import { compassIcon, wifiOffIcon } from './icons.ts'

/** Nothing to show, said plainly, with a way on. */
export function EmptyState(props: {
  title: ReactNode
  children?: ReactNode
  /** Buttons or links: what else can be done. */
  actions?: ReactNode
  icon?: string
  /** The level that fits the page's headings. */
  level?: 2 | 3
  className?: string
}) {
  const Heading = props.level === 3 ? 'h3' : 'h2'
  return (
    <div className={joinClasses(styles.empty, props.className)}>
      <Icon shape={props.icon ?? compassIcon} size="l" />
      <Heading>{props.title}</Heading>
      {props.children && <div className={styles.text}>{props.children}</div>}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  )
}

/** A part of the page that failed to load; announced, with a way to try again. */
export function ErrorState(props: { title: ReactNode; children?: ReactNode; actions?: ReactNode; level?: 2 | 3 }) {
  return (
    <div role="alert">
      <EmptyState {...props} icon={wifiOffIcon} />
    </div>
  )
}
