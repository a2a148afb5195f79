import { boxBlur } from './box_blur.js'
import { copyFactor, type Plane } from './resize_plane.js'

/** Mean of masked pixels around each pixel, computed on a small copy. */
export class MaskedMean {
  readonly #sums: Float32Array
  readonly #weights: Float32Array
  readonly #columns: number
  readonly #rows: number
  readonly #factor: number

  constructor(
    private readonly plane: Plane,
    mask: Float32Array,
    radius: number
  ) {
    this.#factor = copyFactor(radius)
    this.#columns = Math.ceil(plane.width / this.#factor)
    this.#rows = Math.ceil(plane.height / this.#factor)
    const sums = new Float32Array(this.#columns * this.#rows)
    const weights = new Float32Array(sums.length)
    for (let y = 0, at = 0; y < plane.height; y++) {
      const row = Math.floor(y / this.#factor) * this.#columns
      for (let x = 0; x < plane.width; x++, at++) {
        const share = mask[at]
        if (share <= 0) continue
        const to = row + Math.floor(x / this.#factor)
        sums[to] += plane.values[at] * share
        weights[to] += share
      }
    }
    const reach = Math.max(1, Math.round(radius / this.#factor))
    this.#sums = this.#blurred(sums, reach)
    this.#weights = this.#blurred(weights, reach)
  }

  /** The pixel itself if the mask is empty nearby. */
  at(x: number, y: number): number {
    const column = Math.max(0, (x + 0.5) / this.#factor - 0.5)
    const row = Math.max(0, (y + 0.5) / this.#factor - 0.5)
    const left = Math.min(this.#columns - 1, Math.floor(column))
    const top = Math.min(this.#rows - 1, Math.floor(row))
    const here = top * this.#columns + left
    const right = left + 1 < this.#columns ? 1 : 0
    const below = top + 1 < this.#rows ? this.#columns : 0
    const across = column - left
    const down = row - top
    const weight = blended(this.#weights, here, right, below, across, down)
    if (weight < 1e-3) return this.plane.values[y * this.plane.width + x]
    return blended(this.#sums, here, right, below, across, down) / weight
  }

  #blurred(plane: Float32Array, reach: number): Float32Array {
    const once = boxBlur(plane, this.#columns, this.#rows, reach)
    return boxBlur(once, this.#columns, this.#rows, reach)
  }
}

function blended(
  plane: Float32Array,
  here: number,
  right: number,
  below: number,
  across: number,
  down: number
): number {
  const upper = plane[here] + (plane[here + right] - plane[here]) * across
  const from = here + below
  const lower = plane[from] + (plane[from + right] - plane[from]) * across
  return upper + (lower - upper) * down
}
