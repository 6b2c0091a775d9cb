import { LegalDocument } from '../../features/legal/legal-document.tsx'
import { OperatorFacts } from '../../features/legal/operator-facts.tsx'
import { aboutOutline } from '../../features/legal/outlines.ts'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useSiteName } from '../../lib/services.ts'

export const handle: PageHandle = { messages: ['legal', 'about'], cache: true }

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('about')
  return { title: texts('title'), description: texts('description') }
}

const links = { 'work.people': '/contact', 'rules.order': '/how-we-rank' }
const after = { 'facts.text': <OperatorFacts /> }

/** Who the agency is and how it works. */
export function Component() {
  const name = useSiteName()
  return <LegalDocument namespace="about" outline={aboutOutline} links={links} after={after} values={{ name }} />
}
