import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements.ts'
import styles from './guests-step.module.css'

/** A part of the form under its heading; `aside` stands at the end of that line. */
export function FormBlock(props: { title: ReactNode; aside?: Elements; children: Elements }) {
  return (
    <fieldset className={styles.block}>
      <legend>
        <h2>{props.title}</h2>
        {props.aside}
      </legend>
      {props.children}
    </fieldset>
  )
}
