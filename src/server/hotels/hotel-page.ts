import type { HotelCard, HotelDetail } from '../../contract/hotels.ts'
import { type Language, languages } from '../../contract/values.ts'
import { pictureSeasonOn } from '../../domain/picture-seasons.ts'
import { formatSharePath, imageToWire } from '../images/images.service.ts'
import { messageOf } from '../messages.ts'
import type { Surrounding } from '../surroundings/surroundings.service.ts'
import type { DirectoryHotel } from './directory.repository.ts'
import { pickText, placeText } from './hotel-card.ts'
import { toHotelRoom } from './hotel-room.ts'
import type { HotelPageRows } from './hotels.repository.ts'
import { hotelShare } from './share-facts.ts'

/** Everything the hotel's page tells, in the reader's language, on top of its card; `day` is today at the property. */
export function toHotelDetail(
  card: HotelCard,
  hotel: DirectoryHotel,
  rows: HotelPageRows & { around: readonly Surrounding[] },
  { language, day }: { language: Language; day: string },
): HotelDetail {
  const { hotel: row } = rows
  const text = rows.texts.find((entry) => entry.language === language) ?? rows.texts[0]
  const inGroup = (amenity: HotelPageRows['amenities'][number]) => ({
    code: amenity.code,
    name: language === 'bg' ? amenity.name_bg : amenity.name_en,
  })
  const groups = [...new Set(rows.amenities.map((amenity) => amenity.group_code))]
  return {
    ...card,
    text_language: languages.find((known) => known === text?.language) ?? language,
    images: rows.images.map((image) => imageToWire(image, language)),
    pictures_season: pictureSeasonOn(day, hotel.latitude),
    summary: text?.summary ?? '',
    description: text?.description ?? '',
    highlights: readHighlights(text?.highlights),
    amenities: groups
      .filter((group) => group !== 'access')
      .map((group) => ({
        group,
        group_name: messageOf(language, 'catalogue', `amenityGroup.${group}`),
        items: rows.amenities.filter((amenity) => amenity.group_code === group).map(inGroup),
      })),
    accessibility: rows.amenities.filter((amenity) => amenity.group_code === 'access').map(inGroup),
    check_in: { from: clock(row.check_in_from), until: row.check_in_until === null ? null : clock(row.check_in_until) },
    check_out: { until: clock(row.check_out_until) },
    location_approximate: row.location_approximate,
    timezone: row.timezone,
    child_age_limit: row.child_age_limit,
    policies: rows.policies.map((policy) => ({
      kind: policy.kind,
      text: pickText(policy.text_bg, policy.text_en, language).text,
    })),
    phone: row.phone,
    rooms: rows.rooms.map((room) => toHotelRoom(room, language)),
    surroundings: rows.around.map(({ kind, name, code, kilometres }) => ({
      kind,
      name: pickText(name.bg, name.en, language).text,
      code,
      kilometres: roundKilometres(kilometres),
    })),
    registration_number: row.registration_number,
    share_image: formatSharePath(hotelShare(hotel, language, day)),
    breadcrumbs: [...hotel.places].reverse().map((place) => ({ id: place.id, name: placeText(place, language) })),
  }
}

function readHighlights(highlights: unknown): HotelDetail['highlights'] {
  if (!Array.isArray(highlights)) return []
  return highlights.map((item: Record<string, unknown>) => ({
    icon: String(item.icon ?? ''),
    title: String(item.title ?? ''),
    text: String(item.text ?? ''),
  }))
}

function clock(time: string): string {
  return time.slice(0, 5)
}

/** What one walks to is told to fifty metres, what one drives to as a card tells it. */
function roundKilometres(kilometres: number): number {
  const parts = kilometres < 0.95 ? 20 : 10
  return Math.round(kilometres * parts) / parts
}
