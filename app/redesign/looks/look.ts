import type { FloorPattern, RugPattern, WallPattern } from './finishes.js'

/** OKLab: lightness 0-1, green-red and blue-yellow about -0.4 to 0.4 (Björn Ottosson, 2020). */
export type Oklab = readonly [lightness: number, a: number, b: number]

export interface Finish<Pattern> {
  pattern: Pattern
  colors: readonly Oklab[]
}

export interface Light {
  /** of the daylight: -1 cold to 1 warm */
  warmth: number
  /** hidden light along the ceiling's edge, 0 none to 1 strong */
  cove: number
  /** overall brightness, median lightness 0.45-0.72 */
  key: number
}

export interface Grade {
  contrast: number
  saturation: number
  vignette: number
  bloom: number
}

/** Everything a redesign changes, as the engine's input. A null part stays unchanged. */
export interface Look {
  walls: Finish<WallPattern> | null
  accentWall: Finish<WallPattern> | null
  ceiling: Oklab | null
  floor: Finish<FloorPattern> | null
  rug: Finish<RugPattern> | null
  /** upholstery; the first is the sofa's */
  textiles: readonly Oklab[]
  curtains: Oklab
  wood: Oklab
  accents: readonly Oklab[]
  /** 0 keeps furniture as it is, 1 dyes it fully */
  furniture: number
  /** in kitchens and bathrooms, anything but wood is appliances and fixtures, and stays */
  fittings: 'stay' | 'dye'
  light: Light
  grade: Grade
}
