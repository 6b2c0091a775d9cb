import { legalVersion } from '../../../domain/legal-texts.ts'
import { LegalDocument } from '../../features/legal/legal-document.tsx'
import { OperatorFacts } from '../../features/legal/operator-facts.tsx'
import { privacyOutline } from '../../features/legal/outlines.ts'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'

export const handle: PageHandle = { messages: ['legal', 'privacy'], cache: true }

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('privacy')
  return { title: texts('title'), description: texts('description') }
}

const links = { 'rights.cpdp': 'https://cpdp.bg', 'cookies.list': '/cookies' }
const after = { 'controller.who': <OperatorFacts /> }

/** What personal data are kept, why, for how long, and what one may ask. */
export function Component() {
  return (
    <LegalDocument namespace="privacy" outline={privacyOutline} version={legalVersion} links={links} after={after} />
  )
}
