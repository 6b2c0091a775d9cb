import sharp from 'sharp'
import type { LandPack } from './land-pack.ts'
import { drawLand } from './land-paths.ts'
import { project, tilesPerMetre } from './mercator.ts'

/** A shade's zoom, counted from the finest of the tiles: a pixel is then as fine as what the coast's data can say. */
const deeper = 3

/** Pixels of a shade from edge to edge. */
const side = 256

/** How soft its coast is: some 450 m at our latitude, half of what Natural Earth's coast (1:10m) may be wrong by. */
const blur = 4

/** Where a house or a town stands there is land, whatever the coast's data say: so many metres around, the outer half fading. */
const groundMetres = 800

/** Drawn around a shade, so that its edges are as soft as its neighbours'. */
const margin = 4 * blur

/** The one zoom (tiles of 512 pixels) that shades are drawn for. */
export function shadeZoom(deepest: number): number {
  return deepest + deeper
}

/**
 * How much of a place is land, as a grey picture (PNG): white inland, black at sea, and a soft coast between them that
 * promises no more than the data hold. Browsers enlarge it and paint it with their colours.
 * @param at a tile of `shadeZoom`.
 * @param ashore spots that are land for certain, wherever they are.
 */
export async function drawShade(
  land: LandPack,
  deepest: number,
  at: { x: number; y: number },
  ashore: readonly { latitude: number; longitude: number }[],
): Promise<Buffer> {
  const each = 2 ** deeper
  const scale = side * each
  const paths = drawLand(land, deepest, {
    left: at.x / each,
    top: at.y / each,
    scale,
    width: side,
    height: side,
    margin,
  })
  const whole = side + 2 * margin
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}" viewBox="${-margin} ${-margin} ${whole} ${whole}"><rect x="${-margin}" y="${-margin}" width="${whole}" height="${whole}"/><path d="${paths.land}" fill="#fff"/></svg>`
  const soft = await sharp(Buffer.from(drawing))
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const cut = sharp(soft.data, { raw: soft.info }).extract({ left: margin, top: margin, width: side, height: side })
  const ground = drawGround(ashore, shadeZoom(deepest), at)
  const shade = ground === '' ? cut : sharp(await cut.png().toBuffer()).composite([{ input: Buffer.from(ground) }])
  return shade.toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer()
}

/** The ground around such spots, as SVG; empty where none is near. */
function drawGround(
  ashore: readonly { latitude: number; longitude: number }[],
  zoom: number,
  at: { x: number; y: number },
): string {
  const grounds = ashore.flatMap((spot) => {
    const place = project(spot, zoom)
    const [x, y] = [(place.x - at.x) * side, (place.y - at.y) * side]
    const radius = groundMetres * tilesPerMetre(spot.latitude, zoom) * side
    const near = Math.min(x, y) > -radius && Math.max(x, y) < side + radius
    return near
      ? [`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="url(#soft)"/>`]
      : []
  })
  if (grounds.length === 0) return ''
  const fading =
    '<radialGradient id="soft"><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${fading}${grounds.join('')}</svg>`
}
