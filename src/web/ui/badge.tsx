import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { joinClasses } from './class-names.ts'

/** What a colour says: green refund or done, yellow waiting, red refused, blue where you are. Never decoration. */
export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'primary' | 'solid'

/** One or two words of state. `onPicture` pins it to the upper corner of a positioned picture. */
export function Badge(props: { children: ReactNode; tone?: Tone; onPicture?: boolean; className?: string }) {
  return (
    <span
      className={joinClasses(
        styles.badge,
        props.tone && props.tone !== 'neutral' && styles[props.tone],
        props.onPicture && styles.onPicture,
        props.className,
      )}
    >
      {props.children}
    </span>
  )
}
