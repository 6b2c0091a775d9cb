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

/** Hotels that can stand side by side. */
export const mostCompared = 4
