// Light by hour and weather. Every picture has one light: a sky, a sun on one side, a colour for what it strikes,
// a colour for what it misses, and a haze that far things dissolve into.

import { mix, multiply, shift } from './color.ts'
import type { Random } from './random.ts'

export type Hour = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'blue' | 'night'
export type Weather = 'clear' | 'clouds' | 'mist' | 'rain' | 'snow'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export type Light = {
  hour: Hour
  weather: Weather
  sky: readonly [zenith: string, high: string, low: string, horizon: string]
  sun: string
  /** Sun or moon in the picture: position, radius; absent when it stands outside the frame. */
  disc?: { x: number; y: number; radius: number }
  /** +1 when light comes from the right, -1 from the left. */
  side: 1 | -1
  /** Unit vector from the scene towards the sun (x right, y up, z away). */
  toSun: readonly [number, number, number]
  key: string
  shade: string
  haze: string
  /** Cast shadows: colour and how strongly they cover. */
  shadow: string
  shadowDepth: number
  /** 0 by day, 1 when every lamp burns. */
  lamps: number
}

type Rig = {
  sky: Light['sky']
  sun: string
  key: string
  shade: string
  haze: string
  shadow: string
  shadowDepth: number
  lamps: number
  /**
   * Sun height, tangent of its elevation; and how far behind the scene it stands. Below zero it lights the fronts: even
   * with its disc in the sky, as painters do, or every building would be a silhouette.
   */
  rise: number
  back: number
  /** Height of the visible disc above the horizon as a part of the sky, if visible. */
  disc?: readonly [number, number]
}

const RIGS: Record<Hour, Rig> = {
  dawn: {
    sky: ['#6f93c4', '#b3b0d6', '#f0c2c4', '#fde6cb'],
    sun: '#fff3dc',
    key: '#ffe8d6',
    shade: '#aaa3c6',
    haze: '#eccdcc',
    shadow: '#4d4a80',
    shadowDepth: 0.34,
    lamps: 0.3,
    rise: 0.45,
    back: 0.15,
    disc: [0.1, 46],
  },
  morning: {
    sky: ['#2f87bf', '#74b9dc', '#bfe1e6', '#f8f1dd'],
    sun: '#fffbe8',
    key: '#fff7e8',
    shade: '#a9b9d6',
    haze: '#cfe5e8',
    shadow: '#284a7c',
    shadowDepth: 0.36,
    lamps: 0,
    rise: 0.8,
    back: -0.25,
  },
  noon: {
    sky: ['#1873b8', '#3f9fd6', '#8dcde8', '#dcf1ee'],
    sun: '#ffffff',
    key: '#ffffff',
    shade: '#9fb3d8',
    haze: '#b7dcea',
    shadow: '#1d3f78',
    shadowDepth: 0.4,
    lamps: 0,
    rise: 1.35,
    back: -0.3,
  },
  golden: {
    sky: ['#4a7fb0', '#a5b5bd', '#f7c98c', '#ffe2a0'],
    sun: '#fff2c4',
    key: '#ffe0ab',
    shade: '#9c8fb0',
    haze: '#f3cb9c',
    shadow: '#4a3a6c',
    shadowDepth: 0.38,
    lamps: 0.25,
    rise: 0.42,
    back: -0.42,
    disc: [0.2, 52],
  },
  dusk: {
    sky: ['#2b3a76', '#75508f', '#de6f70', '#ffb673'],
    sun: '#ffd9a0',
    key: '#ffb48a',
    shade: '#655390',
    haze: '#cf7880',
    shadow: '#2a2053',
    shadowDepth: 0.42,
    lamps: 0.6,
    rise: 0.3,
    back: -0.1,
    disc: [0.075, 60],
  },
  blue: {
    sky: ['#10244d', '#1f4577', '#4c7d9f', '#f2bf92'],
    sun: '#ffe0b4',
    key: '#8ea2cf',
    shade: '#46568c',
    haze: '#4f7696',
    shadow: '#0e1c40',
    shadowDepth: 0.42,
    lamps: 0.9,
    rise: 0.5,
    back: 0.25,
  },
  night: {
    sky: ['#091231', '#11214b', '#1f3a6b', '#41618c'],
    sun: '#f4efdc',
    key: '#7288bd',
    shade: '#34437c',
    haze: '#2a4573',
    shadow: '#060d26',
    shadowDepth: 0.46,
    lamps: 1,
    rise: 0.7,
    back: 0.2,
    disc: [0.66, 30],
  },
}

export const isDark = (light: Light) => light.lamps > 0.5

/** `horizon` is where the sky ends, picture units from the top. */
export function createLight(
  random: Random,
  hour: Hour,
  weather: Weather,
  season: Season,
  horizon: number,
  facing?: 1 | -1,
): Light {
  const rig = RIGS[hour]
  const side = facing ?? (random.chance(0.5) ? 1 : -1)
  const turn = random.range(-7, 7)
  const grey = weather === 'mist' ? 0.5 : weather === 'rain' || weather === 'snow' ? 0.62 : 0
  const veil = mix(rig.haze, isNight(hour) ? '#3b4a66' : weather === 'rain' ? '#9fb0ba' : '#d7dedd', 0.6)
  const soften = (color: string, share = 1) =>
    mix(shift(color, 0, season === 'winter' ? 0.82 : 1, turn), veil, grey * share)
  const length = Math.hypot(0.9, rig.rise, rig.back)
  const discShown = rig.disc && grey < 0.55
  const overcast = grey > 0
  return {
    hour,
    weather,
    side,
    sky: [soften(rig.sky[0], 0.85), soften(rig.sky[1]), soften(rig.sky[2]), soften(rig.sky[3], 0.8)],
    sun: rig.sun,
    ...(discShown && rig.disc
      ? { disc: { x: 800 + side * random.range(240, 560), y: horizon * (1 - rig.disc[0]) - 8, radius: rig.disc[1] } }
      : {}),
    toSun: [(side * 0.9) / length, rig.rise / length, rig.back / length],
    key: overcast ? mix(rig.key, rig.shade, 0.34) : rig.key,
    shade: overcast ? mix(rig.shade, rig.key, 0.3) : rig.shade,
    haze: soften(rig.haze),
    shadow: rig.shadow,
    shadowDepth: rig.shadowDepth * (overcast ? 0.45 : 1),
    lamps: overcast ? Math.min(1, rig.lamps + 0.25) : rig.lamps,
  }
}

const isNight = (hour: Hour) => hour === 'night' || hour === 'blue'

/** What a colour looks like under the light: `lit` 0 is shadow, 1 full sun; `depth` 0 is near, 1 dissolved in haze. */
export function tone(light: Light, color: string, lit: number, depth = 0): string {
  return mix(multiply(color, mix(light.shade, light.key, lit)), light.haze, depth)
}

/** How strongly the sun strikes a surface with this outward normal, 0 to 1. */
export function strike(light: Light, normal: readonly [number, number, number]): number {
  const dot = normal[0] * light.toSun[0] + normal[1] * light.toSun[1] + normal[2] * light.toSun[2]
  return dot <= 0 ? 0.06 : Math.min(1, 0.34 + dot * 1.1)
}
