import type { GroupedAmenities, HotelDetail } from '../../contract/hotels.ts'
import type { Language } from '../../contract/values.ts'
import { readBeds } from '../../domain/beds.ts'
import { pickTelling, type RoomAmenity, roomAmenities, roomAmenityGroups } from '../../domain/room-amenities.ts'
import { imageToWire } from '../images/images.service.ts'
import { pickText } from './hotel-card.ts'
import type { RoomRow } from './hotels.repository.ts'

/** A kind of room as the hotel's page tells it. */
export function toHotelRoom(room: RoomRow, language: Language): HotelDetail['rooms'][number] {
  const name = pickText(room.name_bg, room.name_en, language)
  const description = pickText(room.description_bg, room.description_en, language)
  return {
    room_type: room.code,
    name: name.text || room.code,
    // A code is of no language: said as if it were the reader's.
    text_language: name.text ? name.language : language,
    description: description.text || null,
    description_language: description.text ? description.language : language,
    size: room.size_m2,
    beds: readBeds(room.beds),
    max_adults: room.max_adults,
    max_children: room.max_children,
    max_occupancy: room.max_occupancy,
    images: room.images.map((image) => imageToWire(image, language)),
    amenities: groupAmenities(room.amenities, language),
    main_amenities: pickTelling(room.amenities).map((amenity) => toItem(amenity, language)),
  }
}

/** In the order of the vocabulary; codes that it has no longer are left out. */
function groupAmenities(codes: readonly string[], language: Language): GroupedAmenities {
  return roomAmenityGroups.flatMap((group) => {
    const items = roomAmenities.filter((amenity) => amenity.group === group.code && codes.includes(amenity.code))
    if (items.length === 0) return []
    return [{ group: group.code, group_name: group[language], items: items.map((item) => toItem(item, language)) }]
  })
}

function toItem(amenity: RoomAmenity, language: Language): { code: string; name: string } {
  return { code: amenity.code, name: amenity[language] }
}
