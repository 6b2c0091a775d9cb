import { useT } from '../../lib/i18n.tsx'
import { SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './rooms-skeleton.module.css'

/** Two rooms on their way, in their final size. */
export function RoomsSkeleton() {
  const t = useT('hotel')
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('rooms.loading')}
      </p>
      <div aria-hidden="true">
        {['first', 'second'].map((key) => (
          <div key={key} className={styles.room}>
            <div className={styles.picture}>
              <SkeletonBlock />
            </div>
            <div className={styles.lines}>
              <SkeletonLine width="40%" tall />
              <SkeletonLine width="70%" />
              <SkeletonLine width="55%" />
              <SkeletonLine width="30%" tall />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
