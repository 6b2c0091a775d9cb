import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import styles from './disclosure.module.css'

/** A part that opens and closes without JavaScript. */
export function Disclosure(props: { summary: ReactNode; open?: boolean; className?: string; children: ReactNode }) {
  return (
    <details className={joinClasses(styles.disclosure, props.className)} open={props.open}>
      <summary>
        <span>{props.summary}</span>
      </summary>
      <div>{props.children}</div>
    </details>
  )
}
