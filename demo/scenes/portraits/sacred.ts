// Landmarks where people pray, each an elevation: `size` is the height to the top of its walls or towers.

import { shift } from '../color.ts'
import type { Elevation } from './elevation.ts'

const BRICK = '#b9694a'
const GOLD = '#e8b84f'

/** A Byzantine church of the coast: bands of stone and brick, blind arches, a drum under a low dome. */
export function drawBandedChurch(e: Elevation): void {
  const stone = '#ecd9b6'
  e.wall(-0.62, 0.62, 0, 0.5, stone, 0.22)
  for (const h of [0.09, 0.19, 0.29, 0.39])
    e.shape(
      [
        [-0.62, h],
        [0.62, h],
        [0.62, h + 0.045],
        [-0.62, h + 0.045],
      ],
      BRICK,
    )
  e.holes(-0.58, 0.58, 0.06, 0.46, 5, 1, true, 0.5)
  e.roof(-0.62, 0.62, 0.5, 0.13, '#c4573a', 0.62)
  e.shaft(0.12, 0.56, 0.82, 0.2, 0.2, stone)
  e.holes(-0.07, 0.31, 0.6, 0.8, 4, 1, true)
  e.shape(
    [
      [-0.08, 0.66],
      [0.32, 0.66],
      [0.32, 0.695],
      [-0.08, 0.695],
    ],
    BRICK,
  )
  e.dome(0.12, 0.82, 0.22, '#c65a3c', 0.62)
}

/** An Orthodox church of a town: long nave, a small dome, a bell tower before it. */
export function drawParishChurch(e: Elevation): void {
  e.wall(-0.2, 0.7, 0, 0.42, e.stage.land.wall, 0.15)
  e.holes(-0.14, 0.64, 0.08, 0.4, 5, 1, true, 0.3)
  e.roof(-0.2, 0.7, 0.42, 0.17, e.stage.land.roof, 0.8)
  e.shaft(0.34, 0.56, 0.7, 0.1, 0.1, e.stage.land.wall)
  e.dome(0.34, 0.7, 0.12, '#6f8f86', 0.85)
  e.wall(-0.48, -0.2, 0, 0.86, e.stage.land.wall, 0.4)
  e.holes(-0.45, -0.23, 0.55, 0.82, 2, 1, true, 0.5)
  e.roof(-0.48, -0.2, 0.86, 0.24, '#6f8f86', 0)
  e.rod(-0.34, 1.08, -0.34, 1.2, 0.012, GOLD)
}

/** A great domed cathedral with half domes and a golden belfry: Sofia's. */
export function drawGoldenCathedral(e: Elevation): void {
  const stone = '#efe2c6'
  const copper = '#7fb09a'
  e.wall(-0.95, 0.95, 0, 0.3, stone, 0.2)
  e.holes(-0.92, 0.92, 0.03, 0.29, 13, 1, true, 0.5)
  e.roof(-0.95, 0.95, 0.3, 0.05, copper, 0.9)
  for (const u of [-0.7, -0.36, 0.36, 0.7]) e.dome(u, 0.33, 0.16, copper, 0.8)
  e.wall(-0.55, 0.55, 0.3, 0.5, stone, 0.24)
  e.holes(-0.5, 0.5, 0.33, 0.49, 7, 1, true, 0.5)
  e.dome(-0.4, 0.5, 0.15, copper, 0.85)
  e.dome(0.44, 0.5, 0.15, copper, 0.85)
  e.shaft(0.1, 0.48, 0.66, 0.28, 0.28, stone)
  e.holes(-0.16, 0.36, 0.5, 0.65, 8, 1, true, 0.55)
  e.dome(0.1, 0.66, 0.31, GOLD, 0.78)
  e.wall(-0.78, -0.5, 0.3, 0.74, stone, 0.35)
  e.holes(-0.75, -0.53, 0.5, 0.72, 2, 1, true, 0.5)
  e.dome(-0.64, 0.74, 0.17, GOLD, 0.9)
}

/** An imperial mosque: a cascade of domes between slender minarets. */
export function drawMosque(e: Elevation, minarets: readonly number[] = [-0.95, -0.62, 0.62, 0.95]): void {
  const stone = '#ded3c0'
  const lead = '#8b9cab'
  for (const u of minarets) {
    e.shaft(u, 0, 0.92, 0.024, 0.017, stone)
    e.shape(
      [
        [u - 0.03, 0.6],
        [u + 0.03, 0.6],
        [u + 0.026, 0.63],
        [u - 0.026, 0.63],
      ],
      stone,
      'lit',
    )
    e.shape(
      [
        [u - 0.03, 0.76],
        [u + 0.03, 0.76],
        [u + 0.026, 0.785],
        [u - 0.026, 0.785],
      ],
      stone,
      'lit',
    )
    e.shape(
      [
        [u - 0.02, 0.92],
        [u, 1.12],
        [u + 0.02, 0.92],
      ],
      lead,
    )
  }
  e.wall(-0.66, 0.66, 0, 0.26, stone, 0.2)
  e.holes(-0.6, 0.6, 0.03, 0.25, 11, 2, true)
  for (const u of [-0.52, 0.52]) e.dome(u, 0.26, 0.13, lead, 0.7, false)
  for (const u of [-0.3, 0.3]) e.dome(u, 0.3, 0.2, lead, 0.8, false)
  e.wall(-0.34, 0.34, 0.26, 0.42, stone, 0.2)
  e.dome(0, 0.42, 0.34, lead, 0.8, false)
  e.rod(0, 0.69, 0, 0.8, 0.012, GOLD)
}

/** One dome and one minaret: the mosque of a bazaar. */
export function drawSmallMosque(e: Elevation): void {
  e.wall(-0.36, 0.28, 0, 0.3, '#e4d6bd', 0.22)
  e.holes(-0.32, 0.24, 0.05, 0.28, 4, 1, true)
  e.dome(-0.04, 0.3, 0.28, '#7d8f9b', 0.78, false)
  e.shaft(0.42, 0, 0.86, 0.032, 0.024, '#efe6d3')
  e.shape(
    [
      [0.37, 0.62],
      [0.47, 0.62],
      [0.46, 0.66],
      [0.38, 0.66],
    ],
    '#efe6d3',
    'lit',
  )
  e.shape(
    [
      [0.39, 0.86],
      [0.42, 1.08],
      [0.45, 0.86],
    ],
    '#7d8f9b',
  )
}

/** A Gothic church: steep patterned roof, one tall spire. */
export function drawGothic(e: Elevation, spire = 1, color = '#d8cbb2', roof = '#8f8a63'): void {
  e.wall(-0.42, 0.5, 0, 0.34, color, 0.16)
  e.holes(-0.38, 0.46, 0.05, 0.33, 7, 1, true, 0.34)
  e.roof(-0.42, 0.5, 0.34, 0.3, roof, 0.86)
  for (const u of [-0.3, -0.1, 0.1, 0.3]) e.rod(u + 0.04, 0.34, u + 0.04, 0.44, 0.012, color)
  e.wall(-0.6, -0.38, 0, 0.62 * spire, color, 0.42)
  e.holes(-0.58, -0.4, 0.2, 0.6 * spire, 2, 2, true, 0.4)
  e.roof(-0.6, -0.38, 0.62 * spire, 0.52 * spire, shift(color, -0.12), 0)
}

/** A Venetian bell tower. */
export function drawCampanile(e: Elevation): void {
  e.wall(-0.09, 0.09, 0, 0.68, '#b5623f', 0.4)
  for (const u of [-0.04, 0.03]) e.rod(u, 0.02, u, 0.66, 0.006, '#8a4a34')
  e.wall(-0.1, 0.1, 0.68, 0.8, '#f3e9d8', 0.4)
  e.holes(-0.08, 0.08, 0.69, 0.79, 3, 1, true, 0.6)
  e.roof(-0.09, 0.09, 0.8, 0.22, '#5f9a86', 0)
  e.rod(0, 1.02, 0, 1.07, 0.012, GOLD)
}

/** A white baroque church on steps with two domes, as at the mouth of the Grand Canal. */
export function drawSalute(e: Elevation): void {
  const stone = '#f5eee2'
  e.wall(-0.62, 0.62, 0, 0.34, stone, 0.2)
  e.holes(-0.5, 0.5, 0.03, 0.32, 5, 1, true, 0.4)
  e.wall(-0.4, 0.4, 0.34, 0.44, stone, 0.2)
  e.shaft(-0.05, 0.42, 0.58, 0.34, 0.34, stone)
  e.holes(-0.36, 0.26, 0.45, 0.57, 8, 1, true)
  e.dome(-0.05, 0.58, 0.36, '#a9b5bd', 0.92, false)
  e.shaft(-0.05, 0.9, 1, 0.06, 0.06, stone)
  e.dome(-0.05, 1, 0.07, '#a9b5bd', 1)
  e.shaft(0.46, 0.34, 0.48, 0.16, 0.16, stone)
  e.dome(0.46, 0.48, 0.17, '#a9b5bd', 0.9)
  for (const u of [-0.4, -0.3, 0.24]) e.dome(u, 0.42, 0.05, stone, 1, false)
}

/** A Greek temple on its rock. */
export function drawTemple(e: Elevation): void {
  const marble = '#f0dfc0'
  e.wall(-0.92, 0.92, 0, 0.06, marble, 0)
  e.wall(-0.8, 0.8, 0.06, 0.4, '#8d7f74', 0)
  for (let index = 0; index < 11; index += 1) e.shaft(-0.83 + index * 0.166, 0.06, 0.4, 0.034, 0.028, marble)
  e.wall(-0.9, 0.9, 0.4, 0.48, marble, 0)
  e.shape(
    [
      [-0.9, 0.48],
      [-0.5, 0.58],
      [-0.34, 0.56],
      [-0.1, 0.52],
      [0.3, 0.54],
      [0.52, 0.6],
      [0.9, 0.48],
    ],
    marble,
  )
}

/** A many-tiered shrine tower under thatch, as on Bali. */
export function drawMeru(e: Elevation): void {
  e.wall(-0.2, 0.2, 0, 0.16, '#8f8378', 0.3)
  e.wall(-0.13, 0.13, 0.16, 0.26, '#a5644a', 0.3)
  for (let tier = 0; tier < 6; tier += 1) {
    const h = 0.26 + tier * 0.115
    const u = 0.3 - tier * 0.036
    e.shape(
      [
        [-u, h],
        [-u * 0.32, h + 0.095],
        [u * 0.32, h + 0.095],
        [u, h],
      ],
      '#4f4238',
      tier % 2 ? 'half' : 'dim',
    )
    e.shape(
      [
        [0, h],
        [0, h + 0.095],
        [u * 0.32 * e.stage.light.side, h + 0.095],
        [u * e.stage.light.side, h],
      ],
      '#6b5a4a',
      'lit',
    )
  }
  e.rod(0, 0.94, 0, 1, 0.014, GOLD)
}

/** Striped arcades round a yard, domes and a stone tower: the monastery in the Rila valley. */
export function drawRilaMonastery(e: Elevation): void {
  const plaster = '#f6efe0'
  e.wall(-1.5, 1.5, 0, 0.5, plaster, 0)
  for (const [row, h] of [0.03, 0.19, 0.35].entries()) {
    e.holes(-1.48, 1.48, h, h + 0.14, 22, 1, true, 0.66)
    if (row < 2)
      e.shape(
        [
          [-1.5, h + 0.14],
          [1.5, h + 0.14],
          [1.5, h + 0.158],
          [-1.5, h + 0.158],
        ],
        '#a33f36',
      )
  }
  for (let index = 0; index <= 22; index += 1) {
    const u = -1.48 + index * 0.1345
    e.rod(u, 0.02, u, 0.48, 0.016, index % 2 ? '#2f3338' : '#b5463a')
  }
  e.roof(-1.56, 1.56, 0.5, 0.13, '#8f4f3c', 0.94)
  for (const u of [-1.2, -0.8, 0.95, 1.3]) e.wall(u, u + 0.05, 0.58, 0.72, plaster, 0.4)
  e.wall(0.42, 0.74, 0, 0.86, '#b3a48f', 0.42)
  e.holes(0.46, 0.7, 0.3, 0.8, 2, 2, true, 0.2)
  e.teeth(0.42, 0.74, 0.86, 5, 0.05, '#b3a48f')
  e.wall(-0.72, 0.22, 0, 0.4, plaster, 0.1)
  for (const h of [0.08, 0.16, 0.24, 0.32])
    e.shape(
      [
        [-0.72, h],
        [0.22, h],
        [0.22, h + 0.03],
        [-0.72, h + 0.03],
      ],
      '#a33f36',
    )
  e.holes(-0.7, 0.2, 0.02, 0.34, 7, 1, true, 0.62)
  e.roof(-0.74, 0.24, 0.4, 0.06, '#6e6a6c', 0.84)
  for (const [u, r] of [
    [-0.52, 0.13],
    [-0.06, 0.13],
    [-0.28, 0.2],
  ] as const) {
    e.shaft(u, 0.44, 0.56 + r * 0.3, r * 0.9, r * 0.9, '#c25344')
    e.dome(u, 0.56 + r * 0.3, r, '#77787f', 0.95)
  }
}
