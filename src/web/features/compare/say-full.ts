import type { Language } from '../../../contract/values.ts'
import { getT } from '../../lib/i18n.tsx'
import { loadMessages } from '../../lib/message-source.ts'
import { showToast } from '../../ui/toast.ts'

/** Tells that no further hotel can be put aside. */
export async function sayFull(language: Language, count: number): Promise<void> {
  await loadMessages(language, ['compare'])
  await showToast('blank', getT(language, 'compare')('full', { count }), { id: 'compare-full' })
}
