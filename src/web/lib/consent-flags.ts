import type { ConsentCategory } from '../../domain/consent.ts'

/** What the visitor allowed; both are off until the cookie says otherwise. */
export type ConsentFlags = Record<Exclude<ConsentCategory, 'necessary'>, boolean>

const listeners = new Set<(flags: ConsentFlags) => void>()
let flags: ConsentFlags = { analytics: false, marketing: false }

/** Turned on when the cookie lists a category, on load or when it is answered (specification, section 4), and off with it. */
export const consentFlags = {
  read: (): ConsentFlags => flags,
  /** @param categories of the cookie; none while it is unanswered. */
  follow(categories: readonly string[]): void {
    flags = { analytics: categories.includes('analytics'), marketing: categories.includes('marketing') }
    for (const notify of listeners) notify(flags)
  },
  /** Tells the present flags at once and then each change. */
  watch(listener: (flags: ConsentFlags) => void): () => void {
    listeners.add(listener)
    listener(flags)
    return () => listeners.delete(listener)
  },
}
