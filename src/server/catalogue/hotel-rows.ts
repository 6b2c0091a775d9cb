import type { Insertable } from 'kysely'
import type { ParsedHotelRecord } from '../../contract/catalogue-file.ts'
import type { HotelPolicy, HotelText, Review } from '../db/schema.ts'
import type { HotelRow } from './hotels.repository.ts'

/** The hotel's own row. `slug`, `placeId` and `timezone` are settled by the writer. */
export function toHotelRow(
  source: string,
  record: ParsedHotelRecord,
  settled: { slug: string; placeId: number; timezone: string },
): HotelRow {
  return {
    source,
    source_id: record.source_id,
    slug: settled.slug,
    place_id: settled.placeId,
    kind: record.kind,
    stars: record.stars ?? null,
    name_bg: record.name_bg ?? null,
    name_en: record.name_en ?? null,
    address_bg: record.address_bg ?? null,
    address_en: record.address_en ?? null,
    latitude: record.latitude,
    longitude: record.longitude,
    location_approximate: record.approximate_location ?? false,
    timezone: settled.timezone,
    currency: record.currency,
    child_age_limit: record.child_age_limit,
    check_in_from: record.check_in_from,
    check_in_until: record.check_in_until ?? null,
    check_out_until: record.check_out_until,
    phone: record.phone ?? null,
    email: record.email ?? null,
    website: record.website ?? null,
    registration_number: record.registration_number ?? null,
    beach_metres: record.beach_metres ?? null,
    centre_metres: record.centre_metres ?? null,
    popularity: record.popularity,
    updated_at: new Date().toISOString(),
  }
}

/** Texts, amenities and policies of one hotel. */
export function toFactRows(hotelId: number, record: ParsedHotelRecord) {
  const texts: Insertable<HotelText>[] = []
  for (const language of ['bg', 'en'] as const) {
    const text = record.texts[language]
    if (text) texts.push({ hotel_id: hotelId, language, ...text, highlights: text.highlights ?? [] })
  }
  const policies: Insertable<HotelPolicy>[] = record.policies.map((policy) => ({
    hotel_id: hotelId,
    kind: policy.kind,
    text_bg: policy.text_bg ?? null,
    text_en: policy.text_en ?? null,
  }))
  const amenities = [...new Set(record.amenities)].map((code) => ({ hotel_id: hotelId, amenity_code: code }))
  return { texts, amenities, policies }
}

export function toReviewRows(hotelId: number, record: ParsedHotelRecord): Insertable<Review>[] {
  return record.reviews.map((review) => ({
    hotel_id: hotelId,
    author: review.author,
    country_code: review.country_code ?? null,
    traveller: review.traveller,
    language: review.language,
    score: review.score,
    scores: review.scores,
    title: review.title ?? null,
    body: review.body ?? null,
    liked: review.liked ?? null,
    disliked: review.disliked ?? null,
    stayed_in: review.stayed_in,
    answer: review.answer ?? null,
    demo: review.demo,
  }))
}
