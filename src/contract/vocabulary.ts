/** Closed lists of the wire as plain data: the browser reads them here and stays without the schema library. */

export const languages = ['bg', 'en'] as const

export const displayCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'RON', 'TRY', 'CZK', 'PLN'] as const

export const hotelKinds = [
  'hotel',
  'aparthotel',
  'guest_house',
  'resort',
  'spa_hotel',
  'boutique',
  'villa',
  'chalet',
  'hostel',
  'monastery',
  'hut',
  'apartment',
] as const

/**
 * Filters of a search that have a facet, in the order in which they are shown, by the parameters that ask for them; the facet of
 * `review_min` is `review` on the wire.
 */
export const facetNames = [
  'places',
  'stars',
  'review_min',
  'beach_max',
  'centre_max',
  'beds',
  'board',
  'amenities',
  'kind',
] as const
export type FacetName = (typeof facetNames)[number]

/** Hotels that can stand side by side. */
export const mostCompared = 4
