import type { Convolution } from './keras_layers.js'

/**
 * Turns a 3×3 convolution after 2× upscaling by repeated pixels into one before it, with four times
 * the channels: the upper left pixel's first, the lower right one's last.
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

/** The row of the small image, 0 to 2 around a pixel, that a tap of the large one falls on. */
function below(half: number, tap: number): number {
  return Math.floor((half + tap - 1) / 2) + 1
}
