import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastDemand } from './toast.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** The place where toasts appear, once in the shell. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.read, () => false)
  if (!wanted) return null
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  )
}
