// Getting there: a seat by the aircraft's window, an airliner over the clouds, a coach on a good road, a city to stroll in.

import { HEIGHT, num, WIDTH } from '../art.ts'
import { drawBalconies, drawWindows } from '../buildings/facade.ts'
import { drawRoof, paintWall, wallsOf } from '../buildings/solid.ts'
import { mix, shift } from '../color.ts'
import type { Identity } from '../identity.ts'
import { indoorLight } from '../interiors/room.ts'
import { blob, oval, type Point, poly, rect, rounded, smooth } from '../outline.ts'
import { createBrush } from '../portraits/brush.ts'
import { createRandom } from '../random.ts'
import { drawSky } from '../sky.ts'
import { BOTTOM, dim, half, lit, type Stage, scene } from '../stage.ts'
import { drawLantern, drawPerson } from '../things.ts'
import { drawTree } from '../trees.ts'
import { drawBackdrop } from './backdrop.ts'
import { drawCafeTable } from './cafe.ts'
import { treeOf } from './siting.ts'

/** A floor of cloud from above: soft heaps growing towards the eye, the sun on their shoulders. */
function drawCloudFloor(base: Stage, horizon: number): void {
  const { art, random, light } = scene(base, 'floor')
  const bright = mix('#ffffff', light.sky[3], light.hour === 'noon' || light.hour === 'morning' ? 0.12 : 0.5)
  const shade = mix(light.shade, light.sky[1], 0.55)
  art.fill(
    rect(0, horizon, WIDTH, BOTTOM - horizon),
    art.linear(
      [
        [0, mix(bright, light.sky[3], 0.5)],
        [1, mix(shade, bright, 0.35)],
      ],
      0,
      horizon,
      0,
      BOTTOM,
    ),
  )
  const round = (color: string, strength: number) =>
    art.symbol(() =>
      art.fill(
        oval(0, 0, 100),
        art.radial(
          [
            [0, color, strength],
            [0.5, color, strength * 0.8],
            [1, color, 0],
          ],
          0,
          0,
          100,
        ),
      ),
    )
  const [sunny, cool] = [round(bright, 0.95), round(shade, 0.7)]
  for (let row = 0; row < 12; row += 1) {
    const t = row / 11
    const y = horizon + 8 + (BOTTOM - horizon) * t ** 1.6
    for (let index = 0; index < 11 - row * 0.4; index += 1) {
      const size = (0.24 + 2.3 * t) * random.range(0.7, 1.3)
      const [x, py] = [random.range(-100, WIDTH + 100), y + random.range(-10, 10) * (0.4 + t * 3)]
      art.stamp(cool, x - light.side * size * 26, py + size * 20, size * 1.25, size * 0.5)
      art.stamp(sunny, x, py, size, size * 0.42)
    }
  }
}

/** The world through an aircraft's window: a wing, clouds below, the last of the coast. */
export function drawFlight(base: Stage, id: Identity): void {
  const outside: Stage = { ...base, view: { eye: 2, horizon: 560, centre: 800, focal: 1200 } }
  const { art, light } = outside
  const inside: Stage = { ...outside, light: indoorLight(light) }
  const pane =
    'M800 110C1060 110 1180 260 1180 540C1180 830 1050 980 800 980C550 980 420 830 420 540C420 260 540 110 800 110z'
  art.fill(
    rect(0, 0, WIDTH, BOTTOM),
    art.linear(
      [
        [0, half(inside, '#d8d5d0')],
        [0.5, lit(inside, '#f1eee8')],
        [1, half(inside, '#d3cdc4')],
      ],
      0,
      0,
      WIDTH,
      0,
    ),
  )
  art.line('M-20 40Q800 -30 1620 40', dim(inside, '#cfc8bd'), 5, 0.6)
  for (const x of [-330, 1930])
    art.fill(
      `M${x} 540m-380 0C${x - 380} 260 ${x - 260} 110 ${x} 110C${x + 260} 110 ${x + 380} 260 ${x + 380} 540C${x + 380} 830 ${x + 260} 980 ${x} 980C${x - 260} 980 ${x - 380} 830 ${x - 380} 540z`,
      mix(light.sky[1], light.sky[2], 0.4),
      0.9,
    )
  art.line(pane, dim(inside, '#c9c2b6'), 110)
  art.line(pane, half(inside, '#efebe4'), 92)
  art.line(pane, lit(inside, '#ffffff'), 52, 0.9)
  art.line(pane, dim(inside, '#b9b2a6'), 10)
  art.clip(pane, () => {
    drawSky(outside)
    drawCloudFloor(outside, 560)
    const wing = (points: readonly Point[], color: string) => art.fill(poly(points), color)
    wing(
      [
        [440, 1010],
        [820, 660],
        [1090, 580],
        [1130, 582],
        [1000, 690],
        [900, 1010],
      ],
      art.linear(
        [
          [0, lit(outside, '#eef1f3')],
          [1, half(outside, '#b9c3cb')],
        ],
        1000,
        580,
        600,
        1010,
      ),
    )
    wing(
      [
        [560, 1010],
        [900, 690],
        [1120, 586],
        [1000, 690],
        [900, 1010],
      ],
      half(outside, '#a9b5bf'),
    )
    art.line('M620 1010L930 706L1110 592M520 1010L860 680', dim(outside, '#8f9ca8'), 3, 0.7)
    wing(
      [
        [1088, 580],
        [1112, 500],
        [1146, 494],
        [1136, 584],
      ],
      half(outside, id.accent),
    )
    wing(
      [
        [1112, 500],
        [1146, 494],
        [1143, 520],
        [1106, 524],
      ],
      lit(outside, '#fdfaf3'),
    )
  })
  art.fill(
    rounded(
      [
        [-60, 1090],
        [-40, 700],
        [240, 640],
        [330, 1090],
      ],
      60,
    ),
    half(inside, id.accent),
  )
  art.fill(
    rounded(
      [
        [-60, 1090],
        [-30, 724],
        [210, 668],
        [280, 1090],
      ],
      54,
    ),
    mix(half(inside, id.accent), lit(inside, id.accent), 0.5),
  )
  art.fill(
    rounded(
      [
        [-30, 780],
        [-20, 690],
        [200, 644],
        [226, 730],
      ],
      30,
    ),
    lit(inside, '#fbf6ea'),
  )
}

/** An airliner in the sun above a floor of cloud. */
export function drawAirliner(base: Stage, id: Identity): void {
  const stage: Stage = { ...base, view: { eye: 2, horizon: 640, centre: 800, focal: 1200 } }
  const { art, light } = stage
  drawSky(stage)
  drawCloudFloor(stage, 640)
  const skin = art.linear(
    [
      [0, lit(stage, '#ffffff')],
      [0.5, half(stage, '#f4f2ec')],
      [1, dim(stage, '#cfd4d8')],
    ],
    0,
    400,
    0,
    520,
  )
  const colors = half(stage, id.accent)
  art.group('transform="rotate(-7 800 460)"', () => {
    art.fill(
      poly([
        [860, 470],
        [1010, 470],
        [760, 330],
        [716, 332],
      ]),
      dim(stage, '#aeb8c0'),
    )
    art.fill(
      'M330 452C360 404 460 404 560 404H1120C1240 404 1330 430 1390 452C1340 480 1240 500 1120 500H620C480 500 380 480 330 452z',
      skin,
    )
    art.fill(
      'M345 462C420 494 520 500 620 500H1120C1240 500 1330 482 1380 458C1300 474 1200 478 1100 478H600C480 478 400 474 345 462z',
      dim(stage, '#b9c1c8'),
      0.6,
    )
    art.fill(
      poly([
        [380, 430],
        [300, 270],
        [372, 270],
        [520, 412],
      ]),
      colors,
    )
    art.fill(
      poly([
        [380, 430],
        [340, 350],
        [400, 340],
        [500, 412],
      ]),
      lit(stage, id.second),
      0.85,
    )
    art.fill(
      poly([
        [372, 462],
        [250, 500],
        [296, 508],
        [460, 472],
      ]),
      dim(stage, '#aeb8c0'),
    )
    art.fill(
      poly([
        [760, 470],
        [960, 470],
        [640, 640],
        [560, 640],
      ]),
      art.linear(
        [
          [0, half(stage, '#d5dbe0')],
          [1, lit(stage, '#f4f6f7')],
        ],
        860,
        470,
        600,
        640,
      ),
    )
    art.fill(
      poly([
        [560, 640],
        [640, 640],
        [600, 604],
        [566, 600],
      ]),
      colors,
    )
    art.fill(
      rounded(
        [
          [800, 520],
          [960, 520],
          [970, 568],
          [790, 572],
        ],
        24,
      ),
      half(stage, '#eef0f0'),
    )
    art.fill(oval(966, 545, 14, 25), dim(stage, '#5a6672'))
    let windows = ''
    for (let x = 520; x < 1260; x += 21) windows += `M${x} 434v12`
    art.line(windows, dim(stage, '#3d4a5c'), 9)
    art.fill(
      poly([
        [1322, 436],
        [1356, 440],
        [1366, 452],
        [1326, 450],
      ]),
      dim(stage, '#2d3a48'),
    )
    art.line('M440 462H1380', half(stage, id.accent), 7)
  })
  art.glow(light.disc?.x ?? 800 + light.side * 600, light.disc?.y ?? 330, 420, light.sun, 0.35)
}

/** A coach rounding a bend above the place it is bound for. */
export function drawCoach(base: Stage, id: Identity): void {
  const stage: Stage = { ...base, view: { eye: 8, horizon: 440, centre: 800, focal: 1200 } }
  const { art } = stage
  drawBackdrop({ ...stage, random: createRandom(id.viewSeed) })
  const p = createBrush(stage, id.viewSeed)
  p.hills(
    [
      [-20, 90],
      [300, 110],
      [640, 40],
      [900, -10],
    ],
    { y: 560, depth: 0.18, forest: 30, kind: 'leaf', floor: 640 },
  )
  p.meadow([
    [-20, 580],
    [500, 560],
    [1000, 600],
    [1640, 560],
  ])
  p.ground(
    [
      [1900, 600],
      [1400, 640],
      [980, 690],
      [620, 770],
      [420, 860],
      [300, 980],
      [300, 1400],
      [1900, 1400],
    ],
    '#8b8f96',
    0,
  )
  art.line('M1640 668Q1100 690 700 800T380 1110', lit(stage, '#fbf6ea'), 5, 0.8)
  art.line('M1640 740Q1240 760 1080 860T960 1110', lit(stage, '#f2c75a'), 7, 0.8)
  const tree = treeOf(stage, id)
  for (const [x, y, tall] of [
    [120, 760, 300],
    [330, 720, 230],
    [470, 700, 170],
    [1500, 620, 150],
  ] as const)
    drawTree(scene(stage, `t${x}`), tree, x, y, tall)
  const body = id.accent
  art.fill(oval(930, 912, 400, 34), stage.light.shadow, 0.35)
  art.fill(
    rounded(
      [
        [560, 880],
        [566, 600],
        [1130, 620],
        [1140, 890],
      ],
      26,
    ),
    art.linear(
      [
        [0, lit(stage, '#fdfaf3')],
        [0.6, half(stage, '#fdfaf3')],
        [1, dim(stage, '#e9e4da')],
      ],
      0,
      600,
      0,
      890,
    ),
  )
  art.fill(
    rounded(
      [
        [1128, 620],
        [1270, 640],
        [1300, 860],
        [1138, 890],
      ],
      20,
    ),
    half(stage, '#f4efe4'),
  )
  art.fill(
    smooth([
      [556, 800],
      [800, 752],
      [1140, 800],
      [1300, 790],
      [1300, 868],
      [1138, 890],
      [560, 880],
    ]),
    half(stage, body),
  )
  art.fill(
    smooth([
      [556, 824],
      [800, 784],
      [1140, 836],
      [1300, 816],
      [1300, 834],
      [1140, 858],
      [800, 806],
      [556, 846],
    ]),
    lit(stage, id.second),
  )
  const glass = art.linear(
    [
      [0, mix(half(stage, '#3d5266'), stage.light.sky[1], 0.4)],
      [1, dim(stage, '#2a3948')],
    ],
    0,
    630,
    0,
    740,
  )
  for (let index = 0; index < 6; index += 1) {
    const x = 586 + index * 90
    const [top, low] = [626 + index * 3, 734 + index * 3]
    art.fill(
      rounded(
        [
          [x, low],
          [x, top],
          [x + 80, top + 3],
          [x + 80, low + 3],
        ],
        9,
      ),
      glass,
    )
  }
  art.fill(
    rounded(
      [
        [1146, 770],
        [1142, 644],
        [1254, 660],
        [1272, 764],
      ],
      14,
    ),
    glass,
  )
  for (const x of [690, 1030]) {
    art.fill(oval(x, 888, 48, 48), dim(stage, '#2a2d33'))
    art.fill(oval(x, 888, 24, 24), half(stage, '#c9cdd0'))
  }
  art.fill(oval(1290, 820, 10, 17) + oval(1164, 846, 12, 17), lit(stage, '#fff3c4'))
  if (stage.light.lamps > 0.3) art.glow(1330, 840, 220, '#ffe2a0', 0.5)
  p.bushes(
    [
      [-20, 1080],
      [520, 1060],
    ],
    46,
    id.second,
    0,
    10,
  )
}

/** A pedestrian street: fronts on both sides running to a tower, tables out, people strolling. */
export function drawCityBreak(base: Stage, id: Identity): void {
  const stage: Stage = { ...base, view: { eye: 2.6, horizon: 600, centre: 800, focal: 1000 } }
  const { art, random, light, view } = stage
  drawBackdrop({ ...stage, random: createRandom(id.viewSeed) })
  const p = createBrush(stage, id.viewSeed)
  p.mark(
    (e) => {
      e.wall(-0.15, 0.15, 0, 0.66, id.wall, 0.4)
      e.holes(-0.1, 0.1, 0.1, 0.6, 2, 4, true, 0.4)
      e.dome(0, 0.66, 0.16, '#6f9a8c', 1.1)
    },
    800,
    640,
    330,
    0.2,
  )
  p.meadow(
    [
      [-20, 612],
      [1640, 612],
    ],
    '#d3c4aa',
  )
  const paints = ['#f0dfb8', '#d99a78', '#e9cfa6', '#b9c6bd', '#f3e6cf', '#cf8f7a']
  for (const z of [64, 50, 38, 28, 19.5, 12])
    for (const side of [-1, 1]) {
      const wide = 8
      const tall = 3.4 * random.int(3, 5)
      const block = { x: side * (9.4 + wide / 2), z: z + 5, wide, deep: z * 0.3 + 2, tall, yaw: 0 }
      const wall = random.pick(paints)
      for (const face of wallsOf(stage, block)) {
        paintWall(stage, face, wall)
        const floors = Math.round(tall / 3.4)
        drawWindows(stage, face, {
          floors,
          bays: Math.max(2, Math.round(face.length / 2.4)),
          floorTall: 3.4,
          wide: 1,
          tall: 1.8,
          style: 'french',
        })
        if (z < 40 && face.side !== 'front')
          drawBalconies(stage, face, {
            floors: 1,
            floorTall: 3.4,
            from: 3.5,
            spans: [[0.6, face.length - 0.6]],
            rail: 'iron',
            color: '#3a4450',
            doors: false,
          })
      }
      drawRoof(stage, block, {
        kind: 'hip',
        color: shift(stage.land.roof, random.range(-0.05, 0.05)),
        pitch: 0.4,
        over: 0.5,
      })
    }
  let joints = ''
  for (let row = 1; row < 18; row += 1) joints += `M0 ${num(612 + (HEIGHT - 612) * (row / 18) ** 1.8)}H${WIDTH}`
  for (let column = -9; column <= 9; column += 1)
    joints += `M${num(800 + column * 12)} 624L${num(800 + column * 220)} ${BOTTOM}`
  art.line(joints, half(stage, '#a99a80'), 1.5, 0.4)
  for (const [x, z] of [
    [-5.4, 22],
    [-5.2, 15],
    [-4.6, 10],
    [5.6, 19],
    [5, 12.5],
  ] as const)
    drawCafeTable(scene(stage, `c${x}${z}`), id, x, z)
  for (const [x, z] of [
    [-3.6, 26],
    [3.6, 22],
    [-3.4, 14],
  ] as const) {
    const px = view.focal / z
    const [lx, ly] = [800 + x * px, 600 + 2.6 * px]
    art.line(`M${num(lx)} ${num(ly)}v${num(-3.6 * px)}`, dim(stage, '#2c3644'), px * 0.09)
    drawLantern(stage, lx, ly - 3.6 * px, px * 0.2)
  }
  for (const [x, z, pose] of [
    [0.5, 18, 'pair'],
    [-1.6, 30, 'walk'],
    [1.9, 26, 'stand'],
    [0.9, 11, 'walk'],
  ] as const) {
    const px = view.focal / z
    drawPerson(scene(stage, `p${z}`), 800 + x * px, 600 + 2.6 * px, 1.7 * px, 0, pose)
  }
  art.line('M-20 150Q800 260 1620 120', dim(stage, '#4a4038'), 2, 0.6)
  for (let t = 0.04; t < 1; t += 0.06) {
    const [x, y] = [1640 * t - 20, 150 * (1 - t) ** 2 + 2 * 260 * t * (1 - t) + 120 * t * t]
    if (light.lamps > 0.2) art.glow(x, y + 8, 46, '#ffc470', 0.7 * light.lamps)
    art.fill(blob(random, x, y + 8, 7, 8, 7, 0.05), mix('#fff0cf', '#ffd690', light.lamps))
  }
}
