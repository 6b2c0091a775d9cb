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
    view = { ...view, ...change }
    for (const notify of listeners) notify()
  },
}
