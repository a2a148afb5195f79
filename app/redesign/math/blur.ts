import { copyFactor, enlarged, shrunk, type Plane } from '#app/redesign/math/planes'

/** Mean over a square of `2 · radius + 1` pixels; its cost doesn't depend on the radius. */
export function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number
): Float32Array {
  const across = new Float32Array(source.length)
  const blurred = new Float32Array(source.length)
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = source[row] * radius
    for (let x = 0; x <= radius; x++) sum += source[row + Math.min(width - 1, x)]
    for (let x = 0; x < width; x++) {
      across[row + x] = sum * share
      sum += source[row + Math.min(width - 1, x + radius + 1)]
      sum -= source[row + Math.max(0, x - radius)]
    }
  }
  const sums = new Float64Array(width)
  for (let y = -radius; y <= radius; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width
    for (let x = 0; x < width; x++) sums[x] += across[row + x]
  }
  for (let y = 0; y < height; y++) {
    const add = Math.min(height - 1, y + radius + 1) * width
    const drop = Math.max(0, y - radius) * width
    for (let x = 0; x < width; x++) {
      blurred[y * width + x] = sums[x] * share
      sums[x] += across[add + x] - across[drop + x]
    }
  }
  return blurred
}

/** Two box blurs of a large radius, on the smallest copy that allows it. */
export function broadBlur(plane: Plane, radius: number): Float32Array {
  const factor = copyFactor(radius)
  const { values, width, height } = shrunk(plane, factor)
  const reach = Math.max(1, Math.round(radius / factor))
  const once = boxBlur(values, width, height, reach)
  const small = { values: boxBlur(once, width, height, reach), width, height }
  return enlarged(small, factor, plane.width, plane.height)
}

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
