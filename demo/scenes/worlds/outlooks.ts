// What a room looks out on that has not the view of its place: the garden, the pool, or the houses around. Trees close the picture, so that
// neither the sea nor the mountains show behind them.

import { HEIGHT } from '../art.ts'
import { drawTown, type Manner } from '../buildings/town.ts'
import { mix } from '../color.ts'
import type { Identity } from '../identity.ts'
import type { PlaceKind } from '../palette.ts'
import { createRandom } from '../random.ts'
import { drawSky } from '../sky.ts'
import { airDepth, half, lit, type Stage } from '../stage.ts'
import { drawLounger, drawParasol } from '../things.ts'
import { drawShrub, drawTree, type Tree } from '../trees.ts'
import { project, scaleAt } from '../view.ts'
import { drawPool } from './poolside.ts'
import { treeOf } from './siting.ts'

const OUTLOOKS = ['garden', 'pool', 'town'] as const
export type Outlook = (typeof OUTLOOKS)[number]

export function isOutlook(value: unknown): value is Outlook {
  return OUTLOOKS.some((one) => one === value)
}

/** Metres to the ground at the lower edge of the window: all that is drawn stands between here and the trees. */
const NEAR = 16
const TREES = 44

/** Where a window looks: `aside` metres for each metre ahead, and `down` at its lower edge. */
type Gaze = { aside: number; down: number }

/** How houses are built there. */
const MANNERS: Partial<Record<PlaceKind, Manner>> = {
  'old-town': 'timber',
  'hill-town': 'revival',
  rose: 'revival',
  ski: 'alpine',
  alpine: 'alpine',
  santorini: 'cube',
  desert: 'kasbah',
}

export function drawOutlook(outside: Stage, id: Identity, outlook: Outlook, { aside, down }: Gaze): void {
  const random = createRandom(`${id.viewSeed}/${outlook}`)
  const eye = NEAR * Math.max(0.1, down)
  const { view } = outside
  // The window looks straight ahead here, however it is placed in its wall.
  const stage: Stage = { ...outside, random, view: { ...view, eye, centre: view.centre + view.focal * aside } }
  drawSky(stage)
  drawGround(
    stage,
    outlook === 'garden' ? stage.land.grass : stage.land.snowy ? '#e9edf3' : mix(id.stone, '#d9ccb4', 0.5),
  )
  if (outlook === 'town') {
    drawTown(stage, {
      count: 26,
      x: [-34, 34],
      z: [NEAR + 10, TREES + 26],
      elevation: (_, z) => (z - NEAR) * 0.12,
      manner: MANNERS[stage.place] ?? 'town',
      tree: treeOf(stage, id),
      trees: 0.8,
    })
    return
  }
  const tree = treeOf(stage, id)
  const thick: Tree = tree === 'palm' || tree === 'cypress' ? 'broadleaf' : tree
  for (const row of [0, 1])
    for (let x = -42; x <= 42; x += 3.4) plant(stage, thick, x + random.range(-1, 1), TREES - row * 5, 8)
  if (outlook === 'pool') drawPoolBelow(stage, id)
  else drawGarden(stage, id, tree)
}

function drawGround(stage: Stage, color: string): void {
  const { art, view } = stage
  art.fill(
    `M-400 ${view.horizon}H2400V${HEIGHT}H-400z`,
    art.linear(
      [
        [0, lit(stage, color, 0.15)],
        [1, mix(lit(stage, color), half(stage, color), 0.6)],
      ],
      0,
      view.horizon,
      0,
      HEIGHT,
    ),
  )
}

function plant(stage: Stage, tree: Tree, x: number, z: number, metres: number): void {
  const [px, py] = project(stage.view, [x, 0, z])
  const tall = metres * stage.random.range(0.9, 1.3) * scaleAt(stage.view, z)
  drawTree(stage, tree, px, py, tall, airDepth(stage.light, z))
}

function bush(stage: Stage, x: number, z: number, metres: number, flower?: string): void {
  const [px, py] = project(stage.view, [x, 0, z])
  drawShrub(stage, px, py, metres * scaleAt(stage.view, z), 0, flower)
}

function drawGarden(stage: Stage, id: Identity, tree: Tree): void {
  const { random } = stage
  for (let x = -24; x <= 24; x += 1.9) bush(stage, x + random.range(-0.5, 0.5), 33, 2.4)
  for (const side of [-1, 1]) plant(stage, tree, side * random.range(3, 6.5), random.range(24, 29), 6)
  for (let x = -13; x <= 13; x += 2.1)
    bush(
      stage,
      x + random.range(-0.6, 0.6),
      random.range(19, 23),
      random.range(1.2, 1.8),
      random.pick([id.accent, id.second, undefined]),
    )
}

function drawPoolBelow(stage: Stage, id: Identity): void {
  const { land } = stage
  // Small enough for its edges to be seen: whole windows of water would pass for the sea.
  drawPool(stage, id, 0, 23.5, 8.5, 7)
  for (const x of land.snowy ? [] : [-4.6, -1.5, 1.6, 4.7]) {
    drawParasol(stage, x, 29, id.accent, 1.45, id.trim)
    drawLounger(stage, x - 0.9, 28.6)
    drawLounger(stage, x + 0.9, 28.6)
  }
  for (const x of [-6.6, 6.6]) bush(stage, x, 25, 2.4, id.accent)
}
