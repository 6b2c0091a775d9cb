import type { ReactElement } from 'react'

/** Kinds of the specification (section 4); their times on screen are in `toast-list.tsx`. */
export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

type Message = string | ReactElement

const listeners = new Set<() => void>()
let wanted = false

/** Settled once the list is on the page: a toast's time runs from when it can be seen (specification, section 9). */
const listShown = Promise.withResolvers<void>()

/** The store of toasts and the list that shows them, in chunks of their own. */
async function loadToasts() {
  const [store] = await Promise.all([import('react-hot-toast/headless'), import('./toast-list.tsx')])
  return store
}

/** Fetches the machinery ahead: the toast that matters most says that the connection is gone. */
export function prepareToasts(): void {
  loadToasts().catch(() => {})
}

/**
 * Shows a short message over the page. Its machinery is fetched with the first one, or when the page is idle, so pages do not carry it.
 * @param options `id`: a later toast with the same id takes the place of the first (loading, then success).
 * @returns the id, for `dismissToast`.
 */
export async function showToast(kind: ToastKind, message: Message, options: { id?: string } = {}): Promise<string> {
  const { toast } = await loadToasts()
  wanted = true
  for (const notify of listeners) notify()
  // Without an outlet there is nothing to wait for.
  if (listeners.size > 0) await listShown.promise
  return kind === 'blank' ? toast(message, options) : toast[kind](message, options)
}

/** Takes a toast away before its time; a loading one stays until then. */
export async function dismissToast(id: string): Promise<void> {
  const { toast } = await loadToasts()
  toast.dismiss(id)
}

/** For `ToastOutlet`: whether any toast was ever asked for. */
export const toastDemand = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  read: (): boolean => wanted,
  /** Called by the list when it is on the page. */
  listIsShown: (): void => listShown.resolve(),
}
