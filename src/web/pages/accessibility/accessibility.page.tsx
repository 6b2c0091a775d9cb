import { LegalDocument } from '../../features/legal/legal-document.tsx'
import { accessibilityOutline } from '../../features/legal/outlines.ts'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'

export const handle: PageHandle = { messages: ['legal', 'accessibility'], cache: true }

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('accessibility')
  return { title: texts('title'), description: texts('description') }
}

/** When the statement was last held against the site. */
const reviewed = { number: '1', from: '2026-11-22' }
const links = { 'tell.write': '/contact', 'tell.kzp': 'https://kzp.bg' }

/** How far everybody can use the site, what is not right yet, and whom to tell. */
export function Component() {
  return <LegalDocument namespace="accessibility" outline={accessibilityOutline} version={reviewed} links={links} />
}
