/** Closed lists of reviews as plain data: the browser reads them here and stays without the schema library. */

/** Who travelled. */
export const travellers = ['family', 'couple', 'solo', 'friends', 'business'] as const
export type Traveller = (typeof travellers)[number]

/** What may be marked on its own, in the order it is shown. */
export const reviewAspects = [
  'cleanliness',
  'location',
  'staff',
  'comfort',
  'facilities',
  'food',
  'breakfast',
  'value',
  'quiet',
  'wifi',
] as const
export type ReviewAspect = (typeof reviewAspects)[number]

/** Those that the form asks for; breakfast only where it was in the price. */
export const askedAspects = ['cleanliness', 'staff', 'comfort', 'location', 'quiet', 'breakfast', 'value'] as const

/** `own_language`: those in the language of the reader, and of each the newest first. */
export const reviewSorts = ['own_language', 'recent', 'best', 'worst'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Where a review comes from: a stay booked here, a file of the operator's, or the demo's inventor. */
export const reviewSources = ['stay', 'import', 'demo'] as const

/** How far a stay and its review have come. */
export const reviewStates = ['early', 'missed', 'open', 'pending', 'published', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Characters of a search in reviews. */
export const longestReviewSearch = 60
