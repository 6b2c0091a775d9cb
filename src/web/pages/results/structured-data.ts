import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import type { Language } from '../../../contract/values.ts'
import { getT } from '../../lib/i18n.tsx'
import { localizePath } from '../../lib/language.ts'
import { describeTrail } from '../../lib/structured-trail.ts'

/** The way to a place and the hotels that the page lists, for search engines (schema.org). */
export function describeResults(
  answer: SearchAnswer,
  place: string,
  everywhere: string,
  origin: string,
  language: Language,
): [WithContext<BreadcrumbList>, WithContext<ItemList>] {
  const { destination } = answer
  const steps = [
    { name: getT(language, 'shell')('error.home'), path: '/' },
    { name: everywhere, path: '/hotels' },
    ...(destination ? [{ name: destination.name, path: `/hotels?destination=${destination.id}` }] : []),
  ]
  return [
    describeTrail(steps, origin, language),
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: place,
      numberOfItems: answer.count,
      itemListElement: answer.results.map((hotel, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: hotel.name,
        url: origin + localizePath(hotel.url, language),
      })),
    },
  ]
}
