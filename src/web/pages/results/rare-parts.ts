import '../../features/search/destination-field.module.css'
import '../../features/search/search-bar.module.css'
import '../../features/stay/party-field.module.css'
import '../../features/stay/stay-dates-field.module.css'
import '../../ui/bar-cell.module.css'
import '../../ui/popover.module.css'
import '../../features/compare/compare-box.module.css'
import '../../lib/wishlist/heart-button.module.css'
import '../../ui/choice.module.css'
import '../../ui/chip.module.css'
import '../../ui/field.module.css'
import '../../ui/range-slider.module.css'
import './card-tools.module.css'
import './no-results.module.css'
import './filter-chips.module.css'
import './near-misses.module.css'
import { createLate } from '../../lib/late.tsx'

const loadRefusals = () => import('./no-results.tsx')

/**
 * What only some searches show, or nobody presses first: its code comes after the page's own, so that the common page is
 * lighter. A failed search is
 * not among them, since its code might fail to come too.
 */
export const nearMisses = createLate(async () => (await import('./near-misses.tsx')).NearMisses)
export const nothingFree = createLate(async () => (await loadRefusals()).NothingFree)
export const emptyArea = createLate(async () => (await loadRefusals()).EmptyArea)
/** Addresses with dates that are over are old ones: rare, and the notice stands above the list. */
export const datesRefused = createLate(async () => (await loadRefusals()).DatesRefused)
export const partyMisread = createLate(async () => (await loadRefusals()).PartyMisread)
export const noneHere = createLate(async () => (await loadRefusals()).NoneHere)
export const refusedSearch = createLate(async () => (await loadRefusals()).RefusedSearch)
/** Comparing and keeping; presses on them before that are done once it is there. */
export const cardTools = createLate(async () => (await import('./card-tools.tsx')).CardTools)
export const shareButton = createLate(async () => (await import('../../features/share/share-button.tsx')).ShareButton)
export const otherDates = createLate(async () => (await import('./other-dates.tsx')).OtherDates)
export const filterChips = createLate(async () => (await import('./filter-chips.tsx')).FilterChips)
export const openedSearch = createLate(async () => (await import('./opened-search.tsx')).OpenedSearch)
/** Filters that are more than boxes: phones show none before they are asked for. */
export const priceFilter = createLate(async () => (await import('./price-filter.tsx')).PriceFilter)
export const nameFilter = createLate(async () => (await import('./name-filter.tsx')).NameFilter)
/** Only those who come from another page of ours wait for an answer. */
export const waitingRows = createLate(async () => (await import('./results-skeleton.tsx')).ResultsSkeleton)
export const noSuchPage = createLate(async () => (await loadRefusals()).NoSuchPage)

/** What every search shows: resolves once it can be rendered. */
export async function prepareCommonParts(): Promise<void> {
  await Promise.all(
    [waitingRows, priceFilter, nameFilter, cardTools, shareButton, otherDates, filterChips, openedSearch].map((part) =>
      part.ready(),
    ),
  )
}

/** For the server: resolves once all of them can be rendered. */
export async function prepareRareParts(): Promise<void> {
  await prepareCommonParts()
  await Promise.all(
    [nearMisses, nothingFree, emptyArea, datesRefused, partyMisread, noneHere, refusedSearch, noSuchPage].map((part) =>
      part.ready(),
    ),
  )
}
