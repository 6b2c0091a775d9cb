import type { TravelAgency, WebSite, WithContext } from 'schema-dts'
import type { PublicConfig } from '../../../contract/rendering.ts'
import type { Language } from '../../../contract/values.ts'
import { localizePath } from '../../lib/language.ts'

/** The site with its search, and who runs it, for search engines (schema.org). What the operator did not say is left out. */
export function describeSite(
  { publicOrigin: origin, operator }: PublicConfig,
  language: Language,
): [WithContext<WebSite>, WithContext<TravelAgency>] {
  const name = operator.name[language]
  const agency = `${origin}/#agency`
  const profiles = Object.values(operator.social).filter((address) => address !== '')
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      url: origin + localizePath('/', language),
      name,
      inLanguage: language,
      publisher: { '@id': agency },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${localizePath('/hotels', language)}?q={search_term_string}`,
        },
        // Search engines read this name, which schema.org builds from a property of the action.
        ...{ 'query-input': 'required name=search_term_string' },
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'TravelAgency',
      '@id': agency,
      url: `${origin}/`,
      name,
      legalName: operator.legalName || undefined,
      openingHours: operator.hours ? operator.hours.split(/,\s*/) : undefined,
      logo: operator.logoUrl ?? `${origin}/apple-touch-icon.png`,
      image: `${origin}/og/site/1/${language}.jpg`,
      telephone: operator.phone || undefined,
      email: operator.email || undefined,
      address: operator.address || undefined,
      vatID: operator.vatNumber || undefined,
      identifier: operator.companyNumber || undefined,
      sameAs: profiles.length > 0 ? profiles : undefined,
    },
  ]
}
