import { legalVersion, termsOutline } from '../../../domain/legal-texts.ts'
import { LegalDocument } from '../../features/legal/legal-document.tsx'
import { OperatorFacts } from '../../features/legal/operator-facts.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'

export const handle: PageHandle = { messages: ['legal', 'terms'], cache: true }

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('terms')
  return { title: texts('title'), description: texts('description') }
}

const links = { 'complaints.kzp': 'https://kzp.bg', 'ranking.open': '/how-we-rank', 'law.privacy': '/privacy' }
const after = { 'agency.facts': <OperatorFacts /> }

/** General terms: booking, payment, cancellation, complaints, law. */
export function Component() {
  return <LegalDocument namespace="terms" outline={termsOutline} version={legalVersion} links={links} after={after} />
}
