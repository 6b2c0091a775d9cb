import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements.ts'
import styles from './account-form.module.css'

/** A narrow page with one deed on it. */
export function AccountPage(props: { title: string; lead?: ReactNode; links?: ReactNode; children?: Elements }) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{props.title}</h1>
        {props.lead && <p className={styles.lead}>{props.lead}</p>}
      </div>
      {props.children}
      {props.links && <div className={styles.links}>{props.links}</div>}
    </div>
  )
}
