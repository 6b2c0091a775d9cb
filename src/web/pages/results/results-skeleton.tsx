import { useT } from '../../lib/i18n.tsx'
import { SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './found-results.module.css'

const rows = [0, 1, 2, 3, 4]

/** The list while its first answer is on its way: rows of the size that the hotels will have. */
export function ResultsSkeleton() {
  const t = useT('results')
  return (
    <section className={styles.found} aria-busy="true">
      <h1 className={styles.head}>{t('searching')}</h1>
      <div className={styles.rows} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles.waiting}>
            <div>
              <SkeletonBlock />
            </div>
            <div>
              <SkeletonLine width="55%" tall />
              <SkeletonLine width="35%" />
              <SkeletonLine width="70%" />
              <SkeletonLine width="45%" />
              <SkeletonLine width="30%" tall />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
