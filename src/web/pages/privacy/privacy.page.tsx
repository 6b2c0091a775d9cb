import { legalVersion } from '../../../domain/legal-texts.ts'
import { LegalDocument } from '../../features/legal/legal-document.tsx'
import { OperatorFacts } from '../../features/legal/operator-facts.tsx'
import { privacyOutline } from '../../features/legal/outlines.ts'
import { nameMapProvider } from '../../features/map/map-provider.ts'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useConfig } from '../../lib/services.ts'

export const handle: PageHandle = { messages: ['legal', 'privacy'], cache: true }

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('privacy')
  return { title: texts('title'), description: texts('description') }
}

const links = { 'rights.cpdp': 'https://cpdp.bg', 'cookies.list': '/cookies' }
const after = { 'controller.who': <OperatorFacts /> }

/** What personal data are kept, why, for how long, and what one may ask. */
export function Component() {
  const { maps } = useConfig()
  const provider = nameMapProvider(maps)
  const outline = provider
    ? privacyOutline
    : privacyOutline.map(({ id, parts }) => ({ id, parts: parts.filter((part) => part !== 'maps') }))
  return (
    <LegalDocument
      namespace="privacy"
      outline={outline}
      version={legalVersion}
      links={links}
      after={after}
      values={{ provider: provider ?? '' }}
    />
  )
}
