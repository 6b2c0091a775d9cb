import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './promise-line.module.css'

/** A promise in one line ("Free cancellation until ..."): the colour is in the sign, the sentence stays ink. */
export function PromiseLine(props: { icon: string; tone?: 'good' | 'warning' | 'none'; children: ReactNode }) {
  return (
    <span className={joinClasses(styles.promise, styles[props.tone ?? 'good'])}>
      <Icon shape={props.icon} size="s" />
      <span>{props.children}</span>
    </span>
  )
}
