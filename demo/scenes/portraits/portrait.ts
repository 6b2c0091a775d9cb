import type { Manner } from '../buildings/town.ts'
import type { Hour, Season } from '../light.ts'
import type { Tree } from '../trees.ts'
import type { Brush } from './brush.ts'

/**
 * How one destination looks: what only this place has, seen from where one would stop to look. Coasts face the way they
 * do on the map, so the hours are those at which the sun stands where the painter wants it.
 */
export type Portrait = {
  /** The hours of its two pictures. */
  hours: readonly [Hour, Hour]
  /** The season of its first picture; summer if left out. */
  season?: Season
  /** Where the sun stands: -1 left, 1 right. */
  sun: 1 | -1
  /** The eye's line in the portrait, picture units from the top, and its height in metres. */
  horizon: number
  eye: number
  /** The tree that grows by every house, and the manner of its neighbours, where they are not the usual ones. */
  tree?: Tree
  manner?: Manner
  /** Sky, far land and water with the horizon at `y`: also what every window and terrace of the place looks out on. */
  far(brush: Brush, y: number): void
  /** What stands before it. */
  near(brush: Brush): void
}
