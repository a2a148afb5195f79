import type { LabImage } from '#app/redesign/analysis/lab_image'
import { boxBlur } from '#app/redesign/math/blur'

/** if this share of the neighborhood agrees, a pixel's label is certain */
const SURE = 0.995
/** weight of position over color: where colors say little, borders stay sharp */
const PLACE = 5

/**
 * Distributes pixels among the labels of a small copy: inside by label, at borders by local color.
 * @param codes number of labels
 * @returns each label's share of every pixel
 */
export function shareOut(
  lab: LabImage,
  copy: LabImage,
  labels: Uint8Array,
  codes: number
): Float32Array[] {
  const { width, height } = lab
  const colors = learnColors(labels, copy)
  const isSure = certain(labels, colors)
  const [lightness, a, b] = [lab.lightness, lab.a, lab.b].map((plane) =>
    softened(softened(plane, width, height), width, height)
  )
  const shares = Array.from({ length: codes }, () => new Float32Array(width * height))
  const likelihood = new Float64Array(colors.length)
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.min(copy.width - 1, Math.floor(((x + 0.5) * copy.width) / width))
  )
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(copy.height - 1, Math.floor(((y + 0.5) * copy.height) / height))
    for (let x = 0; x < width; x++, at++) {
      const near = row * copy.width + columns[x]
      if (isSure[near]) {
        shares[labels[near]][at] = 1
        continue
      }
      const total = judge(likelihood, colors, near, lightness[at], a[at], b[at])
      let one = 0
      for (const { code } of colors) shares[code][at] = likelihood[one++] / total
    }
  }
  return shares.map((share) => softened(share, width, height))
}

function certain(labels: Uint8Array, colors: SurfaceColors[]): Uint8Array {
  const isSure = new Uint8Array(labels.length)
  for (const { nearness } of colors)
    for (let at = 0; at < labels.length; at++) if (nearness[at] > SURE) isSure[at] = 1
  return isSure
}

function judge(
  likelihood: Float64Array,
  colors: SurfaceColors[],
  near: number,
  lightness: number,
  a: number,
  b: number
): number {
  let total = 1e-30
  let one = -1
  for (const surface of colors) {
    one++
    likelihood[one] = 0
    const place = surface.nearness[near]
    if (place < 0.01) continue
    const spread = surface.variance[near]
    const distance =
      (lightness - surface.lightness[near]) ** 2 +
      (a - surface.a[near]) ** 2 +
      (b - surface.b[near]) ** 2
    const value = (place ** PLACE * Math.exp(-distance / (2 * spread))) / spread ** 1.5
    likelihood[one] = value
    total += value
  }
  return total
}

/** Smooths a mask with a 3×3 blur (1 2 1), skipping uniform areas. */
function softened(mask: Float32Array, width: number, height: number): Float32Array {
  const out = mask.slice()
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const middle = mask[at]
      const sides = mask[at - 1] + mask[at + 1] + mask[at - width] + mask[at + width]
      const corners =
        mask[at - width - 1] + mask[at - width + 1] + mask[at + width - 1] + mask[at + width + 1]
      out[at] = (4 * middle + 2 * sides + corners) / 16
    }
  return out
}

interface SurfaceColors {
  code: number
  /** share of nearby labels with this surface */
  nearness: Float32Array
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
  /** of nearby colors, OKLab squared */
  variance: Float32Array
}

/** of the copy's width: how far labels may be off */
const REACH = 0.015
/** pixels at a surface's rim often belong to other objects, so they say little about its color */
const RIM = 2
const RIM_WEIGHT = 0.02
/** OKLab squared: closer colors count as equal */
const MIN_VARIANCE = 0.00025

/** Learns each surface's local appearance from the labels. */
function learnColors(labels: Uint8Array, copy: LabImage): SurfaceColors[] {
  return [...new Set(labels)].map((code) => colorsOf(code, labels, copy))
}

function colorsOf(code: number, labels: Uint8Array, copy: LabImage): SurfaceColors {
  const { width, height } = copy
  const radius = Math.max(2, Math.round(width * REACH))
  const around = (plane: Float32Array) => boxBlur(plane, width, height, radius)
  const mask = Float32Array.from(labels, (label) => (label === code ? 1 : 0))
  const inner = boxBlur(mask, width, height, RIM)
  const weight = mask.map((is, at) => is * (inner[at] > 0.99 ? 1 : RIM_WEIGHT))
  const total = around(weight)
  const mean = (plane: Float32Array) => {
    const sums = around(plane.map((value, at) => value * weight[at]))
    return sums.map((sum, at) => (total[at] > 0 ? sum / total[at] : 0))
  }
  const [lightness, a, b] = [copy.lightness, copy.a, copy.b].map(mean)
  const squares = copy.lightness.map((value, at) => value ** 2 + copy.a[at] ** 2 + copy.b[at] ** 2)
  const variance = mean(squares).map((square, at) => {
    const spread = square - lightness[at] ** 2 - a[at] ** 2 - b[at] ** 2
    return MIN_VARIANCE + Math.max(0, spread)
  })
  return { code, nearness: around(mask), lightness, a, b, variance }
}
