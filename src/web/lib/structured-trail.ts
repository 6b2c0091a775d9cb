import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Language } from '../../contract/values.ts'
import { localizePath } from './language.ts'

/** The way down to a page for search engines (schema.org); paths without language. */
export function describeTrail(
  steps: readonly { name: string; path: string }[],
  origin: string,
  language: Language,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + localizePath(step.path, language),
    })),
  }
}
