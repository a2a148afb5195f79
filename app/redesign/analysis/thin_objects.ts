import { boxBlur } from '#app/redesign/math/blur'
import { SURFACE } from '#app/redesign/surface'
import type { LabImage } from './lab_image.js'

/** The network's cells are wider than the legs, bars and blades that stand before these. */
export const BACKDROPS = [SURFACE.floor, SURFACE.rug, SURFACE.wall, SURFACE.ceiling] as const

/** of the width: a surface's own color is its mean this far around */
const REACH = 0.022
/** color distance from which a pixel may be something else, and the same in deviations up to `SURELY_OTHER` */
const CONTRAST = 0.12
const DEVIATIONS = 2.2
const SURELY_OTHER = 0.24
/** where a person marked the surface, a mistake is seen at once, and corrected */
const SURELY_OTHER_IF_MARKED = 0.18
/** share of the surface around a pixel from which the pixel is judged though it lies beyond it */
const BESIDE = 0.15
const COLOR = 2
/** of the width: thicker things are objects that the network sees */
const MAX_THICKNESS = 0.025
/** of the width: shorter things are grain, stains and sockets */
const MIN_LENGTH = 0.025
/** share of its contrast that a thing shows within two pixels of its border: shadows are soft */
const SHARP = 0.55
/** lower things on a floor are joints and shadows: height by width */
const UPRIGHT = 0.7
/** pixels around a thing that are part color of both */
const RIM = 1

/** Keeps thin things as they are: what is sharp, long, narrow and not of the surface's own color. */
export function keepThinObjects(labels: Uint8Array, colors: LabImage): Uint8Array {
  const kept = labels.slice()
  for (const surface of BACKDROPS) {
    const mask = Float32Array.from(labels, (label) => (label === surface ? 1 : 0))
    const { contrast, isOther } = othersOn(mask, colors, SURELY_OTHER)
    for (const pixels of connected(isOther, colors.width)) {
      if (!isThin(pixels, isGround(surface), contrast, colors)) continue
      for (const pixel of pixels) keep(kept, pixel, surface, colors)
    }
  }
  return kept
}

export function isGround(surface: number): boolean {
  return surface === SURFACE.floor || surface === SURFACE.rug
}

/**
 * What stands before a surface whose pieces a person marked: thin things, and what such pieces have
 * of the objects beside them.
 * @param mask 1 where the surface is, otherwise 0
 * @param isFlat whether it is a floor, on which flat things are joints and shadows
 * @returns pixels of the mask; some more than once
 */
export function thingsBefore(mask: Float32Array, isFlat: boolean, colors: LabImage): number[] {
  const { width } = colors
  const { contrast, isOther } = othersOn(mask, colors, SURELY_OTHER_IF_MARKED, BESIDE)
  const own = isOther.map((is, at) => (mask[at] === 1 ? is : 0))
  const things: number[] = []
  for (const pixels of connected(own, width)) {
    const goesOn = pixels.some((pixel) => isBesideOther(pixel, isOther, mask, width))
    const isRest = goesOn && extentOf(pixels, width).length < width * MIN_LENGTH
    if (!isRest && !isThin(pixels, isFlat, contrast, colors)) continue
    for (const pixel of pixels) {
      things.push(pixel)
      if (goesOn) continue
      for (const rim of around(pixel, width, mask.length, RIM)) if (mask[rim]) things.push(rim)
    }
  }
  return things
}

function isBesideOther(
  pixel: number,
  isOther: Uint8Array,
  mask: Float32Array,
  width: number
): boolean {
  for (const other of around(pixel, width, mask.length, 1)) {
    if (isOther[other] && !mask[other]) return true
  }
  return false
}

/**
 * How far each pixel of a surface is from the color around it, and which are too far.
 * @param most contrast that is always too far, however grainy the surface
 * @param beside share of the surface around a pixel from which the pixel counts though it lies
 * beyond it
 */
function othersOn(mask: Float32Array, colors: LabImage, most: number, beside = Infinity) {
  const { width, height } = colors
  const radius = Math.max(2, Math.round(width * REACH))
  const weight = boxBlur(mask, width, height, radius)
  const masked = new Float32Array(mask.length)
  const meanOf = (values: Float32Array) => {
    for (let at = 0; at < masked.length; at++) masked[at] = values[at] * mask[at]
    const means = boxBlur(masked, width, height, radius)
    for (let at = 0; at < means.length; at++)
      means[at] = weight[at] > 0 ? means[at] / weight[at] : 0
    return means
  }
  const [lightness, a, b] = [colors.lightness, colors.a, colors.b].map(meanOf)
  const contrast = new Float32Array(mask.length)
  const squares = new Float32Array(mask.length)
  for (let at = 0; at < contrast.length; at++) {
    if (mask[at] === 0 && !(weight[at] > beside)) continue
    contrast[at] = Math.sqrt(
      (colors.lightness[at] - lightness[at]) ** 2 +
        (COLOR * (colors.a[at] - a[at])) ** 2 +
        (COLOR * (colors.b[at] - b[at])) ** 2
    )
    squares[at] = contrast[at] ** 2
  }
  const variance = meanOf(squares)
  const isOther = new Uint8Array(mask.length)
  for (let at = 0; at < isOther.length; at++) {
    const limit = Math.max(CONTRAST, Math.min(most, DEVIATIONS * Math.sqrt(variance[at])))
    isOther[at] = contrast[at] > limit ? 1 : 0
  }
  return { contrast, isOther }
}

function connected(mask: Uint8Array, width: number): number[][] {
  const left = mask.slice()
  const groups: number[][] = []
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue
    left[start] = 0
    const group = [start]
    for (const pixel of group)
      for (const other of around(pixel, width, left.length, 1)) {
        if (!left[other]) continue
        left[other] = 0
        group.push(other)
      }
    groups.push(group)
  }
  return groups
}

function isThin(
  pixels: number[],
  isFlat: boolean,
  contrast: Float32Array,
  colors: LabImage
): boolean {
  const { width } = colors
  const { across, down, length } = extentOf(pixels, width)
  if (length < width * MIN_LENGTH || pixels.length / length > width * MAX_THICKNESS) return false
  if (isFlat && down < across * UPRIGHT) return false
  return sharpnessOf(pixels, contrast, colors) > SHARP
}

function extentOf(pixels: number[], width: number) {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0]
  for (const pixel of pixels) {
    left = Math.min(left, pixel % width)
    right = Math.max(right, pixel % width)
    top = Math.min(top, Math.floor(pixel / width))
    bottom = Math.max(bottom, Math.floor(pixel / width))
  }
  const [across, down] = [right - left + 1, bottom - top + 1]
  return { across, down, length: Math.hypot(across, down) }
}

/** Mean share of its contrast that changes between a thing's pixels and those two beside them. */
function sharpnessOf(pixels: number[], contrast: Float32Array, colors: LabImage): number {
  const { lightness, a, b, width } = colors
  let sum = 0
  for (const pixel of pixels) {
    let step = 0
    for (const other of around(pixel, width, lightness.length, 2)) {
      step = Math.max(
        step,
        Math.hypot(
          lightness[pixel] - lightness[other],
          COLOR * (a[pixel] - a[other]),
          COLOR * (b[pixel] - b[other])
        )
      )
    }
    sum += Math.min(1, step / contrast[pixel])
  }
  return sum / pixels.length
}

function keep(kept: Uint8Array, pixel: number, surface: number, { width }: LabImage): void {
  kept[pixel] = SURFACE.keep
  for (const other of around(pixel, width, kept.length, RIM)) {
    if (kept[other] === surface) kept[other] = SURFACE.keep
  }
}

/** The eight pixels at a distance, without those outside. */
function* around(pixel: number, width: number, count: number, reach: number): Generator<number> {
  const x = pixel % width
  for (const down of [-reach, 0, reach])
    for (const across of [-reach, 0, reach]) {
      if (across === 0 && down === 0) continue
      const other = pixel + down * width + across
      if (x + across < 0 || x + across >= width || other < 0 || other >= count) continue
      yield other
    }
}
