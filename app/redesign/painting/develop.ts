import type { Mattes } from '#app/redesign/analysis/mattes'
import type { Grade, Light } from '#app/redesign/looks/look'
import { linearToOklab, oklabToLinear, toSrgb } from '#app/redesign/looks/oklab'
import { broadBlur } from '#app/redesign/math/blur'
import { luminanceOf, percentile, type Canvas } from '#app/redesign/painting/canvas'

/** of the image's width */
const BLOOM_RADIUS = 0.02
const CLARITY_RADIUS = 0.03
const CLARITY = 0.16
/** linear light above which it glows */
const BLOOM_FROM = 0.72
/** factor on every look's saturation: brightening already strengthens colors */
const RESTRAINT = 0.94
/** where highlight compression starts */
const SHOULDER = 0.7

/** Bytes of linear light, indexed by its square root for fine steps in the shadows. */
const STEPS = 4095
const BYTES = Float32Array.from({ length: STEPS + 1 }, (_, at) => toSrgb((at / STEPS) ** 2) * 255)

/** Develops linear light into an RGB image: exposure, warmth, glow, contrast. */
export function develop(canvas: Canvas, light: Light, grade: Grade): Buffer {
  const { red, green, blue, width, height } = canvas
  expose(canvas, light)
  const luminance = luminanceOf(canvas)
  const bright = luminance.map((value) => Math.max(0, value - BLOOM_FROM))
  const glow = broadBlur({ values: bright, width, height }, width * BLOOM_RADIUS)
  const tone = luminance.map((value) => Math.cbrt(Math.min(1.5, Math.max(0, value))))
  const broad = broadBlur({ values: tone, width, height }, width * CLARITY_RADIUS)

  const saturation = grade.saturation * RESTRAINT
  const out = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    const fromMiddle = (y / height - 0.5) ** 2
    for (let x = 0; x < width; x++, at++) {
      const level = Math.max(1e-3, tone[at])
      const clear = Math.max(0.3, (level + (level - broad[at]) * CLARITY) / level)
      const clearer = clear * clear * clear
      const edge = 1 - grade.vignette * ((x / width - 0.5) ** 2 + fromMiddle) * 1.6
      const shine = glow[at] * grade.bloom
      const lab = linearToOklab(
        shoulder((red[at] * clearer + shine) * edge),
        shoulder((green[at] * clearer + shine * 0.96) * edge),
        shoulder((blue[at] * clearer + shine * 0.9) * edge)
      )
      const lightness = lab[0] - grade.contrast * 0.25 * Math.sin((lab[0] - 0.5) * 2 * Math.PI)
      const linear = oklabToLinear(lightness, lab[1] * saturation, lab[2] * saturation)
      out[at * 3] = byteOf(linear[0])
      out[at * 3 + 1] = byteOf(linear[1])
      out[at * 3 + 2] = byteOf(linear[2])
    }
  }
  return out
}

function byteOf(light: number): number {
  const inside = light < 0 ? 0 : light > 1 ? 1 : light
  return BYTES[Math.round(Math.sqrt(inside) * STEPS)] + 0.5
}

/** Brings the image's median to the look's key without clipping highlights. */
function expose({ red, green, blue, ...size }: Canvas, { key, warmth }: Light): void {
  const luminance = luminanceOf({ red, green, blue, ...size })
  const middle = Math.cbrt(percentile(luminance, 0.5))
  const bright = Math.cbrt(percentile(luminance, 0.97))
  const wanted = Math.max(0.8, Math.min(1.4, (key / middle) ** 1.5))
  const exposure = Math.min(wanted, (1.02 / bright) ** 3)
  const warm = Math.max(-1, Math.min(1, warmth))
  const planes = [
    [red, exposure * (1 + 0.05 * warm)],
    [green, exposure * (1 + 0.005 * warm)],
    [blue, exposure * (1 - 0.09 * warm)],
  ] as const
  for (const [plane, gain] of planes) {
    const count = plane.length
    for (let at = 0; at < count; at++) plane[at] = Math.max(0, plane[at] * gain)
  }
}

function shoulder(value: number): number {
  if (value < SHOULDER) return value
  return SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(value - SHOULDER) / (1 - SHOULDER)))
}

/** Share of a color cast to remove, 0 to 1. */
const STRENGTH = 0.7
const MAX_GAIN = 1.6
/** of the image: fewer pixels of wall and ceiling aren't reliable */
const MIN_SHARE = 0.03

/** Removes the color cast, assuming that ceiling and walls are nearly neutral. */
export function balanceWhite(canvas: Canvas, mattes: Mattes): void {
  const sums = [0, 0, 0]
  let weight = 0
  const planes = [canvas.red, canvas.green, canvas.blue]
  for (let at = 0; at < mattes.wall.length; at += 2) {
    const share = mattes.ceiling[at] + mattes.wall[at] * 0.6
    const light = planes[1][at]
    if (share < 0.3 || light < 0.03 || light > 0.95) continue
    weight += share
    planes.forEach((plane, channel) => (sums[channel] += plane[at] * share))
  }
  if (weight < (mattes.wall.length / 2) * MIN_SHARE) return
  const gray = (sums[0] + sums[1] + sums[2]) / 3
  planes.forEach((plane, channel) => {
    const gain = Math.max(1 / MAX_GAIN, Math.min(MAX_GAIN, gray / sums[channel])) ** STRENGTH
    for (let at = 0; at < plane.length; at++) plane[at] *= gain
  })
}
