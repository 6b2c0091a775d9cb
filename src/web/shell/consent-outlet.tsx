import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { stripLanguage } from '../lib/language.ts'
import { lazyOptional } from '../lib/optional.tsx'
import { useConfig } from '../lib/services.ts'
import { consentView } from './consent-view.ts'

const ConsentPanel = lazyOptional(async () => (await import('./consent-panel.tsx')).ConsentPanel)

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

  useEffect(() => {
    const timer = setTimeout(async () => {
      const module = await import('./consent-start.ts').catch(() => undefined)
      module?.startConsent(config)
    }, delay)
    return () => clearTimeout(timer)
  }, [config])

  if (!view.asking && !view.choosing) return null
  return (
    <Suspense>
      <ConsentPanel view={view} path={path} />
    </Suspense>
  )
}
