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
