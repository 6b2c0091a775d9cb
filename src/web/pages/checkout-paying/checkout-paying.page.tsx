import { PayingHeader } from '../../features/checkout/checkout-header.tsx'
import { loadSession } from '../../features/checkout/load-session.ts'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { PayingView } from './paying-view.tsx'

export const loader = loadSession

export const handle = {
  messages: ['checkout', 'paying', 'offers', 'receipt', 'catalogue'],
  header: 'simple',
  headerSlot: PayingHeader,
  footer: 'hidden',
} satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('paying')('title'), robots: 'noindex, nofollow' }
}

export function Component() {
  return <PayingView />
}
