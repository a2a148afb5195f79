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

/** A floor covering; `colors` as `#rrggbb`, with a meaning per pattern. */
export interface FloorFinish {
  pattern:
    'planks' | 'herringbone' | 'chevron' | 'tiles' | 'checker' | 'marble' | 'terrazzo' | 'concrete'
  /** wood: dark and light grain; stone: base, vein; tiles: both tiles; terrazzo: base, chips */
  colors: readonly string[]
}

/** A wall covering; `colors` as `#rrggbb`. */
export interface WallFinish {
  pattern: 'paint' | 'limewash' | 'panelling' | 'wallpaper' | 'brick' | 'slats' | 'tiles'
  /** base first; wallpaper: then the print; slats: dark, light grain; brick: two bricks, joint */
  colors: readonly string[]
}

export interface RugFinish {
  pattern: 'plain' | 'border' | 'lines' | 'persian' | 'stripes'
  /** base, then the pattern */
  colors: readonly string[]
}

export type FloorPattern = FloorFinish['pattern']
export type WallPattern = WallFinish['pattern']
export type RugPattern = RugFinish['pattern']

/** One choice in a list, as shown in the interface and read by engines. */
export interface LookChoice {
  id: string
  label: string
  /** one sentence on its appearance; also part of text prompts */
  description: string
  /** three to five colors as `#rrggbb`, the largest surface first */
  swatches: readonly string[]
}

/** A palette; the seed picks among the candidates in each list. */
export interface LookTheme extends LookChoice {
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
