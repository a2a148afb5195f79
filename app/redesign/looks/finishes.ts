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
