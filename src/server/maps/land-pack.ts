/**
 * The land of the world cut into vector tiles, in one file: four bytes with the length of the head, the head (JSON), then the
 * tiles one after another, each compressed with gzip.
 */

/** The finest level that is cut; browsers enlarge it beyond. Natural Earth's 1:10m data holds no more than that. */
export const deepestZoom = 7

/** Width of a tile in its own units. */
export const tileExtent = 4096

/** A country as labels need it: its ISO 3166 letters, the middle of its largest part, and how large that part is (square degrees). */
export type AtlasCountry = { code: string; latitude: number; longitude: number; area: number }

type Place = [offset: number, length: number]

/** All tiles of nothing but land are one, which stands first: at offset 0. */
type Head = { countries: AtlasCountry[]; tiles: Record<string, Place> }

export type LandPack = {
  countries: readonly AtlasCountry[]
  /** The tile as gzip, or null where there is nothing but sea. A tile within one of nothing but land is that one again. */
  find: (z: number, x: number, y: number) => Buffer | null
}

/** What cutting made of one tile; null is land alone, so that whatever lies below it is the same. */
export type CutTile = { key: string; body: Buffer | null }

/** @param solid the tile of nothing but land. */
export function packLand(countries: AtlasCountry[], solid: Buffer, cut: readonly CutTile[]): Buffer {
  const bodies = [solid]
  const tiles: Head['tiles'] = {}
  let offset = solid.length
  for (const { key, body } of cut) {
    tiles[key] = body ? [offset, body.length] : [0, solid.length]
    if (!body) continue
    bodies.push(body)
    offset += body.length
  }
  const head = Buffer.from(JSON.stringify({ countries, tiles } satisfies Head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, ...bodies])
}

/** @param file what `packLand` made; it stays in memory, some four megabytes. */
export function openLand(file: Buffer): LandPack {
  const start = 4 + file.readUInt32BE(0)
  const head: Head = JSON.parse(file.toString('utf8', 4, start))
  const tiles = new Map(Object.entries(head.tiles))

  function find(z: number, x: number, y: number): Buffer | null {
    const place = tiles.get(tileKey(z, x, y)) ?? findAbove(z, x, y)
    return place ? file.subarray(start + place[0], start + place[0] + place[1]) : null
  }

  function findAbove(z: number, x: number, y: number): Place | undefined {
    for (let up = 1; up <= z; up += 1) {
      const above = tiles.get(tileKey(z - up, x >> up, y >> up))
      if (above) return above[0] === 0 ? above : undefined
    }
    return undefined
  }

  return { countries: head.countries, find }
}

export function tileKey(z: number, x: number, y: number): string {
  return `${z}/${x}/${y}`
}
