import type { MapLabel, MapPreview } from '../../contract/maps.ts'
import type { Point } from './clip-path.ts'
import type { LandPack } from './land-pack.ts'
import { drawLand } from './land-paths.ts'

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

/**
 * How near a name is to the pin when it gives way: below it always what stands on its very spot, above or below what the pin would only
 * cover; and how far it goes.
 */
const underPin = 24
const besidePin = 64
const belowPin = 33
const abovePin = -78

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
  const taken = [{ x: width / 2, y: height / 2 - 20, half: 34, tall: 40 }]
  for (const label of labels) {
    if (label.from_zoom > view.zoom + 1 || label.kind === 'country' || placed.length >= mostLabels) continue
    const at = project(label, deepest)
    const x = Math.round((at.x - view.left) * view.scale)
    const ownY = Math.round((at.y - view.top) * view.scale)
    const half = (label.name.length * letter) / 2 + 6
    if (x - half < 8 || x + half > width - 8) continue
    const isFree = (y: number) =>
      y >= line &&
      y <= height - line &&
      !taken.some((box) => Math.abs(box.x - x) < box.half + half && Math.abs(box.y - y) < box.tall + line / 2)
    const y = listHeights(x, ownY).find(isFree)
    if (y === undefined) continue
    taken.push({ x, y, half, tall: line / 2 })
    placed.push({ name: label.name, kind: label.kind, x, y })
  }
  return placed
}

/** Where a name may stand, the best first: the town that the house is in is named even where the pin stands on its name. */
function listHeights(x: number, y: number): number[] {
  const middle = height / 2
  const away = Math.hypot(x - width / 2, y - middle)
  if (away < underPin) return [middle + belowPin]
  if (away >= besidePin) return [y]
  const [near, far] = y < middle ? [abovePin, belowPin] : [belowPin, abovePin]
  return [y, middle + near, middle + far]
}

/** Web Mercator, in tiles of a zoom. */
function project({ latitude, longitude }: { latitude: number; longitude: number }, z: number): Point {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * 2 ** z,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z,
  }
}
