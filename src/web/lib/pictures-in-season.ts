import type { HotelDetail } from '../../contract/hotels.ts'
import { orderForSeason, pictureSeasonOn } from '../../domain/picture-seasons.ts'

/** The hotel with the pictures of a stay's season first; without a check-in, YYYY-MM-DD, those of today's. */
export function inSeason(hotel: HotelDetail, checkin: string | null | undefined): HotelDetail {
  const season = checkin ? pictureSeasonOn(checkin, hotel.latitude) : hotel.pictures_season
  const images = orderForSeason(hotel.images, season)
  return {
    ...hotel,
    images,
    main_image: images[0] ?? hotel.main_image,
    rooms: hotel.rooms.map((room) => ({ ...room, images: orderForSeason(room.images, season) })),
  }
}
