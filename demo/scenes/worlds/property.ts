// A hotel in its place: backdrop, ground, building, what people do around it, and a frame near the eye.

import { WIDTH } from '../art.ts'
import { drawHotel } from '../buildings/hotel.ts'
import { drawMass } from '../buildings/mass.ts'
import { drawShadow } from '../buildings/solid.ts'
import { stampHouse } from '../buildings/town.ts'
import { mix } from '../color.ts'
import { drawBranch, drawDapple, drawFronds, drawGrass } from '../foreground.ts'
import type { Identity } from '../identity.ts'
import { smooth } from '../outline.ts'
import { createRandom } from '../random.ts'
import { airDepth, dim, type Stage, scene } from '../stage.ts'
import { drawPerson } from '../things.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { project, scaleAt, type View } from '../view.ts'
import { drawBackdrop, SEASIDE } from './backdrop.ts'
import { drawFountain } from './forecourt-squares.ts'
import { drawForecourt } from './forecourts.ts'
import { drawPoolside } from './poolside.ts'
import { drawGroundPlane, type Setting, settingOf, treeOf } from './siting.ts'

export function drawExterior(base: Stage, id: Identity): void {
  const setting = settingOf(id)
  const stage: Stage = { ...base, view: { ...setting.view } }
  drawBackdrop({ ...stage, random: createRandom(id.viewSeed) })
  drawGroundPlane(stage, id, setting)
  drawSurroundings(stage, id, setting)
  const { x, z, yaw } = setting
  drawShadow(stage, { x, z: z + 7, wide: setting.reach * 0.8, deep: 12, tall: setting.tall, yaw }, setting.tall * 0.8)
  drawHotel(scene(stage, 'hotel'), id, x, z, yaw)
  if (stage.light.lamps > 0.4) {
    const [gx, gy] = project(stage.view, [x, 1.5, z - 1])
    stage.art.glow(gx, gy, setting.reach * 0.55 * scaleAt(stage.view, z), '#ffb765', 0.3 * stage.light.lamps, 0.45)
  }
  if (setting.ground !== 'street') drawDapple(stage, -120, 930, 1100, 190)
  else drawDapple(stage, -120, 950, 800, 130)
  if (setting.pool) drawPoolside(stage, id, setting)
  else if (id.property === 'monastery') drawCourtyard(stage, id, setting.view, x, z)
  else drawForecourt(scene(stage, 'forecourt'), id, setting)
  drawFrame(stage, id, setting)
}

/** What hangs into the picture near the eye, if anything does. */
function drawFrame(stage: Stage, id: Identity, { ground }: Setting): void {
  const tree = treeOf(stage, id)
  if (ground === 'lawn' && id.forecourt !== 'water') drawGrass(stage, 985, stage.land.snowy ? undefined : id.second)
  if (id.frame === 'none') return
  if (id.frame === 'tree' && ground === 'lawn') drawNearTree(stage, id)
  else if (tree === 'palm') drawFronds(stage, -1)
  else drawBranch(stage, -1, tree === 'pine' || tree === 'conifer' ? 'needle' : tree === 'olive' ? 'olive' : 'leaf')
}

/** A dark trunk at the left edge with its crown across the top corner. */
function drawNearTree(stage: Stage, id: Identity): void {
  const tree = treeOf(stage, id)
  if (tree === 'conifer') {
    drawTree(stage, 'conifer', 60, 1090, 900)
    drawTree(stage, 'conifer', -40, 1090, 640)
    return
  }
  const bark = mix(dim(stage, '#5d4a40'), stage.light.shadow, 0.4)
  stage.art.fill(
    smooth([
      [-30, 1090],
      [10, 700],
      [-10, 200],
      [-30, -20],
      [70, -20],
      [74, 240],
      [92, 700],
      [150, 1090],
    ]),
    bark,
  )
  stage.art.line('M60 330Q180 210 330 130M70 250Q120 130 150 20', bark, 22)
  drawBranch(stage, -1, 'leaf')
}

/** Neighbours and trees beside and behind the hotel. */
function drawSurroundings(stage: Stage, id: Identity, { x, z, reach, view, ground }: Setting): void {
  const { random, place } = stage
  const tree = treeOf(stage, id)
  const urban = ground === 'street'
  const usual =
    place === 'old-town'
      ? 'timber'
      : place === 'santorini'
        ? 'cube'
        : place === 'desert'
          ? 'kasbah'
          : place === 'hill-town' || place === 'roman' || place === 'rose'
            ? 'revival'
            : place === 'alpine' || place === 'ski'
              ? 'alpine'
              : 'town'
  const manner = stage.portrait?.manner ?? usual
  const houses = scene(stage, 'neighbours')
  const row =
    id.forecourt === 'park' ? [-1.9, 1.7] : id.viewpoint === 'side' ? [-1.5, 1.4, 2.1] : [-2.1, -1.35, -0.75, 1.25, 2]
  if (urban && id.property !== 'tower')
    for (const u of row)
      stampHouse(
        houses,
        { x: x + u * reach, z: z + 8 + Math.abs(u) * 3 + random.range(0, 4), base: 0, yaw: 0.3 },
        manner,
      )
  if (id.property === 'tower')
    for (const u of [-1.9, 2.1, -1.35, 1.5, -0.85, 1]) {
      const floors = random.int(4, 8)
      const plaster = random.pick(['#f0dfc0', '#e6d3c0', '#d9dcd8', '#f3e6d0'])
      drawMass(
        houses,
        { ...id, wall: plaster },
        {
          x: x + u * reach,
          z: z + 14 + Math.abs(u) * 12,
          wide: random.range(20, 30),
          deep: 16,
          tall: floors * 3.3,
          yaw: 0.5,
        },
        {
          floorTall: 3.3,
          floors,
          skin: 'plaster',
          ground: 'glass',
          windows: 'plain',
          balconies: 'none',
          roof: random.pick(['hip', 'flat']),
          pitch: 0.4,
          over: 0.5,
        },
      )
    }
  const hilly =
    place === 'hill-town' || place === 'roman' || place === 'rose' || place === 'old-town' || place === 'danube'
  if (hilly && id.property !== 'tower')
    for (let index = 0; index < 9; index += 1) {
      const far = z + 62 - index * 3.4
      stampHouse(
        houses,
        {
          x: x + (((index * 0.618) % 1) - 0.5) * far * 1.25,
          z: far,
          base: (62 - index * 3.4) * 0.2 - 2,
          yaw: random.range(-0.4, 0.4),
        },
        manner,
      )
      const [px, py] = project(view, [
        x + (((index * 0.618 + 0.3) % 1) - 0.5) * far * 1.2,
        (62 - index * 3.4) * 0.2 - 2,
        far - 2,
      ])
      drawTree(stage, tree, px, py, 7 * scaleAt(view, far), airDepth(stage.light, far))
    }
  const amount = !urban
    ? 13
    : id.forecourt === 'park'
      ? 9
      : id.forecourt === 'square' || id.forecourt === 'tram'
        ? 2
        : 5
  const spots = Array.from({ length: amount }, (_, index) => ({
    tx: x + (index % 2 ? 1 : -1) * reach * random.range(0.56, 1.5),
    tz: z + random.range(-0.15, 0.6) * reach * (urban ? 0.3 : 1),
    tall:
      random.range(5, 10) *
      (id.property === 'tower' || id.property === 'beach-resort' || id.property === 'spa-hotel'
        ? 1.25
        : id.property === 'hut'
          ? 1.1
          : 0.9),
  }))
  for (const { tx, tz, tall } of spots.sort((a, b) => b.tz - a.tz)) {
    const [px, py] = project(view, [tx, 0, tz])
    if (px < -200 || px > WIDTH + 200 || (SEASIDE.has(place) && tx < x - reach * 0.6 && random.chance(0.6))) continue
    drawTree(
      stage,
      random.chance(0.75) ? tree : 'broadleaf',
      px,
      py,
      tall * scaleAt(view, tz),
      airDepth(stage.light, tz),
    )
  }
}

/** A monastery yard: a great tree, a stone fountain, a bench, pots of geraniums. */
function drawCourtyard(stage: Stage, id: Identity, view: View, x: number, z: number): void {
  const spot = (u: number, w: number, h = 0) => project(view, [u, h, w]) as [number, number]
  const [tx, ty] = spot(x - 10.5, z * 0.62)
  drawDapple(stage, tx - 330, ty - 40, 1050, 170)
  drawTree(stage, 'broadleaf', tx, ty, 11.5 * scaleAt(view, z * 0.62))
  drawFountain(stage, x - 2.2, z * 0.5, 1.5, id.stone)
  for (let index = 0; index < 8; index += 1)
    drawShrub(stage, ...spot(x - 8 + index * 2.3, z - 1.6 + index * 0.1), 1.1 * scaleAt(view, z), 0, id.accent)
  for (const [u, w, pose] of [
    [x - 5.4, z * 0.7, 'pair'],
    [x + 3, z * 0.78, 'walk'],
  ] as const)
    drawPerson(stage, ...spot(u, w), 1.65 * scaleAt(view, w), 0, pose)
}
