import type { LabImage } from './lab_image.js'

export interface Superpixels {
  labels: Int32Array
  count: number
}

const ROUNDS = 6
const COMPACTNESS = 0.055
const LIGHTNESS_WEIGHT = 0.7
const COLOR_WEIGHT = 2.5

/** SLIC (Achanta et al. 2012) in OKLab. */
export function cutSuperpixels(image: LabImage, wanted: number): Superpixels {
  const { width, height, lightness, a, b } = image
  const step = Math.sqrt((width * height) / wanted)
  const centers = startCenters(image, step)
  const count = centers.length / 5
  const labels = new Int32Array(width * height)
  const distances = new Float32Array(width * height)
  const spread = (COMPACTNESS / step) ** 2

  for (let round = 0; round < ROUNDS; round++) {
    distances.fill(Infinity)
    for (let center = 0; center < count; center++) {
      const [l0, a0, b0, x0, y0] = centers.subarray(center * 5, center * 5 + 5)
      const left = Math.max(0, Math.floor(x0 - step))
      const right = Math.min(width - 1, Math.floor(x0 + step))
      const bottom = Math.min(height - 1, Math.floor(y0 + step))
      for (let y = Math.max(0, Math.floor(y0 - step)); y <= bottom; y++)
        for (let x = left; x <= right; x++) {
          const at = y * width + x
          const distance =
            (lightness[at] - l0) ** 2 * LIGHTNESS_WEIGHT +
            ((a[at] - a0) ** 2 + (b[at] - b0) ** 2) * COLOR_WEIGHT +
            ((x - x0) ** 2 + (y - y0) ** 2) * spread
          if (distance < distances[at]) {
            distances[at] = distance
            labels[at] = center
          }
        }
    }
    moveCenters(image, labels, centers)
  }
  return { labels, count }
}

/** Lightness, a, b, x, y of initial centers on a grid, five numbers each. */
function startCenters({ width, height, lightness, a, b }: LabImage, step: number): Float64Array {
  const centers: number[] = []
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      const at = Math.floor(y) * width + Math.floor(x)
      centers.push(lightness[at], a[at], b[at], x, y)
    }
  return Float64Array.from(centers)
}

function moveCenters(image: LabImage, labels: Int32Array, centers: Float64Array): void {
  const { width, lightness, a, b } = image
  const sums = new Float64Array((centers.length / 5) * 6)
  for (const [at, label] of labels.entries()) {
    const to = label * 6
    sums[to] += lightness[at]
    sums[to + 1] += a[at]
    sums[to + 2] += b[at]
    sums[to + 3] += at % width
    sums[to + 4] += Math.floor(at / width)
    sums[to + 5]++
  }
  for (let center = 0; center < centers.length / 5; center++) {
    const size = sums[center * 6 + 5]
    if (size === 0) continue
    for (let part = 0; part < 5; part++) {
      centers[center * 5 + part] = sums[center * 6 + part] / size
    }
  }
}
