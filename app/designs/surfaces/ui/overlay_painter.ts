import type { Painting, Rect } from './painting.js'
import { SURFACE_KINDS, type SurfaceKind } from './surface_kinds.js'

/** px of the drawing per px of the map, for fine lines. */
export const DRAWN_SCALE = 2

const TILE = 16
const BODY = 105
const PATTERN = 235
/** opacity of what is a guess */
const DOUBT = 0.35
const EDGE = packed([20, 18, 16], 210)
const CORRECTED_EDGE = packed([255, 255, 255], 255)

/** Draws the overlay that shows each area. */
export class OverlayPainter {
  readonly #tiles = tilesOf(1)
  readonly #faded = tilesOf(DOUBT)

  constructor(private readonly painting: Painting) {}

  /** Redraws a part and its neighboring pixels. */
  draw({ left, top, right, bottom }: Rect): { image: ImageData; x: number; y: number } {
    const { width, height } = this.painting.map
    const [x, y] = [Math.max(0, left - 1) * DRAWN_SCALE, Math.max(0, top - 1) * DRAWN_SCALE]
    const image = new ImageData(
      Math.min(width, right + 1) * DRAWN_SCALE - x,
      Math.min(height, bottom + 1) * DRAWN_SCALE - y
    )
    const pixels = new Uint32Array(image.data.buffer)
    for (const at of pixels.keys()) {
      pixels[at] = this.#colorAt(x + (at % image.width), y + Math.floor(at / image.width))
    }
    return { image, x, y }
  }

  #colorAt(x: number, y: number): number {
    const { width, height } = this.painting.map
    const column = Math.floor(x / DRAWN_SCALE)
    const row = Math.floor(y / DRAWN_SCALE)
    const pixel = row * width + column
    if (x % DRAWN_SCALE && column + 1 < width && this.#differs(pixel, pixel + 1)) {
      return this.#edge(pixel, pixel + 1)
    }
    if (y % DRAWN_SCALE && row + 1 < height && this.#differs(pixel, pixel + width)) {
      return this.#edge(pixel, pixel + width)
    }
    const tiles = this.painting.isDoubted(pixel) ? this.#faded : this.#tiles
    return tiles[this.painting.surfaceAt(pixel)]?.[(y % TILE) * TILE + (x % TILE)] ?? 0
  }

  #differs(one: number, other: number): boolean {
    const { painting } = this
    return (
      painting.surfaceAt(one) !== painting.surfaceAt(other) ||
      !painting.said[one] !== !painting.said[other]
    )
  }

  #edge(one: number, other: number): number {
    const { said } = this.painting
    return said[one] || said[other] ? CORRECTED_EDGE : EDGE
  }
}

/** One tile of a surface's pattern, RGBA. */
export function tileOf({ color, pattern }: SurfaceKind, opacity = 1): Uint32Array {
  return Uint32Array.from({ length: TILE * TILE }, (_, at) => {
    const isLine = pattern(at % TILE, Math.floor(at / TILE))
    return packed(color, Math.round((isLine ? PATTERN : BODY) * opacity))
  })
}

/** By `SURFACE`. */
function tilesOf(opacity: number): (Uint32Array | undefined)[] {
  const tiles: Uint32Array[] = []
  for (const kind of SURFACE_KINDS) tiles[kind.surface] = tileOf(kind, opacity)
  return tiles
}

export const TILE_SIDE = TILE

/** RGBA in the byte order of a canvas. */
function packed([red, green, blue]: readonly [number, number, number], opacity: number): number {
  return ((opacity << 24) | (blue << 16) | (green << 8) | red) >>> 0
}
