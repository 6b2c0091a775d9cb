import type { Kysely } from 'kysely'
import type { Language } from '../../contract/values.ts'
import { orderForSeason, pictureSeasonOn } from '../../domain/picture-seasons.ts'
import { cachePerRevision } from '../db/revision-cache.ts'
import type { DB } from '../db/schema.ts'
import type { ShareFacts } from '../images/images.service.ts'
import type { DirectoryHotel, PlaceName } from './directory.repository.ts'
import { pickText, picturesOn, placeText } from './hotel-card.ts'
import { loadPlacePictures } from './hotels.repository.ts'

/** What the picture for links to a hotel's page shows; `day` is today, YYYY-MM-DD. */
export function hotelShare(hotel: DirectoryHotel, language: Language, day: string): ShareFacts {
  return {
    kind: 'hotel',
    id: hotel.id,
    language,
    title: pickText(hotel.nameBg, hotel.nameEn, language).text,
    line: whereIs(hotel.places, language),
    stars: hotel.stars,
    picture: picturesOn(day, hotel)[0]?.key ?? null,
  }
}

/** What the picture for links to the hotels of a place shows; its own picture, or that of its best-known hotel. */
export function placeShare(
  directory: ReadonlyMap<number, DirectoryHotel>,
  pictures: PlacePictures,
  placeId: number,
  { language, day }: { language: Language; day: string },
): ShareFacts | null {
  let best: DirectoryHotel | undefined
  for (const hotel of directory.values()) {
    if (!hotel.places.some((place) => place.id === placeId)) continue
    if (!best || hotel.popularity > best.popularity) best = hotel
  }
  if (!best) return null
  const above = best.places.slice(best.places.findIndex((place) => place.id === placeId))
  return {
    kind: 'place',
    id: placeId,
    language,
    title: placeText(above[0], language),
    line: whereIs(above.slice(1), language),
    stars: null,
    picture: placePictureOn(day, pictures.get(placeId), best.latitude)?.key ?? picturesOn(day, best)[0]?.key ?? null,
  }
}

type PlacePicture = { key: string; season: string | null }
type PlacePictures = ReadonlyMap<number, readonly PlacePicture[]>

/** The places' pictures in order, kept until the catalogue changes. */
export const getPlacePictures = cachePerRevision(
  async (db: Kysely<DB>): Promise<PlacePictures> => Map.groupBy(await loadPlacePictures(db), (row) => row.owner_id),
)

/** A place's main picture for a stay that begins on `day`, YYYY-MM-DD. */
export function placePictureOn<Picture extends { season: string | null }>(
  day: string,
  pictures: readonly Picture[] = [],
  latitude: number,
): Picture | undefined {
  return orderForSeason(pictures, pictureSeasonOn(day, latitude))[0]
}

/** The nearest place and the country. */
function whereIs(places: readonly PlaceName[], language: Language): string {
  const country = places.find((place) => place.kind === 'country')
  const names = [places[0], country].map((place) => placeText(place, language))
  return [...new Set(names)].filter(Boolean).join(', ')
}
