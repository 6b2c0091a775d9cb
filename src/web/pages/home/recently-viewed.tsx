import { Suspense } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { lazyOptional } from '../../lib/optional.tsx'
import sections from './sections.module.css'

const RecentStrip = lazyOptional(async () => (await import('../../features/hotel-card/recent-strip.tsx')).RecentStrip)

/** Hotels this browser looked at: nothing that a server could know. */
export function RecentlyViewed() {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <RecentStrip className={`wrap ${sections.section}`} />
    </Suspense>
  )
}
