/** A piece of the picture that is labelled as a whole. */
export interface Region {
  size: number
  lightness: number
  a: number
  b: number
  /** middle, pixels of the labelled picture */
  x: number
  y: number
  /** share of its pixels on each plane, index 1 to 5 as `planeHit` */
  planes: Float32Array
  /** mean change from pixel to pixel, of lightness: sideways and down */
  across: number
  along: number
  /** evidence 0 to 1 that a line runs here that the plane could not hold */
  contradiction: number
  /** how alike it is to what lies across the edge of floor and wall, 0 where it is not near */
  crossing: number
  /** share of its pixels that lie near that edge */
  atBase: number
  /** share of its pixels within found windows, doors, pictures, curtains */
  window: number
  door: number
  picture: number
  curtain: number
  neighbours: Neighbour[]
}

export interface Neighbour {
  region: number
  /** shared pixels of the border */
  border: number
  /** mean difference of colour across it */
  contrast: number
}

/** The planes, lines and rectangles of a room, on the pixels of the labelled picture. */
export interface PixelEvidence {
  planes: Uint8Array
  contradiction: Float32Array
  /** see `contrastMap` */
  contrast: Float32Array
  /** see `findCrossings` */
  crossing: Float32Array
  window: Uint8Array
  door: Uint8Array
  picture: Uint8Array
  curtain: Uint8Array
}
