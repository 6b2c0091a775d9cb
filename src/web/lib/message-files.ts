import type { Language } from '../../contract/values.ts'
import type { Messages } from './i18n.tsx'

const files = import.meta.glob<Messages>(
  ['../../messages/*/*.json', '!../../messages/*/errors.json', '!../../messages/*/mail.json'],
  { import: 'default' },
)

/**
 * Fetches the texts of a namespace. The list of all files is long and stands in a chunk of its own: a first page brings its
 * texts with it.
 */
export async function readMessageFile(language: Language, namespace: string): Promise<Messages | undefined> {
  return files[`../../messages/${language}/${namespace}.json`]?.()
}
