import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { stripLanguage } from '../lib/language.ts'
import { useConfig } from '../lib/services.ts'
import type { ConsentPanel } from './consent-panel.tsx'
import { consentView } from './consent-view.ts'

/** Milliseconds after waking up at which a page has fetched what it needs itself. */
const delay = 800

/**
 * The place of the question about cookies. Its code comes when the page has settled, and that of the question itself only for
 * those who are asked or who open it again.
 */
export function ConsentOutlet() {
  const config = useConfig()
  const path = stripLanguage(useLocation().pathname)
  const view = useSyncExternalStore(consentView.subscribe, consentView.read, consentView.read)
  const [Panel, setPanel] = useState<typeof ConsentPanel | null>(null)
  const missing = (view.asking || view.choosing) && !Panel

  useEffect(() => {
    const timer = setTimeout(async () => {
      const module = await import('./consent-start.ts').catch(() => undefined)
      module?.startConsent(config)
    }, delay)
    return () => clearTimeout(timer)
  }, [config])

  useEffect(() => {
    if (!missing) return
    import('./consent-panel.tsx').then(
      (module) => setPanel(() => module.ConsentPanel),
      // Without a connection; the next press tries again.
      () => consentView.change({ asking: false, choosing: false }),
    )
  }, [missing])

  if (!Panel) return null
  return (
    <Suspense>
      <Panel view={view} path={path} />
    </Suspense>
  )
}
