import styles from './skeleton.module.css'

/** A line of text that is on its way; `width` like `60%`. Wrap skeletons in an element with `aria-hidden`. */
export function SkeletonLine(props: { width?: string; tall?: boolean }) {
  return (
    <span
      className={props.tall ? `${styles.skeleton} ${styles.line} ${styles.tall}` : `${styles.skeleton} ${styles.line}`}
      style={{ '--width': props.width }}
    />
  )
}

/** A picture or panel that is on its way: fills its parent, whose size is final already. */
export function SkeletonBlock() {
  return <span className={`${styles.skeleton} ${styles.block}`} />
}
