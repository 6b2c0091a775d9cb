import type { MapLabel, MapPreview } from '../../contract/maps.ts'
import type { Point } from './clip-path.ts'
import type { LandPack } from './land-pack.ts'
import { drawLand } from './land-paths.ts'
import { project } from './mercator.ts'

const width = 720
const height = 300

/** From seventy kilometres from edge to edge to twice as many: as near as enough names tell where this is. */
const zooms = [9.2, 8.7]
const furthest = 8.2
const enoughNames = 4

/** Pixels of a tile at a whole zoom. */
const tileSize = 512

/** Names within one drawing at most, and their size in its units: 15 px letters. */
const mostLabels = 7
const letter = 9
const line = 24

/** What the pin covers, around a point above its tip. */
const pin = { rise: 20, half: 34, tall: 40 }

/** How near to the pin a name is of the spot's own town, which stands below it, and one that may be pushed outwards. */
const underPin = 24
const besidePin = 64
const gap = 1

/** Drawn around what is seen, so that no edge shows. */
const margin = 24

/**
 * Draws where a point lies, in the middle of `width` x `height` units.
 * @param deepest finest zoom of the tiles.
 */
export function drawPreview(
  land: LandPack,
  deepest: number,
  labels: readonly MapLabel[],
  centre: { latitude: number; longitude: number },
): MapPreview {
  const middle = project(centre, deepest)
  const lookFrom = (zoom: number) => {
    const scale = tileSize * 2 ** (zoom - deepest)
    const view = { left: middle.x - width / 2 / scale, top: middle.y - height / 2 / scale, scale }
    return { view, labels: placeLabels(labels, deepest, { ...view, zoom }) }
  }
  const drawn = zooms.map(lookFrom).find((near) => near.labels.length >= enoughNames) ?? lookFrom(furthest)
  const paths = drawLand(land, deepest, { ...drawn.view, width, height, margin })
  return { width, height, ...paths, labels: drawn.labels }
}

function placeLabels(
  labels: readonly MapLabel[],
  deepest: number,
  view: { left: number; top: number; scale: number; zoom: number },
): MapPreview['labels'] {
  const placed: MapPreview['labels'] = []
  // The pin stands in the middle.
  const taken = [{ x: width / 2, y: height / 2 - pin.rise, half: pin.half, tall: pin.tall }]
  for (const label of labels) {
    if (label.from_zoom > view.zoom + 1 || label.kind === 'country' || placed.length >= mostLabels) continue
    const at = project(label, deepest)
    const own = { x: Math.round((at.x - view.left) * view.scale), y: Math.round((at.y - view.top) * view.scale) }
    const half = (label.name.length * letter) / 2 + 6
    const isFree = ({ x, y }: Point) =>
      x - half >= 8 &&
      x + half <= width - 8 &&
      y >= line &&
      y <= height - line &&
      !taken.some((box) => Math.abs(box.x - x) < box.half + half && Math.abs(box.y - y) < box.tall + line / 2)
    const spot = listSpots(own, half).find(isFree)
    if (!spot) continue
    taken.push({ ...spot, half, tall: line / 2 })
    placed.push({ name: label.name, kind: label.kind, ...spot })
  }
  return placed
}

/**
 * Where a name may stand, the best first: on its place; one that the pin covers further out on the same side, for on another it
 * would tell a wrong direction. The town that the house is in stands below the pin.
 */
function listSpots(own: Point, half: number): Point[] {
  const [east, south] = [own.x - width / 2, own.y - height / 2]
  const away = Math.hypot(east, south)
  const top = height / 2 - pin.rise
  const below = top + pin.tall + line / 2 + gap
  if (away < underPin) return [{ x: own.x, y: below }]
  if (away >= besidePin) return [own]
  if (Math.abs(east) > Math.abs(south))
    return [own, { x: width / 2 + Math.sign(east) * (pin.half + half + gap), y: own.y }]
  return [own, { x: own.x, y: south > 0 ? below : top - pin.tall - line / 2 - gap }]
}
