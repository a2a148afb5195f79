import type { Grade, Light } from '#app/designs/looks/look'
import { linearToOklab, oklabToLinear, toSrgb } from '#app/designs/looks/oklab'
import { boxBlur } from '../math/box_blur.js'
import { luminanceOf, percentile, type Canvas } from './canvas.js'

/** of the picture's width */
const BLOOM_RADIUS = 0.02
const CLARITY_RADIUS = 0.03
const CLARITY = 0.16
/** linear light above which it glows */
const BLOOM_FROM = 0.72
/** on the saturation of every look: brightening a picture strengthens its colours */
const RESTRAINT = 0.94
/** where highlights begin to be rolled off */
const SHOULDER = 0.7

/** Develops linear light into a picture of three bytes a pixel: exposure, warmth, glow, contrast. */
export function develop(canvas: Canvas, light: Light, grade: Grade): Buffer {
  const { width, height } = canvas
  expose(canvas, light)
  const luminance = luminanceOf(canvas)
  const glow = bloomOf(luminance, width, height)
  const tone = luminance.map((value) => Math.cbrt(Math.min(1.5, Math.max(0, value))))
  const broad = twice(tone, width, height, CLARITY_RADIUS)

  const saturation = grade.saturation * RESTRAINT
  const out = Buffer.alloc(width * height * 3)
  for (let at = 0; at < luminance.length; at++) {
    const level = Math.max(1e-3, tone[at])
    const clear = Math.max(0.3, (level + (level - broad[at]) * CLARITY) / level) ** 3
    const x = (at % width) / width - 0.5
    const y = Math.floor(at / width) / height - 0.5
    const edge = 1 - grade.vignette * (x * x + y * y) * 1.6
    const shine = glow[at] * grade.bloom
    const lab = linearToOklab(
      shoulder((canvas.red[at] * clear + shine) * edge),
      shoulder((canvas.green[at] * clear + shine * 0.96) * edge),
      shoulder((canvas.blue[at] * clear + shine * 0.9) * edge)
    )
    const lightness = lab[0] - grade.contrast * 0.25 * Math.sin((lab[0] - 0.5) * 2 * Math.PI)
    const [red, green, blue] = oklabToLinear(lightness, lab[1] * saturation, lab[2] * saturation)
    out[at * 3] = toSrgb(red) * 255 + 0.5
    out[at * 3 + 1] = toSrgb(green) * 255 + 0.5
    out[at * 3 + 2] = toSrgb(blue) * 255 + 0.5
  }
  return out
}

/** Brings the middle of the picture to the look's key without burning its brightest parts. */
function expose(canvas: Canvas, { key, warmth }: Light): void {
  const luminance = luminanceOf(canvas)
  const middle = Math.cbrt(percentile(luminance, 0.5))
  const bright = Math.cbrt(percentile(luminance, 0.97))
  const wanted = Math.max(0.8, Math.min(1.4, (key / middle) ** 1.5))
  const exposure = Math.min(wanted, (1.02 / bright) ** 3)
  const warm = Math.max(-1, Math.min(1, warmth))
  const red = exposure * (1 + 0.05 * warm)
  const green = exposure * (1 + 0.005 * warm)
  const blue = exposure * (1 - 0.09 * warm)
  for (let at = 0; at < luminance.length; at++) {
    canvas.red[at] = Math.max(0, canvas.red[at] * red)
    canvas.green[at] = Math.max(0, canvas.green[at] * green)
    canvas.blue[at] = Math.max(0, canvas.blue[at] * blue)
  }
}

function bloomOf(luminance: Float32Array, width: number, height: number): Float32Array {
  const bright = luminance.map((value) => Math.max(0, value - BLOOM_FROM))
  return twice(bright, width, height, BLOOM_RADIUS)
}

function twice(plane: Float32Array, width: number, height: number, share: number): Float32Array {
  const radius = Math.max(1, Math.round(width * share))
  return boxBlur(boxBlur(plane, width, height, radius), width, height, radius)
}

function shoulder(value: number): number {
  if (value < SHOULDER) return value
  return SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(value - SHOULDER) / (1 - SHOULDER)))
}
