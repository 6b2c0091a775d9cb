import { Suspense } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { lazyOptional } from '../../lib/optional.tsx'
import { stayParams } from './results-address.ts'
import type { ResultsQuery } from './results-query.ts'
import styles from './results-view.module.css'

const RecentStrip = lazyOptional(async () => (await import('../../features/hotel-card/recent-strip.tsx')).RecentStrip)
const CompareTray = lazyOptional(async () => (await import('../../features/compare/compare-tray.tsx')).CompareTray)

/** What only this browser knows: hotels looked at before, and those put aside for comparison. */
export function ResultsExtras(props: { query: ResultsQuery }) {
  if (!useHydrated()) return null
  const { query } = props
  return (
    <Suspense>
      <RecentStrip stay={stayParams(query)} className={styles.recent} />
      <CompareTray stay={stayParams(query)} />
    </Suspense>
  )
}
