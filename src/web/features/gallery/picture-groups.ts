/** A kind of room with its pictures. */
export type PicturedRoom = { name: string; images: readonly unknown[] }

/** Pictures of one thing, that follow each other: from `start` on, before `end`. */
export type PictureGroup = { name: string; start: number; end: number }

/**
 * What a property's pictures show, in their order: itself, then its rooms, whose pictures stand last. Nothing where all show
 * the same.
 */
export function groupPictures(count: number, rooms: readonly PicturedRoom[], property: string): PictureGroup[] {
  let start = count - rooms.reduce((sum, room) => sum + room.images.length, 0)
  const groups = [{ name: property, start: 0, end: start }]
  for (const { name, images } of rooms) {
    groups.push({ name, start, end: start + images.length })
    start += images.length
  }
  const shown = groups.filter((group) => group.end > group.start)
  return shown.length > 1 ? shown : []
}

export function findGroup(groups: readonly PictureGroup[], index: number): PictureGroup | undefined {
  return groups.find(({ start, end }) => index >= start && index < end)
}
