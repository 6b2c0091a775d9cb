// A hotel in its place: backdrop, ground, building, what people do around it, and a frame near the eye.

import { num, WIDTH } from '../art.ts'
import { drawHotel } from '../buildings/hotel.ts'
import { drawMass } from '../buildings/mass.ts'
import { drawShadow } from '../buildings/solid.ts'
import { stampHouse } from '../buildings/town.ts'
import { mix } from '../color.ts'
import { drawBranch, drawDapple, drawFronds, drawGrass } from '../foreground.ts'
import type { Identity } from '../identity.ts'
import { type Point, rounded, smooth } from '../outline.ts'
import { createRandom } from '../random.ts'
import { airDepth, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawLantern, drawParasol, drawPerson } from '../things.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { type Place, project, scaleAt, type View } from '../view.ts'
import { drawBackdrop, SEASIDE } from './backdrop.ts'
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
  else drawForecourt(stage, id, setting)
  const calm = id.property === 'beach-resort' || id.property === 'villa'
  if (stage.place === 'tropical' || (calm && treeOf(id) === 'palm')) drawFronds(stage, -1)
  else if (setting.ground !== 'lawn')
    drawBranch(
      stage,
      -1,
      treeOf(id) === 'pine' || treeOf(id) === 'conifer' ? 'needle' : treeOf(id) === 'olive' ? 'olive' : 'leaf',
    )
  else {
    drawGrass(stage, 985, stage.land.snowy ? undefined : id.second)
    drawNearTree(stage, id)
  }
}

/** A dark trunk at the left edge with its crown across the top corner. */
function drawNearTree(stage: Stage, id: Identity): void {
  const tree = treeOf(id)
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
  const tree = treeOf(id)
  const urban = ground === 'street'
  const manner =
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
  const houses = scene(stage, 'neighbours')
  if (urban && id.property !== 'tower')
    for (const u of [-2.1, -1.35, -0.75, 1.25, 2])
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
  const amount = urban ? 7 : 13
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

function drawForecourt(stage: Stage, id: Identity, { ground, view, x, z, yaw }: Setting): void {
  const { art, random, land, light } = stage
  const spot = (px: number, pz: number, h = 0) => project(view, [px, h, pz])
  if (ground === 'street') {
    const far = id.property === 'tower'
    const step = far ? 9 : 3.2
    for (let index = 0; index < (far ? 5 : 3); index += 1) {
      const [sx, sz] = [
        x + (index - (far ? 3 : 1.6)) * step * 1.3 - 1.5,
        z * (far ? 0.42 : 0.56) + random.range(-0.6, 0.6),
      ]
      if (far)
        drawTree(
          stage,
          'broadleaf',
          ...(spot(sx * 1.4, sz) as [number, number]),
          7 * scaleAt(view, sz),
          airDepth(light, sz),
        )
      else drawCafeTable(stage, id, sx, sz)
    }
    for (const side of [-1, 1]) {
      const [lx, lz] = [side * (far ? 17 : 5.4) + (far ? 0 : x * 0.3), z * (far ? 0.4 : 0.5)]
      const [fx, fy] = spot(lx, lz)
      const tall = (far ? 7 : 3.6) * scaleAt(view, lz)
      art.line(`M${num(fx)} ${num(fy)}v${num(-tall)}`, dim(stage, '#2c3644'), tall * 0.028)
      drawLantern(stage, fx, fy - tall, tall * 0.05)
    }
    for (let index = 0; index < 3; index += 1) {
      const pz = z * (far ? random.range(0.36, 0.66) : random.range(0.66, 0.84))
      const [px, py] = spot((index - 1.2) * 0.3 * pz + random.range(-1, 1), pz)
      drawPerson(stage, px, py, 1.7 * scaleAt(view, pz), airDepth(light, pz), random.pick(['walk', 'stand', 'pair']))
    }
    return
  }
  if (id.property === 'monastery') {
    drawCourtyard(stage, id, view, x, z)
    return
  }
  const door: Place = [x - Math.sin(yaw) * 0.5, 0, z]
  const path: Point[] = []
  for (const [t, wide] of [
    [0, 0.9],
    [0.4, 1],
    [0.75, 1.3],
    [1, 1.8],
  ] as const)
    path.push(spot(door[0] - wide + (-2.6 - door[0]) * t ** 1.5, z - (z - 4) * t))
  for (const [t, wide] of [
    [1, 1.8],
    [0.75, 1.3],
    [0.4, 1],
    [0, 0.9],
  ] as const)
    path.push(spot(door[0] + wide + (-2.6 - door[0]) * t ** 1.5, z - (z - 4) * t))
  art.fill(smooth(path), lit(stage, land.snowy ? '#dfe5ee' : mix(id.stone, '#f3e4c8', 0.5)))
  for (let index = 0; index < 9; index += 1) {
    const t = index / 9
    for (const side of [-1, 1]) {
      const [sx, sy] = spot(
        door[0] + side * (1.5 + random.range(0, 0.7)) + (-2.6 - door[0]) * t ** 1.5,
        z - 1.5 - (z - 7) * t,
      )
      drawShrub(
        stage,
        sx,
        sy,
        random.range(0.8, 1.3) * scaleAt(view, z - (z - 7) * t),
        0,
        random.chance(0.6) ? id.accent : undefined,
      )
    }
  }
  drawCafeTable(stage, id, x - 6.4, z * 0.66)
  const [px, py] = spot(x - 3.6, z * 0.82)
  drawPerson(stage, px, py, 1.65 * scaleAt(view, z * 0.82), 0, 'pair')
}

/** A monastery yard: a great tree, a stone fountain, a bench, pots of geraniums. */
function drawCourtyard(stage: Stage, id: Identity, view: View, x: number, z: number): void {
  const { art } = stage
  const spot = (u: number, w: number, h = 0) => project(view, [u, h, w]) as [number, number]
  const [tx, ty] = spot(x - 10.5, z * 0.62)
  drawDapple(stage, tx - 330, ty - 40, 1050, 170)
  drawTree(stage, 'broadleaf', tx, ty, 11.5 * scaleAt(view, z * 0.62))
  const fz = z * 0.5
  const px = scaleAt(view, fz)
  const [fx, fy] = spot(x - 2.2, fz)
  const bowl = (r: number, h: number, tall: number, paint: string) =>
    art.fill(
      `M${num(fx - r * px)} ${num(fy - h * px)}a${num(r * px)} ${num(r * px * 0.24)} 0 0 0 ${num(r * 2 * px)} 0v${num(-tall * px)}h${num(-r * 2 * px)}z`,
      paint,
    )
  const round = (color: string) =>
    art.linear(
      [
        [0, lit(stage, color)],
        [1, dim(stage, color)],
      ],
      fx + stage.light.side * px,
      0,
      fx - stage.light.side * px,
      0,
    )
  const rim = (r: number, h: number, paint: string) =>
    art.fill(
      `M${num(fx - r * px)} ${num(fy - h * px)}a${num(r * px)} ${num(r * px * 0.24)} 0 1 0 ${num(r * 2 * px)} 0a${num(r * px)} ${num(r * px * 0.24)} 0 1 0 ${num(-r * 2 * px)} 0z`,
      paint,
    )
  bowl(1.5, 0, 0.62, round(id.stone))
  rim(1.5, 0.62, lit(stage, id.stone))
  rim(1.32, 0.6, mix(lit(stage, '#6fb9be'), stage.light.sky[1], 0.4))
  bowl(0.2, 0.6, 0.9, round(id.stone))
  bowl(0.62, 1.4, 0.14, round(id.stone))
  rim(0.62, 1.54, lit(stage, id.stone))
  art.line(
    [-0.5, -0.25, 0.25, 0.5]
      .map(
        (u) =>
          `M${num(fx + u * px)} ${num(fy - 1.5 * px)}q${num(u * px * 0.5)} ${num(px * 0.2)} ${num(u * px * 0.6)} ${num(px * 0.85)}`,
      )
      .join(''),
    '#ffffff',
    3,
    0.7,
  )
  for (let index = 0; index < 8; index += 1)
    drawShrub(stage, ...spot(x - 8 + index * 2.3, z - 1.6 + index * 0.1), 1.1 * scaleAt(view, z), 0, id.accent)
  for (const [u, w, pose] of [
    [x - 5.4, z * 0.7, 'pair'],
    [x + 3, z * 0.78, 'walk'],
  ] as const)
    drawPerson(stage, ...spot(u, w), 1.65 * scaleAt(view, w), 0, pose)
}

/** A round table with two chairs under a parasol. */
export function drawCafeTable(stage: Stage, id: Identity, x: number, z: number): void {
  const { art, view, light } = stage
  const px = scaleAt(view, z)
  const [cx, cy] = project(view, [x, 0, z])
  const iron = dim(stage, '#39434f')
  for (const side of [-1, 1]) {
    const sx = cx + side * px * 0.85
    art.fill(
      rounded(
        [
          [sx - px * 0.2, cy - px * 0.45],
          [sx + px * 0.2, cy - px * 0.45],
          [sx + px * 0.22, cy - px * 0.38],
          [sx - px * 0.22, cy - px * 0.38],
        ],
        4,
      ),
      half(stage, id.accent),
    )
    art.line(
      `M${num(sx - px * 0.18)} ${num(cy)}v${num(-px * 0.4)}m${num(px * 0.36)} 0v${num(px * 0.4)}M${num(sx + side * px * 0.2)} ${num(cy - px * 0.4)}v${num(-px * 0.5)}`,
      iron,
      Math.max(1.2, px * 0.035),
    )
  }
  art.line(`M${num(cx)} ${num(cy)}v${num(-px * 0.72)}`, iron, Math.max(1.5, px * 0.05))
  art.fill(
    `M${num(cx - px * 0.5)} ${num(cy - px * 0.74)}a${num(px * 0.5)} ${num(px * 0.13)} 0 1 0 ${num(px)} 0a${num(px * 0.5)} ${num(px * 0.13)} 0 1 0 ${num(-px)} 0z`,
    lit(stage, '#fbf4e6'),
  )
  if (light.lamps > 0.5) art.glow(cx, cy - px * 0.8, px, '#ffc470', 0.35)
  art.fill(
    `M${num(cx - px * 0.08)} ${num(cy - px * 0.78)}h${num(px * 0.12)}v${num(-px * 0.12)}h${num(-px * 0.12)}z`,
    half(stage, id.second),
  )
  if (!stage.land.snowy && light.weather !== 'rain') drawParasol(stage, x, z + 0.1, id.accent, 1.2, id.trim)
}
