import './near-misses.module.css'
import { createLate } from '../../lib/late.tsx'

/**
 * What only some searches show: its code comes when it is shown, so that the common page is lighter. A failed search is
 * not among them, since its code might fail to come too.
 */
export const nearMisses = createLate(async () => (await import('./near-misses.tsx')).NearMisses)
export const nothingFree = createLate(async () => (await import('./no-results.tsx')).NothingFree)
export const refusedSearch = createLate(async () => (await import('./no-results.tsx')).RefusedSearch)
export const noSuchPage = createLate(async () => (await import('./no-results.tsx')).NoSuchPage)

/** For the server: resolves once they can all be rendered. */
export async function prepareRareParts(): Promise<void> {
  await Promise.all([nearMisses.ready(), nothingFree.ready(), refusedSearch.ready(), noSuchPage.ready()])
}
