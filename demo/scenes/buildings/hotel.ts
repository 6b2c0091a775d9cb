// The hotel's own building, by kind of property. One mass is walls, openings and a roof; a hotel is a few masses.

import { mix } from '../color.ts'
import type { Design } from '../design.ts'
import type { Identity } from '../identity.ts'
import type { Stage } from '../stage.ts'
import { drawDoor, drawWindows } from './facade.ts'
import { drawChimney } from './fittings.ts'
import {
  drawAFrame,
  drawCubes,
  drawErker,
  drawLodge,
  drawPergolaHouse,
  drawPorch,
  drawStepped,
  drawStoneHouse,
} from './land-designs.ts'
import { drawMass } from './mass.ts'
import { createPlan, type Plan } from './plan.ts'
import { type Block, drawBox, local, wallsOf } from './solid.ts'
import {
  drawArcadeHouse,
  drawCorner,
  drawCourt,
  drawCurve,
  drawFins,
  drawGables,
  drawModern,
  drawPalace,
  drawRoundTower,
  drawShopHouse,
  drawTwin,
} from './town-designs.ts'

/** Draws the hotel with the middle of its front at (x, z), turned by `yaw`. */
export function drawHotel(stage: Stage, id: Identity, x: number, z: number, yaw: number): void {
  const draw = DESIGNS[id.design]
  if (draw) draw(stage, id, createPlan(id, x, z, yaw))
  else drawUsual(stage, id, x, z, yaw)
}

/** The compositions that any kind of property may have; the others are the usual ones of their kind. */
const DESIGNS: Partial<Record<Design, (stage: Stage, id: Identity, plan: Plan) => void>> = {
  corner: drawCorner,
  palace: drawPalace,
  arcade: drawArcadeHouse,
  modern: drawModern,
  fins: drawFins,
  court: drawCourt,
  erker: drawErker,
  stone: drawStoneHouse,
  porch: drawPorch,
  cubes: drawCubes,
  stepped: drawStepped,
  curve: drawCurve,
  gables: drawGables,
  lodge: drawLodge,
  'a-frame': drawAFrame,
  pergola: drawPergolaHouse,
  twin: drawTwin,
  round: drawRoundTower,
}

function drawUsual(stage: Stage, id: Identity, x: number, z: number, yaw: number): void {
  const s = id.stretch
  const at = (u: number, w: number, size: Omit<Block, 'x' | 'z' | 'yaw'>): Block => {
    const [wx, , wz] = local({ x, z, yaw, wide: 0, deep: 0, tall: 0 }, u, 0, w + size.deep / 2)
    return { ...size, x: wx, z: wz, yaw }
  }
  const plaster = { skin: 'plaster', windows: id.windows, roof: id.roofKind } as const
  switch (id.property) {
    case 'beach-resort': {
      const tall = (n: number) => n * 3.2 + 0.8
      const wing = Math.max(4, id.floors - 3)
      drawMass(stage, id, at(25 * s, 5, { wide: 20, deep: 22, tall: tall(wing) }), {
        ...plaster,
        floorTall: 3.2,
        floors: wing,
        ground: 'glass',
        balconies: id.balconies,
        roof: 'flat',
        pitch: 0,
        over: 0.3,
      })
      drawMass(stage, id, at(0, 0, { wide: 34 * s, deep: 17, tall: tall(id.floors) }), {
        ...plaster,
        floorTall: 3.2,
        floors: id.floors,
        ground: 'glass',
        balconies: id.balconies,
        roof: 'flat',
        pitch: 0,
        over: 0.3,
      })
      drawBox(
        stage,
        { ...at(-4, 5, { wide: 12, deep: 8, tall: 3 }), base: tall(id.floors) },
        mix(id.wall, id.accent, 0.6),
      )
      return
    }
    case 'boutique':
      drawShopHouse(stage, id, createPlan(id, x, z, yaw))
      return
    case 'guest-house':
      drawMass(stage, id, at(0, 0, { wide: 12.5 * s, deep: 9, tall: id.floors * 2.9 }), {
        ...plaster,
        floorTall: 2.9,
        floors: id.floors,
        ground: 'stone',
        balconies: 'centre',
        pitch: 0.5,
        over: 1,
        flowers: true,
      })
      return
    case 'chalet':
      drawChimney(stage, at(3.2, 5, { wide: 1.2, deep: 1.2, tall: 3.6 }), id.floors * 2.9 + 1.4, id)
      drawMass(stage, id, at(0, 0, { wide: 14 * s, deep: 11, tall: id.floors * 2.9 }), {
        ...plaster,
        skin: 'boards',
        windows: 'cross',
        floorTall: 2.9,
        floors: id.floors,
        ground: 'stone',
        balconies: 'gallery',
        roof: 'gable',
        pitch: 0.62,
        over: 1.7,
        flowers: true,
      })
      return
    case 'hut':
      drawChimney(stage, at(1.9, 3.4, { wide: 0.9, deep: 0.9, tall: 3 }), 4.2, id)
      drawMass(stage, id, at(0, 0, { wide: 7.6 * s, deep: 6.5, tall: 2.9 }), {
        ...plaster,
        skin: 'logs',
        windows: 'cross',
        floorTall: 2.9,
        floors: 1,
        ground: 'none',
        balconies: 'none',
        roof: 'gable',
        pitch: 1,
        over: 0.9,
        plainFront: true,
      })
      for (const wall of wallsOf(stage, at(0, 0, { wide: 7.6 * s, deep: 6.5, tall: 2.9 })))
        if (wall.side === 'front') {
          drawWindows(stage, wall, {
            floors: 1,
            bays: 2,
            floorTall: 2.9,
            margin: 1,
            wide: 1.15,
            tall: 1.2,
            sill: 0.95,
            glowing: 1,
            frame: '#f3e6cf',
          })
          drawDoor(stage, wall, wall.length / 2, 1.1, 2.05, id.accent, false)
        }
      return
    case 'tower':
      drawMass(stage, id, at(0, 0, { wide: 40, deep: 26, tall: 7.5 }), {
        ...plaster,
        floorTall: 3.6,
        floors: 2,
        ground: 'glass',
        balconies: 'none',
        windows: 'plain',
        roof: 'flat',
        pitch: 0,
        over: 0.4,
      })
      drawMass(
        stage,
        id,
        { ...at(-3, 3, { wide: 21 * s, deep: 19, tall: id.floors * 3.3 }), base: 7.5 },
        {
          ...plaster,
          skin: id.balconies === 'all' ? 'plaster' : 'glass',
          floorTall: 3.3,
          floors: id.floors,
          ground: 'none',
          windows: 'plain',
          balconies: id.balconies === 'all' ? 'paired' : 'none',
          roof: 'flat',
          pitch: 0,
          over: 0.2,
        },
      )
      drawBox(
        stage,
        { ...at(-3, 8, { wide: 9, deep: 8, tall: 4 }), base: 7.5 + id.floors * 3.3 },
        mix(id.wall, id.accent, 0.5),
      )
      return
    case 'spa-hotel':
      for (const flank of [1, -1])
        drawMass(stage, id, at(flank * 21 * s, 4, { wide: 15, deep: 20, tall: (id.floors - 1) * 3.2 }), {
          ...plaster,
          floorTall: 3.2,
          floors: id.floors - 1,
          ground: 'stone',
          balconies: 'all',
          pitch: 0.42,
          over: 1.1,
        })
      drawMass(stage, id, at(0, 2, { wide: 28 * s, deep: 16, tall: id.floors * 3.2 }), {
        ...plaster,
        floorTall: 3.2,
        floors: id.floors,
        ground: 'glass',
        balconies: 'all',
        pitch: 0.42,
        over: 1.1,
      })
      return
    case 'apartments':
      drawMass(stage, id, at(13 * s, 2, { wide: 12, deep: 13, tall: (id.floors - 1) * 3 + 0.5 }), {
        ...plaster,
        floorTall: 3,
        floors: id.floors - 1,
        ground: 'shops',
        balconies: 'alternate',
        windows: 'cross',
        roof: 'flat',
        pitch: 0,
        over: 0.2,
        flowers: true,
      })
      drawMass(
        stage,
        { ...id, wall: mix(id.wall, id.accent, 0.22) },
        at(0, 0, { wide: 15 * s, deep: 13, tall: id.floors * 3 + 0.5 }),
        {
          ...plaster,
          floorTall: 3,
          floors: id.floors,
          ground: 'shops',
          balconies: 'alternate',
          windows: 'cross',
          roof: 'flat',
          pitch: 0,
          over: 0.2,
          flowers: true,
        },
      )
      return
    case 'villa':
      drawMass(stage, id, at(5 * s, 2, { wide: 11, deep: 9, tall: 6.3 }), {
        ...plaster,
        floorTall: 3.15,
        floors: 2,
        ground: 'glass',
        balconies: 'all',
        roof: 'flat',
        pitch: 0,
        over: 0.7,
      })
      drawMass(stage, { ...id, wall: mix(id.stone, id.wall, 0.3) }, at(-6.5 * s, 0, { wide: 13, deep: 8, tall: 3.4 }), {
        ...plaster,
        floorTall: 3.4,
        floors: 1,
        ground: 'glass',
        balconies: 'none',
        roof: 'flat',
        pitch: 0,
        over: 0.9,
      })
      return
    case 'monastery':
      drawMass(stage, id, at(13, 4, { wide: 9, deep: 16, tall: 6.2 }), {
        ...plaster,
        floorTall: 3.1,
        floors: 2,
        ground: 'arcade',
        balconies: 'none',
        pitch: 0.48,
        over: 0.9,
        roof: 'hip',
      })
      drawMass(stage, id, at(-2, 0, { wide: 21 * s, deep: 9, tall: 6.4 }), {
        ...plaster,
        floorTall: 3.1,
        floors: 2,
        ground: 'arcade',
        balconies: 'gallery',
        pitch: 0.48,
        over: 1.9,
        roof: 'hip',
        flowers: true,
      })
      return
  }
}
