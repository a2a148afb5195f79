import type { LabImage } from '#app/redesign/builtin/analysis/lab_image'
import { boxBlur } from '#app/redesign/builtin/math/box_blur'

export interface SurfaceColors {
  code: number
  /** share of the labels around that are this surface's */
  nearness: Float32Array
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
  /** of its colours around, OKLab squared */
  variance: Float32Array
}

/** of the copy's width: as far as labels may be wrong */
const REACH = 0.015
/** pixels of a surface's rim are other things' as often as not, and tell little of its colour */
const RIM = 2
const RIM_WEIGHT = 0.02
/** OKLab squared: two colours nearer than this are alike */
const MIN_VARIANCE = 0.00025

/** Learns from the labels how each surface looks where it is. */
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
