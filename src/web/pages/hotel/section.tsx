import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements.ts'
import styles from './section.module.css'

/** A part of the page under its heading; `id` is what the section bar leads to. `late` for those far down. */
export function Section(props: { id: string; title: string; note?: ReactNode; late?: boolean; children: Elements }) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-title`}
      className={props.late ? `${styles.section} drawn-late` : styles.section}
    >
      <header className={styles.head}>
        <h2 id={`${props.id}-title`}>{props.title}</h2>
        {props.note && <p>{props.note}</p>}
      </header>
      {props.children}
    </section>
  )
}
