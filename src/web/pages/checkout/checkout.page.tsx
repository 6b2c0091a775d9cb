import { CheckoutHeader } from '../../features/checkout/checkout-header.tsx'
import { loadSession } from '../../features/checkout/load-session.ts'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { CheckoutView } from './checkout-view.tsx'

export const loader = loadSession

export const handle = {
  messages: ['checkout', 'offers', 'receipt', 'catalogue'],
  header: 'simple',
  headerSlot: CheckoutHeader,
  footer: 'hidden',
} satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('checkout')('title'), robots: 'noindex, nofollow' }
}

export function Component() {
  return <CheckoutView />
}
