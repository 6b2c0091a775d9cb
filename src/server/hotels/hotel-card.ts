import type { BestOffer, HotelCard } from '../../contract/hotels.ts'
import type { WireNearMiss } from '../../contract/offers.ts'
import { type HotelKind, hotelKinds, type Language } from '../../contract/values.ts'
import { orderForSeason, pictureSeasonOn } from '../../domain/picture-seasons.ts'
import { imageToWire } from '../images/images.service.ts'
import { CARD_PICTURES, type DirectoryHotel, type ImageRow, type PlaceName } from './directory.repository.ts'

/** A text in the asked language, or in the other one where it is missing. */
export function pickText(
  bg: string | null | undefined,
  en: string | null | undefined,
  language: Language,
): { text: string; language: Language } {
  const [wanted, other] = language === 'bg' ? [bg, en] : [en, bg]
  if (wanted) return { text: wanted, language }
  return { text: other ?? '', language: language === 'bg' ? 'en' : 'bg' }
}

export function placeText(place: PlaceName | undefined, language: Language): string {
  return place ? pickText(place.nameBg, place.nameEn, language).text : ''
}

/** Path of a hotel's page without language prefix: `/hotels/{country}/{hotelId}`. */
export function hotelPath(hotel: DirectoryHotel): string {
  return `/hotels/${countryOf(hotel)?.slug ?? 'world'}/${hotel.id}`
}

export function countryOf(hotel: DirectoryHotel): PlaceName | undefined {
  return hotel.places.find((place) => place.kind === 'country')
}

type CardOptions = {
  language: Language
  /** YYYY-MM-DD: check-in, or today without dates; the pictures are those of its season. */
  day: string
  bestOffer: BestOffer | null
  nearMiss: WireNearMiss | null
  /** How many pictures are told at most, the five of the card by default. */
  images?: number
}

/** The hotel as lists show it, in the reader's language. */
export function toHotelCard(hotel: DirectoryHotel, options: CardOptions): HotelCard {
  const { language } = options
  const name = pickText(hotel.nameBg, hotel.nameEn, language)
  const address = pickText(hotel.addressBg, hotel.addressEn, language).text || null
  const country = countryOf(hotel)
  const region = hotel.places.find((place) => place.kind === 'region')
  const pictures = picturesOn(options.day, hotel)
  const [main] = pictures
  const images = pictures.slice(0, options.images ?? CARD_PICTURES).map((image) => imageToWire(image, language))
  return {
    id: hotel.id,
    slug: hotel.slug,
    url: hotelPath(hotel),
    name: name.text,
    text_language: name.language,
    kind: toKind(hotel.kind),
    rating: hotel.stars,
    country: placeText(country, language),
    country_code: country?.countryCode ?? hotel.places[0]?.countryCode ?? '',
    city: placeText(hotel.places[0], language),
    region: region && region !== hotel.places[0] ? placeText(region, language) : null,
    address,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    location: { latitude: hotel.latitude, longitude: hotel.longitude, address_1: address },
    beach_metres: hotel.beachMetres,
    centre_metres: hotel.centreMetres,
    main_image: images[0] ?? (main ? imageToWire(main, language) : null),
    images,
    review_summary: { score: hotel.reviewScore, count: hotel.reviewCount },
    best_offer: options.bestOffer,
    near_miss: options.nearMiss,
  }
}

/** A hotel's pictures in the order in which they are shown for a stay that begins on `day`, YYYY-MM-DD. */
export function picturesOn(day: string, hotel: DirectoryHotel): ImageRow[] {
  return orderForSeason(hotel.images, pictureSeasonOn(day, hotel.latitude))
}

function toKind(kind: string): HotelKind {
  return hotelKinds.find((known) => known === kind) ?? 'hotel'
}
