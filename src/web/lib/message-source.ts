import type { Language } from '../../contract/values.ts'
import { findMessages, type Messages, registerMessages } from './i18n.tsx'

/** Namespace that every page needs: header, error screens. */
export const shellNamespace = 'shell'

type MessageLoader = (language: Language, namespace: string) => Promise<Messages | undefined>

let loader: MessageLoader | undefined

/** The browser's entry says where messages come from; on the server all of them are registered at start. */
export function setMessageLoader(next: MessageLoader): void {
  loader = next
}

/** Makes sure that the messages of a page are there before it is shown. A file that cannot be fetched is asked for again next time. */
export async function loadMessages(language: Language, namespaces: readonly string[]): Promise<void> {
  if (!loader) return
  const load = loader
  await Promise.all(
    [shellNamespace, ...namespaces].map(async (namespace) => {
      if (findMessages(language, namespace)) return
      const messages = await load(language, namespace)
      if (messages) registerMessages(language, namespace, messages)
    }),
  )
}
