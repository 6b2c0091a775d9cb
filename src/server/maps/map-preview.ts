import type { MapLabel, MapPreview } from '../../contract/maps.ts'
import type { Point } from './clip-path.ts'
import type { LandPack } from './land-pack.ts'
import { drawLand } from './land-paths.ts'

const width = 720
const height = 300

/** A hundred kilometres or so from edge to edge: the next towns, the coast, the border. */
const zoom = 9.2

/** Pixels of a tile at a whole zoom. */
const tileSize = 512

/** Names within one drawing at most, and their size in its units: 15 px letters. */
const mostLabels = 7
const letter = 9
const line = 24

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
  const scale = tileSize * 2 ** (zoom - deepest)
  const middle = project(centre, deepest)
  const view = { left: middle.x - width / 2 / scale, top: middle.y - height / 2 / scale, scale }
  const paths = drawLand(land, deepest, { ...view, width, height, margin })
  return { width, height, ...paths, labels: placeLabels(labels, deepest, view) }
}

function placeLabels(
  labels: readonly MapLabel[],
  deepest: number,
  view: { left: number; top: number; scale: number },
): MapPreview['labels'] {
  const placed: MapPreview['labels'] = []
  // The pin stands in the middle.
  const taken = [{ x: width / 2, y: height / 2 - 20, half: 34, tall: 40 }]
  for (const label of labels) {
    if (label.from_zoom > zoom + 1 || label.kind === 'country' || placed.length >= mostLabels) continue
    const at = project(label, deepest)
    const x = Math.round((at.x - view.left) * view.scale)
    const y = Math.round((at.y - view.top) * view.scale)
    const half = (label.name.length * letter) / 2 + 6
    if (x - half < 8 || x + half > width - 8 || y < line || y > height - line) continue
    if (taken.some((box) => Math.abs(box.x - x) < box.half + half && Math.abs(box.y - y) < box.tall + line / 2))
      continue
    taken.push({ x, y, half, tall: line / 2 })
    placed.push({ name: label.name, kind: label.kind, x, y })
  }
  return placed
}

/** Web Mercator, in tiles of a zoom. */
function project({ latitude, longitude }: { latitude: number; longitude: number }, z: number): Point {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * 2 ** z,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z,
  }
}
