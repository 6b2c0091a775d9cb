import { useNavigation } from 'react-router'
import styles from './progress-bar.module.css'

/** A thin line along the top while the next page is on its way. It waits a moment, so quick changes show none. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle'
  return busy ? <div className={styles.bar} aria-hidden="true" /> : null
}
