import type { Convolution } from './keras_layers.js'

/**
 * The convolution before a twofold enlargement by repeated pixels that does
 * what a convolution of 3×3 does after it: four times its channels, those of
 * the upper left pixel first, the lower right last.
 */
export function subPixels({ kernel, bias }: Convolution): Convolution {
  const { to, from, weights } = kernel
  const all = new Float64Array(4 * to * from * 9)
  const constant = new Float64Array(4 * to)
  for (let pixel = 0; pixel < 4; pixel++)
    for (let o = 0; o < to; o++) {
      constant[pixel * to + o] = bias[o]
      for (let i = 0; i < from; i++)
        for (let tap = 0; tap < 9; tap++) {
          const row = below(pixel >> 1, Math.floor(tap / 3))
          const column = below(pixel & 1, tap % 3)
          all[(((pixel * to + o) * from + i) * 3 + row) * 3 + column] +=
            weights[(o * from + i) * 9 + tap]
        }
    }
  return { kernel: { to: 4 * to, from, size: 3, weights: all }, bias: constant }
}

/** The row of the small picture, 0 to 2 around a pixel, that a tap of the large one falls on. */
function below(half: number, tap: number): number {
  return Math.floor((half + tap - 1) / 2) + 1
}
