import type { BreadcrumbList, Hotel, Offer, Review as ReviewData, WithContext } from 'schema-dts'
import type { HotelDetail } from '../../../contract/hotels.ts'
import type { WireOffer } from '../../../contract/offers.ts'
import type { Review, ReviewList } from '../../../contract/reviews.ts'
import type { Language } from '../../../contract/values.ts'
import { addFees } from '../../lib/add-fees.ts'
import { localizePath } from '../../lib/language.ts'
import { describeTrail } from '../../lib/structured-trail.ts'

/**
 * The hotel for search engines (schema.org). Offers are named only when the page shows some. Score and reviews are those of
 * verified stays alone: what the demo invented or a hotel brought along is no ground for stars in a search engine.
 */
export function describeHotel(
  hotel: HotelDetail,
  shown: { offers: readonly WireOffer[]; reviews: ReviewList | undefined },
  origin: string,
  language: Language,
): WithContext<Hotel> {
  const stay = shown.reviews?.summary.stay
  const verified = shown.reviews?.results.filter((review) => review.source === 'stay') ?? []
  const url = origin + localizePath(hotel.url, language)
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': `${origin}${hotel.url}#hotel`,
    url,
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
    starRating: hotel.rating ? { '@type': 'Rating', ratingValue: hotel.rating, bestRating: 5 } : undefined,
    aggregateRating:
      stay && stay.score !== null
        ? {
            '@type': 'AggregateRating',
            ratingValue: stay.score,
            bestRating: 10,
            worstRating: 1,
            reviewCount: stay.count,
          }
        : undefined,
    review: verified.length > 0 ? verified.map(describeReview) : undefined,
    telephone: hotel.phone ?? undefined,
    checkinTime: hotel.check_in.from,
    checkoutTime: hotel.check_out.until,
    amenityFeature: hotel.amenities.flatMap((group) =>
      group.items.map((item) => ({ '@type': 'LocationFeatureSpecification' as const, name: item.name, value: true })),
    ),
    makesOffer: shown.offers.length > 0 ? shown.offers.map(describeOffer) : undefined,
  }
}

function describeReview(review: Review): ReviewData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    name: review.title ?? undefined,
    reviewBody: [review.liked, review.disliked, review.body].filter(Boolean).join(' ') || undefined,
    inLanguage: review.language,
    reviewRating: { '@type': 'Rating', ratingValue: review.score, bestRating: 10, worstRating: 1 },
  }
}

function describeOffer(offer: WireOffer): Offer {
  return {
    '@type': 'Offer',
    name: offer.rooms.map((room) => `${room.name}, ${room.board_name}`).join(' + '),
    price: addFees(offer.price.charge_value, offer.price.local_fees_value),
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
): WithContext<BreadcrumbList> {
  return describeTrail(
    [
      { name: home, path: '/' },
      ...hotel.breadcrumbs.map((place) => ({ name: place.name, path: `/hotels?destination=${place.id}` })),
      { name: hotel.name, path: hotel.url },
    ],
    origin,
    language,
  )
}
