import type { HotelDetail } from '../../../contract/hotels.ts'
import type { WireOffer } from '../../../contract/offers.ts'
import type { Language } from '../../../contract/values.ts'
import { localizePath } from '../../lib/language.ts'

/**
 * The hotel for search engines (schema.org). Offers are named only when the page shows some; the score only when real
 * guests gave it.
 */
export function describeHotel(
  hotel: HotelDetail,
  offers: readonly WireOffer[],
  origin: string,
  language: Language,
): Record<string, unknown> {
  const { score, count } = hotel.review_summary
  const rated = score !== null && hotel.reviews.some((review) => !review.demo)
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': origin + hotel.url,
    url: origin + localizePath(hotel.url, language),
    name: hotel.name,
    description: hotel.summary || undefined,
    image: hotel.images.slice(0, 5).map((image) => new URL(image.image, origin).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address ?? undefined,
      addressLocality: hotel.city,
      addressRegion: hotel.region ?? undefined,
      addressCountry: hotel.country_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    starRating: hotel.rating ? { '@type': 'Rating', ratingValue: hotel.rating } : undefined,
    aggregateRating: rated
      ? { '@type': 'AggregateRating', ratingValue: score, bestRating: 10, reviewCount: count }
      : undefined,
    telephone: hotel.phone ?? undefined,
    checkinTime: hotel.check_in.from,
    checkoutTime: hotel.check_out.until,
    amenityFeature: hotel.amenities.flatMap((group) =>
      group.items.map((item) => ({ '@type': 'LocationFeatureSpecification', name: item.name, value: true })),
    ),
    makesOffer: offers.length > 0 ? offers.map(describeOffer) : undefined,
  }
}

function describeOffer(offer: WireOffer): Record<string, unknown> {
  return {
    '@type': 'Offer',
    name: offer.rooms.map((room) => `${room.name}, ${room.board_name}`).join(' + '),
    price: offer.price.charge_value,
    priceCurrency: offer.price.charge_currency,
    availability: 'https://schema.org/InStock',
    validThrough: offer.expires_at,
  }
}

/** The way down to the hotel for search engines. */
export function describeBreadcrumbs(
  hotel: HotelDetail,
  home: string,
  origin: string,
  language: Language,
): Record<string, unknown> {
  const steps = [
    { name: home, path: '/' },
    ...hotel.breadcrumbs.map((place) => ({ name: place.name, path: `/hotels?destination=${place.id}` })),
    { name: hotel.name, path: hotel.url },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + localizePath(step.path, language),
    })),
  }
}
