import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { prepareToasts, toastDemand } from './toast.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Milliseconds after which a page has done its own fetching. */
const idleDelay = 5000

/** The place where toasts appear, once in the shell. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.read, () => false)
  useEffect(() => {
    const timer = setTimeout(prepareToasts, idleDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!wanted) return null
  return (
    <Suspense>
      <ToastList onShown={toastDemand.listIsShown} />
    </Suspense>
  )
}
