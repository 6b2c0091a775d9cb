// Where and how each kind of property stands: camera, distance, turn, ground. The same for every picture of one hotel.

import { num, WIDTH } from '../art.ts'
import { createPlan } from '../buildings/plan.ts'
import { mix, shift } from '../color.ts'
import type { Design, Viewpoint } from '../design.ts'
import type { Identity, PropertyKind } from '../identity.ts'
import { type Point, smooth } from '../outline.ts'
import { createRandom } from '../random.ts'
import { BOTTOM, half, lit, type Stage } from '../stage.ts'
import type { Tree } from '../trees.ts'
import { project, type View } from '../view.ts'
import { SEASIDE } from './backdrop.ts'

export type Setting = {
  view: View
  x: number
  z: number
  yaw: number
  ground: 'lawn' | 'terrace' | 'street'
  pool: boolean
  reach: number
  tall: number
}

const SETTINGS: Record<PropertyKind, Setting> = {
  'beach-resort': {
    view: { eye: 6.5, horizon: 590, centre: 760, focal: 1250 },
    x: 15,
    z: 52,
    yaw: 0.42,
    ground: 'terrace',
    pool: true,
    reach: 48,
    tall: 24,
  },
  boutique: {
    view: { eye: 2.3, horizon: 770, centre: 800, focal: 1120 },
    x: 1.5,
    z: 21,
    yaw: 0.3,
    ground: 'street',
    pool: false,
    reach: 16,
    tall: 14,
  },
  'guest-house': {
    view: { eye: 2.4, horizon: 690, centre: 800, focal: 1150 },
    x: 2,
    z: 18.5,
    yaw: 0.4,
    ground: 'lawn',
    pool: false,
    reach: 14,
    tall: 8,
  },
  chalet: {
    view: { eye: 2.4, horizon: 690, centre: 800, focal: 1150 },
    x: 1.6,
    z: 20.5,
    yaw: 0.42,
    ground: 'lawn',
    pool: false,
    reach: 15,
    tall: 9,
  },
  tower: {
    view: { eye: 5, horizon: 815, centre: 800, focal: 1200 },
    x: 8,
    z: 104,
    yaw: 0.5,
    ground: 'street',
    pool: false,
    reach: 40,
    tall: 70,
  },
  'spa-hotel': {
    view: { eye: 6, horizon: 600, centre: 800, focal: 1250 },
    x: 6,
    z: 54,
    yaw: 0.28,
    ground: 'lawn',
    pool: true,
    reach: 46,
    tall: 18,
  },
  apartments: {
    view: { eye: 3, horizon: 760, centre: 760, focal: 1150 },
    x: 1,
    z: 32,
    yaw: 0.36,
    ground: 'street',
    pool: false,
    reach: 22,
    tall: 18,
  },
  villa: {
    view: { eye: 3.2, horizon: 560, centre: 780, focal: 1150 },
    x: 3.6,
    z: 22,
    yaw: 0.34,
    ground: 'terrace',
    pool: true,
    reach: 22,
    tall: 6,
  },
  monastery: {
    view: { eye: 3, horizon: 640, centre: 800, focal: 1150 },
    x: 2,
    z: 25,
    yaw: 0.36,
    ground: 'terrace',
    pool: false,
    reach: 18,
    tall: 7,
  },
  hut: {
    view: { eye: 2, horizon: 690, centre: 800, focal: 1150 },
    x: 1.4,
    z: 14.5,
    yaw: 0.46,
    ground: 'lawn',
    pool: false,
    reach: 9,
    tall: 6,
  },
}

const TREES: Partial<Record<Identity['place'], Tree>> = {
  'black-sea': 'palm',
  tropical: 'palm',
  desert: 'palm',
  cove: 'pine',
  'old-town': 'olive',
  santorini: 'cypress',
  istanbul: 'cypress',
  ski: 'conifer',
  alpine: 'conifer',
  'forest-spa': 'conifer',
  lake: 'conifer',
  wine: 'cypress',
  roman: 'cypress',
}

export const treeOf = ({ portrait }: Stage, id: Identity): Tree => portrait?.tree ?? TREES[id.place] ?? 'broadleaf'

/** How a viewpoint changes the usual place to stand: distance and height as factors, the turn of the house in radians. */
const VIEWPOINTS: Record<Viewpoint, { yaw: number; far: number; eye: number; horizon: number }> = {
  quarter: { yaw: 0.42, far: 1.04, eye: 1, horizon: 0 },
  front: { yaw: 0.05, far: 1.08, eye: 1, horizon: -10 },
  low: { yaw: 0.3, far: 0.9, eye: 0.62, horizon: 34 },
  high: { yaw: 0.34, far: 1.06, eye: 2.6, horizon: -120 },
  far: { yaw: 0.18, far: 1.24, eye: 1.3, horizon: -50 },
  side: { yaw: 0.74, far: 1.12, eye: 1.1, horizon: -6 },
}

/** Compositions that want to be seen from one side, and how much room they take against the usual house. */
const STANDING: Partial<Record<Design, { yaw?: number; room?: number }>> = {
  corner: { yaw: 0.62, room: 1.22 },
  palace: { yaw: 0.1, room: 1.14 },
  court: { yaw: 0.08, room: 1.32 },
  fins: { room: 1.28 },
  cubes: { room: 1.16 },
  stepped: { room: 1.14 },
  gables: { room: 1.14 },
  lodge: { room: 1.2 },
  curve: { yaw: 0.2, room: 1.15 },
  erker: { room: 1.06 },
  stone: { room: 1.05 },
  porch: { room: 1.1 },
  modern: { room: 1.08 },
  arcade: { room: 1.1 },
  pergola: { room: 1.05 },
}

/** How high the house reaches, roof and all, in metres. */
function topOf(id: Identity): number {
  const { wide, floors, floorTall } = createPlan(id, 0, 0, 0)
  if (id.design === 'a-frame') return wide * 0.62
  const roof = { corner: 9, palace: 5, gables: 6, fins: 5, round: 12, twin: 7, lodge: 6, porch: 5 }
  const extra = Object.entries(roof).find(([design]) => design === id.design)?.[1]
  return floors * floorTall + (extra ?? (id.property === 'tower' ? 12 : 3))
}

/** The same hotel always stands the same way; another hotel of its kind stands differently. */
export function settingOf(id: Identity): Setting {
  const base = SETTINGS[id.property]
  const vary = createRandom(`${id.viewSeed}/site`)
  const seen = VIEWPOINTS[id.viewpoint]
  const standing = STANDING[id.design] ?? {}
  // A tower is looked up to and a pool is part of the picture: neither is seen from far above or from the street.
  const free = id.property === 'tower' || base.pool ? 0.35 : 1
  const eye = base.view.eye * (1 + (seen.eye - 1) * free) * vary.range(0.9, 1.2)
  const yaw = (standing.yaw === undefined ? seen.yaw : (standing.yaw * 2 + seen.yaw) / 3) * vary.range(0.8, 1.2)
  const horizon = base.view.horizon + seen.horizon * free + vary.range(-26, 16)
  const far = base.z * (1 + (seen.far - 1) * (base.pool ? 0.5 : 1)) * (standing.room ?? 1) * vary.range(0.95, 1.08)
  const top = topOf(id)
  return {
    ...base,
    x: base.x * (0.5 + yaw) + vary.range(-0.16, 0.16) * base.reach,
    // Far enough away for the roof to be in the picture.
    z: Math.max(far, (base.view.focal * (top - eye)) / (horizon - 70) + 2),
    yaw,
    view: { ...base.view, eye, horizon },
  }
}

export function drawGroundPlane(stage: Stage, id: Identity, { ground, view, z }: Setting): void {
  const { art, land, light } = stage
  const color =
    ground === 'lawn' || (land.snowy && ground !== 'street')
      ? land.grass
      : ground === 'street'
        ? land.snowy
          ? '#e9edf3'
          : '#cfc2b0'
        : mix(id.stone, '#f5e8d0', 0.5)
  const y0 = view.horizon + (SEASIDE.has(stage.place) ? Math.min(64, (view.focal * view.eye) / (z + 14)) : 12)
  const edge: Point[] = [
    [-20, y0 + 6],
    [400, y0],
    [800, y0 + 5],
    [1200, y0 - 2],
    [WIDTH + 20, y0 + 5],
  ]
  art.fill(
    `${smooth(edge, false)}V${BOTTOM}H-20z`,
    art.linear(
      [
        [0, mix(lit(stage, color, 0.3), light.haze, 0.15)],
        [0.3, lit(stage, color)],
        [1, mix(lit(stage, color), half(stage, color), 0.7)],
      ],
      0,
      y0,
      0,
      BOTTOM,
    ),
  )
  art.grain(`M-20 ${y0}H${WIDTH + 20}V${BOTTOM}H-20z`, half(stage, shift(color, -0.1)), [800, BOTTOM], [800, y0], 0.35)
  if (ground === 'lawn') return
  let joints = ''
  const size = ground === 'street' ? 1.6 : 2
  for (let row = 1; row < 24; row += 1) {
    const y = view.horizon + (view.focal * view.eye) / (2 + row * size)
    if (y > y0 + 8) joints += `M0 ${num(y)}H${WIDTH}`
  }
  for (let column = -16; column <= 16; column += 1) {
    const [fx, fy] = project(view, [column * size, 0, 40])
    const [nx, ny] = project(view, [column * size, 0, 2.6])
    joints += `M${num(fx)} ${num(Math.max(fy, y0 + 8))}L${num(nx)} ${num(ny)}`
  }
  art.line(joints, half(stage, shift(color, -0.12)), 1.3, 0.35)
}
