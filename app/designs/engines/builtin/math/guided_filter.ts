import { boxBlur } from './box_blur.js'

/** Three planes of one size. */
export type Guide = readonly [Float32Array, Float32Array, Float32Array]

/**
 * Fits masks to the edges of a colour picture (guided filter, He, Sun and Tang
 * 2013). What depends on the picture alone is counted once for all masks.
 */
export class GuidedFilter {
  private readonly means: Float32Array[]
  /** inverse of the covariance of the three channels, upper triangle */
  private readonly inverse: Float32Array[]

  constructor(
    private readonly guide: Guide,
    private readonly width: number,
    private readonly height: number,
    private readonly radius: number,
    epsilon: number
  ) {
    this.means = guide.map((plane) => this.blur(plane))
    const covariance = PAIRS.map(([one, other]) => {
      const mean = this.blur(guide[one].map((value, at) => value * guide[other][at]))
      const ridge = one === other ? epsilon : 0
      return mean.map((value, at) => value - this.means[one][at] * this.means[other][at] + ridge)
    })
    this.inverse = inverted(covariance)
  }

  /** The mask as a linear function of the colours around each pixel: three factors and a constant. */
  fit(mask: Float32Array): Float32Array[] {
    const mean = this.blur(mask)
    const shared = this.guide.map((plane, channel) => {
      const product = this.blur(plane.map((value, at) => value * mask[at]))
      return product.map((value, at) => value - this.means[channel][at] * mean[at])
    })
    const [xx, xy, xz, yy, yz, zz] = this.inverse
    const [sx, sy, sz] = shared
    const factors = [
      sx.map((value, at) => xx[at] * value + xy[at] * sy[at] + xz[at] * sz[at]),
      sx.map((value, at) => xy[at] * value + yy[at] * sy[at] + yz[at] * sz[at]),
      sx.map((value, at) => xz[at] * value + yz[at] * sy[at] + zz[at] * sz[at]),
    ]
    const [mx, my, mz] = this.means
    const rest = mean.map(
      (value, at) =>
        value - factors[0][at] * mx[at] - factors[1][at] * my[at] - factors[2][at] * mz[at]
    )
    return [...factors, rest].map((plane) => this.blur(plane))
  }

  private blur(plane: Float32Array): Float32Array {
    return boxBlur(plane, this.width, this.height, this.radius)
  }
}

const PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const

/** Inverse of a symmetric 3×3 matrix at each pixel. */
function inverted([a, b, c, d, e, f]: Float32Array[]): Float32Array[] {
  const inverse = PAIRS.map(() => new Float32Array(a.length))
  for (const [at, element] of a.entries()) {
    const xx = d[at] * f[at] - e[at] * e[at]
    const xy = c[at] * e[at] - b[at] * f[at]
    const xz = b[at] * e[at] - c[at] * d[at]
    const scale = 1 / (element * xx + b[at] * xy + c[at] * xz)
    inverse[0][at] = xx * scale
    inverse[1][at] = xy * scale
    inverse[2][at] = xz * scale
    inverse[3][at] = (element * f[at] - c[at] * c[at]) * scale
    inverse[4][at] = (b[at] * c[at] - element * e[at]) * scale
    inverse[5][at] = (element * d[at] - b[at] * b[at]) * scale
  }
  return inverse
}
