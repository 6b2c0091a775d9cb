import type { HotelDetail } from '../../../contract/hotels.ts'
import { ReviewsSection } from './hotel-reviews.tsx'
import { AmenitiesSection, PoliciesSection } from './house-facts.tsx'
import { LocationSection } from './location-section.tsx'

/** What stands below the rooms and is only read: its code comes after the page has woken up. */
export function LateSections({ hotel }: { hotel: HotelDetail }) {
  return (
    <>
      <AmenitiesSection hotel={hotel} />
      <PoliciesSection hotel={hotel} />
      <ReviewsSection hotel={hotel} />
      <LocationSection hotel={hotel} />
    </>
  )
}
