/** What stands on the screen: the question, and the dialog in which one chooses. */
export type ConsentView = { asking: boolean; choosing: boolean }

const listeners = new Set<() => void>()
let view: ConsentView = { asking: false, choosing: false }

/** The one place that knows it; the outlet of the shell shows it. */
export const consentView = {
  read: (): ConsentView => view,
  subscribe(notify: () => void): () => void {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  change(change: Partial<ConsentView>): void {
    const next = { ...view, ...change }
    if (next.asking === view.asking && next.choosing === view.choosing) return
    view = next
    for (const notify of listeners) notify()
  },
}
