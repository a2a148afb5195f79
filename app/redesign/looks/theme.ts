import type { FloorFinish, RugFinish, WallFinish } from './finishes.js'
import type { Grade, Light } from './look.js'
import type { LookOption } from './option.js'

/** A palette; the seed picks among the candidates in each list. */
export interface Theme extends LookOption {
  walls: readonly WallFinish[]
  /** for the wall facing the camera; null leaves it like the others */
  accentWalls: readonly (WallFinish | null)[]
  floors: readonly FloorFinish[]
  rugs: readonly RugFinish[]
  ceiling: string
  /** upholstery, curtains last */
  textiles: readonly string[]
  wood: string
  accents: readonly string[]
  light: Light
  grade: Grade
}
