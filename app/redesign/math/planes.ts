export interface Plane {
  values: Float32Array
  width: number
  height: number
}

/** minimum blur radius on a smaller copy, so that its squares don't show */
const MIN_RADIUS_PX = 3

/** How far an image can be scaled down before blurring by a radius. */
export function copyFactor(radius: number): number {
  return Math.max(1, Math.floor(radius / MIN_RADIUS_PX))
}

export function shrunk({ values, width, height }: Plane, factor: number): Plane {
  const columns = Math.ceil(width / factor)
  const rows = Math.ceil(height / factor)
  const sums = new Float32Array(columns * rows)
  const counts = new Float32Array(columns * rows)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / factor) * columns
    for (let x = 0; x < width; x++, at++) {
      const to = row + Math.floor(x / factor)
      sums[to] += values[at]
      counts[to]++
    }
  }
  for (const [at, count] of counts.entries()) sums[at] /= count
  return { values: sums, width: columns, height: rows }
}

/** Scales the result of `shrunk` back up, interpolating between the centers of its squares. */
export function enlarged(
  { values, width: columns, height: rows }: Plane,
  factor: number,
  width: number,
  height: number
): Float32Array {
  const out = new Float32Array(width * height)
  const line = new Float32Array(columns)
  for (let y = 0, at = 0; y < height; y++) {
    const [top, down] = place(y, factor, rows)
    const from = top * columns
    const below = Math.min(rows - 1, top + 1) * columns
    for (let x = 0; x < columns; x++) {
      line[x] = values[from + x] + (values[below + x] - values[from + x]) * down
    }
    for (let x = 0; x < width; x++, at++) {
      const middle = Math.max(0, (x + 0.5) / factor - 0.5)
      const left = Math.min(columns - 1, Math.floor(middle))
      const right = Math.min(columns - 1, left + 1)
      out[at] = line[left] + (line[right] - line[left]) * (middle - left)
    }
  }
  return out
}

function place(pixel: number, factor: number, size: number): [first: number, share: number] {
  const middle = Math.max(0, (pixel + 0.5) / factor - 0.5)
  const first = Math.min(size - 1, Math.floor(middle))
  return [first, middle - first]
}

export interface Grid {
  values: Float32Array
  width: number
  height: number
}

/** The plane resampled to another size, interpolated between cell centers. */
export function stretchPlane(
  { values, width: columns, height: rows }: Grid,
  width: number,
  height: number
): Float32Array {
  const across = placesOf(width, columns)
  const down = placesOf(height, rows)
  const out = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const upper = down.first[y] * columns
    const lower = down.second[y] * columns
    for (let x = 0; x < width; x++, at++) {
      const left = across.first[x]
      const right = across.second[x]
      const share = across.share[x]
      const above = values[upper + left] * (1 - share) + values[upper + right] * share
      const below = values[lower + left] * (1 - share) + values[lower + right] * share
      out[at] = above * (1 - down.share[y]) + below * down.share[y]
    }
  }
  return out
}

function placesOf(places: number, cells: number) {
  const first = new Uint16Array(places)
  const second = new Uint16Array(places)
  const share = new Float32Array(places)
  for (let at = 0; at < places; at++) {
    const middle = Math.min(cells - 1, Math.max(0, ((at + 0.5) * cells) / places - 0.5))
    first[at] = Math.floor(middle)
    second[at] = Math.min(cells - 1, first[at] + 1)
    share[at] = middle - first[at]
  }
  return { first, second, share }
}
