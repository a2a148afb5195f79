/** A convolution's weights ordered by to, from, row, column; `size` is odd. */
export interface Kernel {
  to: number
  from: number
  size: number
  weights: Float64Array
}

/** One kernel equivalent to two applied in sequence. */
export function composed(outer: Kernel, inner: Kernel): Kernel {
  const size = outer.size + inner.size - 1
  const outerArea = outer.size ** 2
  const innerArea = inner.size ** 2
  const weights = new Float64Array(outer.to * inner.from * size * size)
  for (let to = 0; to < outer.to; to++)
    for (let between = 0; between < outer.from; between++)
      for (let p = 0; p < outerArea; p++) {
        const factor = outer.weights[(to * outer.from + between) * outerArea + p]
        const row = Math.floor(p / outer.size)
        const column = p % outer.size
        for (let from = 0; from < inner.from; from++)
          for (let q = 0; q < innerArea; q++) {
            const y = row + Math.floor(q / inner.size)
            const x = column + (q % inner.size)
            weights[((to * inner.from + from) * size + y) * size + x] +=
              factor * inner.weights[(between * inner.from + from) * innerArea + q]
          }
      }
  return { to: outer.to, from: inner.from, size, weights }
}

export function summed(one: Kernel, other: Kernel): Kernel {
  const size = Math.max(one.size, other.size)
  const [first, second] = [one, other].map((kernel) => cut(kernel, size))
  return { ...first, weights: first.weights.map((value, at) => value + second.weights[at]) }
}

/** A kernel placed among more channels; the others are zero. */
export function placed(
  { to, from, size, weights }: Kernel,
  channels: { to: number; from: number },
  first: { to: number; from: number }
): Kernel {
  const area = size * size
  const all = new Float64Array(channels.to * channels.from * area)
  for (let o = 0; o < to; o++) {
    const row = weights.subarray(o * from * area, (o + 1) * from * area)
    all.set(row, ((o + first.to) * channels.from + first.from) * area)
  }
  return { ...channels, size, weights: all }
}

/** A kernel's center. Cropped weights spread over the rest, so that flat areas stay the same. */
export function middleOf(kernel: Kernel, size: number): Kernel {
  const middle = cut(kernel, size)
  const area = size * size
  for (let pair = 0; pair < kernel.to * kernel.from; pair++) {
    const before = total(kernel.weights, pair, kernel.size ** 2)
    const lost = before - total(middle.weights, pair, area)
    for (let at = 0; at < area; at++) middle.weights[pair * area + at] += lost / area
  }
  return middle
}

function total(weights: Float64Array, pair: number, area: number): number {
  return weights.subarray(pair * area, (pair + 1) * area).reduce((sum, value) => sum + value, 0)
}

/** Pads the weights with zeros, or crops them. */
function cut(kernel: Kernel, size: number): Kernel {
  const { to, from } = kernel
  const shift = (kernel.size - size) / 2
  const weights = new Float64Array(to * from * size * size)
  for (let pair = 0; pair < to * from; pair++)
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        const y = row + shift
        const x = column + shift
        if (y < 0 || x < 0 || y >= kernel.size || x >= kernel.size) continue
        weights[(pair * size + row) * size + column] =
          kernel.weights[(pair * kernel.size + y) * kernel.size + x]
      }
  return { to, from, size, weights }
}
