/** What a floor can be laid with; `colors` as `#rrggbb`, meaning told by each pattern. */
export interface FloorFinish {
  pattern:
    'planks' | 'herringbone' | 'chevron' | 'tiles' | 'checker' | 'marble' | 'terrazzo' | 'concrete'
  /** wood: dark and light grain; stone: ground and vein; tiles: both tiles; terrazzo: ground, then chips */
  colors: readonly string[]
}

/** What a wall can be covered with; `colors` as `#rrggbb`. */
export interface WallFinish {
  pattern: 'paint' | 'limewash' | 'panelling' | 'wallpaper' | 'brick' | 'slats' | 'tiles'
  /** the ground first; wallpaper: then the print; slats: dark and light grain; brick: two bricks and the joint */
  colors: readonly string[]
}

export interface RugFinish {
  pattern: 'plain' | 'border' | 'lines' | 'persian' | 'stripes'
  /** ground, then the drawing */
  colors: readonly string[]
}

export type FloorPattern = FloorFinish['pattern']
export type WallPattern = WallFinish['pattern']
export type RugPattern = RugFinish['pattern']
