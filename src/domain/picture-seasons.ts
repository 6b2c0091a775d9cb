/** A picture marked with a season shows it plainly (snow, a summer pool); an unmarked one fits the whole year. */
export const pictureSeasons = ['winter', 'summer'] as const
export type PictureSeason = (typeof pictureSeasons)[number]

/**
 * The season whose pictures are shown for a stay: winter from December to March, else summer; the other way round, June to
 * September, south of the equator.
 * @param day YYYY-MM-DD at the property: the day of check-in, or today where no dates are chosen.
 * @param latitude of the property, degrees.
 */
export function pictureSeasonOn(day: string, latitude: number): PictureSeason {
  const month = Number(day.slice(5, 7))
  const winter = latitude < 0 ? month >= 6 && month <= 9 : month === 12 || month <= 3
  return winter ? 'winter' : 'summer'
}

/** Pictures that fit the season first, those of the other season after them; within both the order stays. */
export function orderForSeason<Picture extends { season?: string | null }>(
  pictures: readonly Picture[],
  season: PictureSeason,
): Picture[] {
  const fits = (picture: Picture) => !picture.season || picture.season === season
  return [...pictures.filter(fits), ...pictures.filter((picture) => !fits(picture))]
}
