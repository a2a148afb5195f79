import type { RgbImage } from '#app/redesign/analysis/line_detector'

export interface Quality {
  /** dB, of luma */
  psnr: number
  /** mean over the image, of luma (Wang et al. 2004, 11×11 Gaussian, σ 1.5) */
  ssim: number
}

const RADIUS = 5
const SIGMA = 1.5
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** Compares an image with the true one of the same size. */
export function compareImages(truth: RgbImage, other: RgbImage): Quality {
  const { width, height } = truth
  const one = lumaOf(truth)
  const two = lumaOf(other)
  const error = one.reduce((sum, value, at) => sum + (value - two[at]) ** 2, 0) / one.length
  const blur = (values: Float64Array) => gaussian(values, width, height)
  const product = (a: Float64Array, b: Float64Array) => a.map((value, at) => value * b[at])
  const [meanOne, meanTwo] = [blur(one), blur(two)]
  const [squareOne, squareTwo, cross] = [
    product(one, one),
    product(two, two),
    product(one, two),
  ].map(blur)
  let sum = 0
  let count = 0
  for (let y = RADIUS; y < height - RADIUS; y++)
    for (let x = RADIUS; x < width - RADIUS; x++) {
      const at = y * width + x
      const [a, b] = [meanOne[at], meanTwo[at]]
      const varianceOne = squareOne[at] - a * a
      const varianceTwo = squareTwo[at] - b * b
      const covariance = cross[at] - a * b
      sum +=
        ((2 * a * b + C1) * (2 * covariance + C2)) /
        ((a * a + b * b + C1) * (varianceOne + varianceTwo + C2))
      count++
    }
  return { psnr: 10 * Math.log10(255 ** 2 / error), ssim: sum / count }
}

function lumaOf({ data, width, height }: RgbImage): Float64Array {
  return Float64Array.from(
    { length: width * height },
    (_, at) => 0.299 * data[at * 3] + 0.587 * data[at * 3 + 1] + 0.114 * data[at * 3 + 2]
  )
}

function gaussian(values: Float64Array, width: number, height: number): Float64Array {
  const weights = Array.from({ length: 2 * RADIUS + 1 }, (_, at) =>
    Math.exp(-((at - RADIUS) ** 2) / (2 * SIGMA * SIGMA))
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const pass = (source: Float64Array, step: number) => {
    const out = new Float64Array(source.length)
    for (let at = RADIUS * step; at < source.length - RADIUS * step; at++) {
      let sum = 0
      for (let tap = -RADIUS; tap <= RADIUS; tap++) {
        sum += weights[tap + RADIUS] * source[at + tap * step]
      }
      out[at] = sum / total
    }
    return out
  }
  return pass(pass(values, 1), width).subarray(0, width * height)
}
