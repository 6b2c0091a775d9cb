import type { Language } from '../../contract/values.ts'
import { findMessages, useLanguage } from './i18n.tsx'
import { loadMessages } from './message-source.ts'

const asked = new Map<string, Promise<void>>()

/**
 * For parts whose code comes late: their messages come late too, instead of with every page. The part waits in the
 * `Suspense` around it; call this before `useT`. What cannot be fetched is asked for again the next time.
 */
export function useLateMessages(namespace: string): void {
  const language = useLanguage()
  if (findMessages(language, namespace)) return
  // Thrown and not given to `use`: React replays a component after `use`, and stumbles over the hooks that follow when the
  // messages are there by then.
  throw askFor(language, namespace)
}

function askFor(language: Language, namespace: string): Promise<void> {
  const key = `${language}/${namespace}`
  const known = asked.get(key)
  if (known) return known
  const promise = loadMessages(language, [namespace])
  asked.set(key, promise)
  promise.catch(() => asked.delete(key))
  return promise
}
