import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'
import { circleCheckIcon, circleExclamationPointIcon, infoIcon, triangleExclamationPointIcon } from './icons.ts'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const shapes: Record<NoticeTone, string> = {
  info: infoIcon,
  success: circleCheckIcon,
  warning: triangleExclamationPointIcon,
  error: circleExclamationPointIcon,
}

/** A message that stays on the page. `live` announces it when it appears after a deed of the visitor. */
export function Notice(props: { tone?: NoticeTone; live?: boolean; className?: string; children: ReactNode }) {
  const tone = props.tone ?? 'info'
  return (
    <div className={joinClasses(styles.notice, styles[tone], props.className)} role={props.live ? 'alert' : undefined}>
      <Icon shape={shapes[tone]} />
      <div className={styles.words}>{props.children}</div>
    </div>
  )
}
