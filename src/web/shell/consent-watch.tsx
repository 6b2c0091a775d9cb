import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { stripLanguage } from '../lib/language.ts'
import { useConfig } from '../lib/services.ts'
import type { ConsentPanel } from './consent-panel.tsx'
import { startConsent } from './consent-start.ts'
import { consentView } from './consent-view.ts'

/** Looks whether to ask; the code of the question itself comes only for those who are asked or who open it again. */
export function ConsentWatch() {
  const config = useConfig()
  const path = stripLanguage(useLocation().pathname)
  const view = useSyncExternalStore(consentView.subscribe, consentView.read, consentView.read)
  const [Panel, setPanel] = useState<typeof ConsentPanel | null>(null)
  const missing = (view.asking || view.choosing) && !Panel

  useEffect(() => startConsent(config), [config])

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
