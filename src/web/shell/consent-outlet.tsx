import { useEffect, useState } from 'react'
import type { ConsentWatch } from './consent-watch.tsx'

/** Milliseconds after waking up at which a page has fetched what it needs itself. */
const delay = 800

/** The place of the question about cookies, whose code comes when the page has settled. */
export function ConsentOutlet() {
  const [Watch, setWatch] = useState<typeof ConsentWatch | null>(null)

  useEffect(() => {
    const timer = setTimeout(async () => {
      const module = await import('./consent-watch.tsx').catch(() => undefined)
      if (module) setWatch(() => module.ConsentWatch)
    }, delay)
    return () => clearTimeout(timer)
  }, [])

  return Watch && <Watch />
}
