type Line = {
  name: string
  place: 'cookie' | 'local' | 'session' | 'offline'
  lasts:
    | 'consent'
    | 'year'
    | 'twoYears'
    | 'quarter'
    | 'own'
    | 'signIn'
    | 'signedIn'
    | 'device'
    | 'sent'
    | 'tab'
    | 'ordered'
    | 'vouchers'
}

/** What the site works with, cookies first. A test holds it against the keys that the program writes. */
export const necessaryItems = [
  { name: 'cookie_consent', place: 'cookie', lasts: 'consent' },
  { name: 'userLang', place: 'cookie', lasts: 'year' },
  { name: 'currency', place: 'local', lasts: 'own' },
  { name: 'settings', place: 'local', lasts: 'own' },
  { name: 'recentSearches', place: 'local', lasts: 'own' },
  { name: 'recentHotels', place: 'local', lasts: 'own' },
  { name: 'comparedHotels', place: 'local', lasts: 'own' },
  { name: 'searchAsMove', place: 'local', lasts: 'own' },
  { name: 'pendingWishlist', place: 'local', lasts: 'signIn' },
  { name: 'wishlistVoter', place: 'local', lasts: 'own' },
  { name: 'wishlistAuthor', place: 'local', lasts: 'own' },
  { name: 'reviewDraft', place: 'local', lasts: 'sent' },
  { name: 'accessToken', place: 'local', lasts: 'signedIn' },
  { name: 'refreshToken', place: 'local', lasts: 'signedIn' },
  { name: 'tokenExpiry', place: 'local', lasts: 'signedIn' },
  { name: 'user', place: 'local', lasts: 'signedIn' },
  { name: 'deviceTrusted', place: 'local', lasts: 'signedIn' },
  { name: 'deviceToken', place: 'local', lasts: 'device' },
  { name: 'zefir-vouchers-1', place: 'offline', lasts: 'vouchers' },
  { name: 'checkoutDraft', place: 'session', lasts: 'ordered' },
  { name: 'react-router-scroll-positions', place: 'session', lasts: 'tab' },
] as const satisfies readonly Line[]

/** What Google's services leave once they are configured and allowed. */
export const optionalItems = [
  { name: '_ga', place: 'cookie', lasts: 'twoYears' },
  { name: '_gcl_au', place: 'cookie', lasts: 'quarter' },
] as const satisfies readonly Line[]

/** Something that the site leaves in a browser; its words are `items.<name>` of the messages `cookies`. */
export type StoredItem = (typeof necessaryItems | typeof optionalItems)[number]
