import type { ResultsWords } from './active-filters.ts'

/** "Област Бургас: 35 места за настаняване": a region is named in small letters, a heading begins with a large one. */
export function nameResults(t: ResultsWords, place: string, count: number): string {
  const name = t('title', { place, count })
  return name.charAt(0).toUpperCase() + name.slice(1)
}
