import { useT } from '../lib/i18n.tsx'
import styles from './spinner.module.css'

/** A turning ring; decoration beside words that say what is awaited. */
export function Spinner(props: { large?: boolean }) {
  return <span className={props.large ? `${styles.spinner} ${styles.large}` : styles.spinner} aria-hidden="true" />
}

/** Covers the whole screen while nothing else can be shown; "Loading..." unless told otherwise (specification, section 2). */
export function LoadingOverlay(props: { text?: string }) {
  const t = useT('shell')
  return (
    <div className={styles.overlay} role="status">
      <Spinner large />
      <p>{props.text ?? t('loading')}</p>
    </div>
  )
}
