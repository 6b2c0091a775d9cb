// The outdoor pool: seen from the hotel's front, and from its own edge.

import { num, WIDTH } from '../art.ts'
import { drawHotel } from '../buildings/hotel.ts'
import { mix, shift } from '../color.ts'
import { drawBranch, drawDapple, drawFronds } from '../foreground.ts'
import type { Identity } from '../identity.ts'
import { poly, rounded, smooth, stroke } from '../outline.ts'
import { createRandom } from '../random.ts'
import { airDepth, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawLounger, drawParasol, drawPerson } from '../things.ts'
import { drawShrub, drawTree } from '../trees.ts'
import { type Place, project, projectAll, scaleAt } from '../view.ts'
import { drawBackdrop } from './backdrop.ts'
import { drawGroundPlane, type Setting, settingOf, treeOf } from './siting.ts'

/** The outline of a pool on the ground. */
export function poolOutline(shape: Identity['poolShape'], x: number, z: number, wide: number, deep: number): Place[] {
  if (shape === 'straight')
    return [
      [x - wide / 2, 0, z - deep / 2],
      [x + wide / 2, 0, z - deep / 2],
      [x + wide / 2, 0, z + deep / 2],
      [x - wide / 2, 0, z + deep / 2],
    ]
  return Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * Math.PI * 2
    const reach = 1 + 0.16 * Math.cos(angle * 2 + 0.6) + 0.1 * Math.cos(angle * 3)
    return [x + Math.cos(angle) * reach * wide * 0.5, 0, z + Math.sin(angle) * reach * deep * 0.5]
  })
}

/** Pool water with a rim, tiles shimmering, reflections of light. */
export function drawPool(stage: Stage, id: Identity, x: number, z: number, wide: number, deep: number): void {
  const { art, light, random, view } = stage
  const path = (places: readonly Place[]) =>
    id.poolShape === 'round' ? smooth(projectAll(view, places)) : poly(projectAll(view, places))
  const outline = (grow: number, lower = 0) =>
    poolOutline(id.poolShape, x, z, wide + grow, deep + grow).map(([px, , pz]) => [px, -lower, pz] as Place)
  art.fill(path(outline(1.3)), lit(stage, shift(id.trim, 0)))
  art.fill(path(outline(0)), dim(stage, shift(id.stone, -0.02)))
  const ys = projectAll(view, outline(0)).map((point) => point[1])
  const [top, low] = [Math.min(...ys), Math.max(...ys)]
  const water = mix(lit(stage, '#3fb7c6'), '#52d0d0', light.lamps * 0.45)
  art.clip(path(outline(0, 0.12)), () => {
    art.fill(
      path(outline(0.4, 0.12)),
      art.linear(
        [
          [0, mix(water, light.sky[3], 0.45)],
          [0.4, mix(water, light.sky[2], 0.16)],
          [1, mix(water, light.sky[0], 0.25)],
        ],
        0,
        top,
        0,
        low,
      ),
    )
    let [bright, ripple] = ['', '']
    for (let index = 0; index < 46; index += 1) {
      const t = random.next()
      const y = top + (low - top) * t
      const mark = stroke(random.range(-50, WIDTH), y, 40 + 150 * t, 2 + 5 * t, random.range(-4, 4))
      if (index % 3) ripple += mark
      else bright += mark
    }
    art.fill(ripple, mix(water, '#ffffff', 0.4), 0.4)
    art.fill(bright, light.sun, 0.5)
    if (light.lamps > 0.4) art.glow(WIDTH / 2, (top + low) / 2, 600, '#8ff5e6', 0.4 * light.lamps, 0.3)
  })
}

export function drawPoolside(stage: Stage, id: Identity, { z, x, view }: Setting): void {
  const { random, land, light } = stage
  const small = id.property === 'villa'
  // Every pool lies a little differently before its house.
  const site = createRandom(`${id.viewSeed}/pool`)
  const px = (small ? -2 : -3) + site.range(-1, 1) * (small ? 1.5 : 8)
  const share = site.range(0.4, 0.5)
  // The middle of the water is in the picture however high the eye stands.
  const pz = small ? 11 : Math.max(z * share, (view.focal * view.eye) / (940 - view.horizon))
  const [wide, deep] = small ? [13 * site.range(0.8, 1.1), 6.5] : [site.range(19, 31), site.range(8, 12)]
  const [rows, trees] = [site.int(0, 2), site.int(0, 3)]
  drawPool(stage, id, px, pz, wide, deep)
  if (land.snowy || id.place === 'forest-spa')
    for (let index = 0; index < (land.snowy ? 7 : 4); index += 1)
      drawGlowingSteam(stage, px + (index - (land.snowy ? 3 : 1.5)) * (land.snowy ? 3.4 : 5), pz)
  const far = pz + deep * 0.5 + (small ? 1.6 : 2.6)
  const near = pz - deep * 0.5 - (small ? 1.5 : 2)
  const every = small ? 3.4 : 3.6
  const items: Array<{ x: number; z: number }> = []
  for (let u = -wide * (rows === 1 ? 0.05 : 0.44); u < wide * (rows === 2 ? 0.1 : 0.5); u += every)
    items.push({ x: px + u, z: far + random.range(-0.2, 0.2) })
  // In the snow the pool is warm and steams; parasols and loungers wait indoors.
  for (const item of land.snowy ? [] : items) {
    if (item.x > x - 1 && small) continue
    drawParasol(stage, item.x, item.z + 0.5, id.accent, small ? 1.3 : 1.45, id.trim)
    drawLounger(stage, item.x - 0.9, item.z, '#fdf8ee', random.chance(0.5) ? id.accent : undefined)
    drawLounger(stage, item.x + 0.9, item.z, '#fdf8ee', random.chance(0.3) ? id.second : undefined)
  }
  for (const [u, pose] of [
    [-0.2, 'stand'],
    [0.26, 'walk'],
    [0.44, 'pair'],
  ] as const) {
    const [qx, qy] = project(view, [px + wide * u, 0, far + 2.4 + random.range(0, 1)])
    drawPerson(stage, qx, qy, 1.7 * scaleAt(view, far + 2.4), airDepth(light, far), pose)
  }
  for (const side of [-1, 1])
    drawShrub(
      stage,
      ...(project(view, [px + side * wide * 0.62, 0, pz + 2]) as [number, number]),
      (small ? 1.5 : 2.6) * scaleAt(view, pz),
      0,
      id.accent,
    )
  if (!small) {
    for (const u of land.snowy ? [] : [-0.3, 0.12]) {
      drawParasol(stage, px + wide * u + 1.6, near + 0.4, id.accent, 1.5, id.trim)
      drawLounger(stage, px + wide * u, near, '#fdf8ee', id.second)
      drawLounger(stage, px + wide * u + 3.1, near, '#fdf8ee', id.accent)
    }
    for (const [u, w] of [...(trees % 2 ? [[-0.72, 1.2] as const] : []), ...(trees > 1 ? [[0.78, 1] as const] : [])]) {
      const [tx, ty] = project(view, [px + wide * u, 0, far * w])
      drawTree(stage, treeOf(stage, id), tx, ty, 11 * scaleAt(view, far * w), airDepth(light, far))
    }
  }
}

/** From the edge of the pool, low over the water: the hotel to one side, the place beyond, a lounger close by. */
export function drawPoolView(base: Stage, id: Identity): void {
  const setting = settingOf(id)
  const stage: Stage = { ...base, view: { eye: 1.9, horizon: 500, centre: 800, focal: 1050 } }
  const { light, random, view } = stage
  drawBackdrop({ ...stage, random: createRandom(id.viewSeed) })
  drawGroundPlane(stage, { ...id }, { ...setting, ground: setting.ground === 'lawn' ? 'lawn' : 'terrace', view, z: 40 })
  const big = setting.tall > 12
  for (const [tx, tz] of [
    [-24, 46],
    [-15, 40],
    [-31, 38],
    [-20, 30],
  ] as const)
    drawTree(
      stage,
      treeOf(stage, id),
      ...(project(view, [tx, 0, tz]) as [number, number]),
      random.range(7, 10) * scaleAt(view, tz),
      airDepth(light, tz),
    )
  drawHotel(scene(stage, 'hotel'), id, big ? 27 : 11, big ? 56 : 25, 0.62)
  const far = 19.4
  for (let u = -11; u < 5; u += 3.6) {
    drawParasol(stage, u, far + 0.5, id.accent, 1.45, id.trim)
    drawLounger(stage, u - 0.8, far, '#fdf8ee', random.chance(0.5) ? id.accent : undefined)
    drawLounger(stage, u + 0.8, far, '#fdf8ee', random.chance(0.3) ? id.second : undefined)
  }
  drawPool(stage, { ...id, poolShape: 'straight' }, -1, 12.9, 26, 10)
  for (const [x, z] of [
    [-7.5, 18.6],
    [3.8, 18.4],
  ] as const)
    drawPerson(
      stage,
      ...(project(view, [x, 0, z]) as [number, number]),
      1.65 * scaleAt(view, z),
      0,
      x < 0 ? 'pair' : 'stand',
    )
  drawSwimmer(stage, -4.6, 12)
  drawDapple(stage, 700, 850, 900, 190)
  drawParasol(stage, -1.75, 6.5, id.accent, 1.5, id.trim)
  for (const [u, towel] of [
    [-2.7, id.accent],
    [-0.75, undefined],
  ] as const)
    drawLounger(stage, u, 6.2, '#fdf8ee', towel)
  drawTowelAndBook(stage, id)
  if (treeOf(stage, id) === 'palm') drawFronds(stage, -1)
  else
    drawBranch(
      stage,
      -1,
      treeOf(stage, id) === 'pine' || treeOf(stage, id) === 'conifer'
        ? 'needle'
        : treeOf(stage, id) === 'olive'
          ? 'olive'
          : 'leaf',
    )
}

function drawSwimmer(stage: Stage, x: number, z: number): void {
  const { art, view } = stage
  const [px, py] = project(view, [x, 0, z])
  const size = scaleAt(view, z) * 0.13
  art.fill(stroke(px - size * 7, py + size * 0.5, size * 14, size * 1.2), lit(stage, '#ffffff'), 0.55)
  art.line(
    `M${num(px - size * 0.4)} ${num(py)}q${num(-size * 2)} ${num(-size * 1.6)} ${num(-size * 3)} ${num(size * 0.2)}`,
    half(stage, '#d79a72'),
    size * 0.7,
  )
  art.fill(
    rounded(
      [
        [px - size, py + size * 0.3],
        [px - size * 0.8, py - size],
        [px + size * 0.8, py - size],
        [px + size, py + size * 0.3],
      ],
      size * 0.8,
    ),
    half(stage, '#4a3428'),
  )
}

/** On the near edge: a folded towel, a book left open, a straw hat. */
function drawTowelAndBook(stage: Stage, id: Identity): void {
  const { art, light } = stage
  art.fill(
    rounded(
      [
        [980, 1046],
        [1240, 1034],
        [1262, 1064],
        [1000, 1080],
      ],
      12,
    ),
    light.shadow,
    0.25,
  )
  for (const [lift, color] of [
    [0, id.accent],
    [24, '#fdf8ee'],
    [46, id.second],
  ] as const)
    art.fill(
      rounded(
        [
          [990, 1050 - lift],
          [1236, 1038 - lift],
          [1236, 1016 - lift],
          [990, 1028 - lift],
        ],
        11,
      ),
      mix(lit(stage, color), half(stage, color), 0.3),
    )
  art.fill(
    poly([
      [1310, 1046],
      [1392, 1030],
      [1404, 1052],
      [1322, 1068],
    ]) +
      poly([
        [1392, 1030],
        [1470, 1040],
        [1484, 1062],
        [1404, 1052],
      ]),
    lit(stage, '#fdf8ec'),
  )
  art.line(
    'M1392 1030L1404 1052M1330 1050L1384 1040M1334 1058L1388 1047M1412 1042L1462 1048M1416 1050L1466 1056',
    half(stage, '#a89a88'),
    2,
    0.7,
  )
  art.fill(`M800 1040a92 20 0 1 0 184 0a92 20 0 1 0-184 0z`, half(stage, '#d9b275'))
  art.fill(`M842 1034C846 976 938 976 942 1034z`, lit(stage, '#ecc98d'))
  art.fill(`M841 1036C845 1018 939 1018 943 1036Q892 1050 841 1036z`, half(stage, id.accent))
}

function drawGlowingSteam(stage: Stage, x: number, z: number): void {
  const { art, random, light, view } = stage
  const [px, py] = project(view, [x, 0, z])
  for (let step = 0; step < 4; step += 1)
    art.glow(px + random.range(-40, 40), py - step * 34, 90 + step * 20, mix('#ffffff', light.haze, 0.3), 0.22, 0.5)
}
