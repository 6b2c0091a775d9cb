import './hotel-reviews.module.css'
import './location-section.module.css'
import { createLate } from '../../lib/late.tsx'

/** What kind of place it is. */
export const aboutSection = createLate(async () => (await import('./about-section.tsx')).AboutSection)

/** Amenities, rules, reviews, location. */
export const lateSections = createLate(async () => (await import('./late-sections.tsx')).LateSections)

/** What stands where rooms would, when there are none. */
export const nothingFits = createLate(async () => (await import('./nothing-fits.tsx')).NothingFits)
export const refusedStay = createLate(async () => (await import('./nothing-fits.tsx')).RefusedStay)

/** For the loader: resolves once they can all be shown. */
export async function prepareLateParts(): Promise<void> {
  await Promise.all([aboutSection.ready(), lateSections.ready(), nothingFits.ready(), refusedStay.ready()])
}
