import type about from '../../messages/en/about.json'
import type accessibility from '../../messages/en/accessibility.json'
import type account from '../../messages/en/account.json'
import type accountBookings from '../../messages/en/account-bookings.json'
import type accountPrivacy from '../../messages/en/account-privacy.json'
import type accountSafety from '../../messages/en/account-safety.json'
import type booking from '../../messages/en/booking.json'
import type bookingChange from '../../messages/en/booking-change.json'
import type catalogue from '../../messages/en/catalogue.json'
import type checkout from '../../messages/en/checkout.json'
import type compare from '../../messages/en/compare.json'
import type consent from '../../messages/en/consent.json'
import type contact from '../../messages/en/contact.json'
import type cookies from '../../messages/en/cookies.json'
import type dates from '../../messages/en/dates.json'
import type footer from '../../messages/en/footer.json'
import type gallery from '../../messages/en/gallery.json'
import type heart from '../../messages/en/heart.json'
import type help from '../../messages/en/help.json'
import type home from '../../messages/en/home.json'
import type hotel from '../../messages/en/hotel.json'
import type hotelLate from '../../messages/en/hotel-late.json'
import type howWeRank from '../../messages/en/how-we-rank.json'
import type legal from '../../messages/en/legal.json'
import type map from '../../messages/en/map.json'
import type offers from '../../messages/en/offers.json'
import type partyFit from '../../messages/en/party-fit.json'
import type pay from '../../messages/en/pay.json'
import type paying from '../../messages/en/paying.json'
import type pictures from '../../messages/en/pictures.json'
import type privacy from '../../messages/en/privacy.json'
import type receipt from '../../messages/en/receipt.json'
import type recent from '../../messages/en/recent.json'
import type results from '../../messages/en/results.json'
import type reviewForm from '../../messages/en/review-form.json'
import type reviews from '../../messages/en/reviews.json'
import type search from '../../messages/en/search.json'
import type share from '../../messages/en/share.json'
import type shell from '../../messages/en/shell.json'
import type similar from '../../messages/en/similar.json'
import type stay from '../../messages/en/stay.json'
import type stayRequest from '../../messages/en/stay-request.json'
import type terms from '../../messages/en/terms.json'
import type wishlist from '../../messages/en/wishlist.json'

/**
 * Namespaces whose keys the compiler knows, one line for each file of `src/messages/en`. A namespace that is missing here
 * still works, unchecked.
 */
export type MessageTypes = {
  about: typeof about
  accessibility: typeof accessibility
  consent: typeof consent
  contact: typeof contact
  cookies: typeof cookies
  help: typeof help
  pay: typeof pay
  paying: typeof paying
  pictures: typeof pictures
  map: typeof map
  footer: typeof footer
  gallery: typeof gallery
  dates: typeof dates
  compare: typeof compare
  account: typeof account
  'account-bookings': typeof accountBookings
  'account-privacy': typeof accountPrivacy
  'account-safety': typeof accountSafety
  booking: typeof booking
  'booking-change': typeof bookingChange
  checkout: typeof checkout
  catalogue: typeof catalogue
  hotel: typeof hotel
  'hotel-late': typeof hotelLate
  'how-we-rank': typeof howWeRank
  legal: typeof legal
  'party-fit': typeof partyFit
  privacy: typeof privacy
  recent: typeof recent
  terms: typeof terms
  heart: typeof heart
  home: typeof home
  offers: typeof offers
  receipt: typeof receipt
  results: typeof results
  'review-form': typeof reviewForm
  reviews: typeof reviews
  'stay-request': typeof stayRequest
  search: typeof search
  share: typeof share
  shell: typeof shell
  similar: typeof similar
  stay: typeof stay
  wishlist: typeof wishlist
}

/** `title`, `dates.from`: paths to the texts of a tree of messages. */
type PathsOf<M> = {
  [K in keyof M & string]: M[K] extends string ? K : `${K}.${PathsOf<M[K]>}`
}[keyof M & string]

/** Keys of a namespace: those of its English file, or any text when it is not listed above. */
export type MessageKey<N extends string> = N extends keyof MessageTypes ? PathsOf<MessageTypes[N]> : string
