import type { LabImage } from '#app/redesign/builtin/analysis/lab_image'
import { boxBlur } from '#app/redesign/builtin/math/box_blur'

export interface SurfaceColors {
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
export function learnColors(labels: Uint8Array, copy: LabImage): SurfaceColors[] {
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
