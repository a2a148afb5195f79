import { smoothstep } from '#app/redesign/builtin/math/noise'
import { boxBlur } from '#app/redesign/builtin/math/box_blur'
import { enlarged, shrunk } from '#app/redesign/builtin/math/resize_plane'
import { linearToOklab } from '#app/redesign/looks/oklab'
import type { Canvas } from './canvas.js'

/** pixels per side of the squares judged together */
const FACTOR = 4
/** color distance: up to the first still lamplight, from the second on another object */
const STILL_WALL = 0.075
const OTHER_THING = 0.125
/** lightness above the wall's, OKLab: up to the first still sunlight, from the second on a lamp */
const STILL_LIT = 0.28
const LAMP = 0.4
/** below this, colors are noise */
const DARK = 0.2

/** Removes wood, fire, lamps and pictures from a wall's mask. */
export function wallLike({ width, height, ...light }: Canvas, mask: Float32Array) {
  const [red, green, blue] = [light.red, light.green, light.blue].map((values) =>
    shrunk({ values, width, height }, FACTOR)
  )
  const small = shrunk({ values: mask, width, height }, FACTOR)
  const labs = Array.from(red.values, (value, at) =>
    linearToOklab(value, green.values[at], blue.values[at])
  )
  const lightness = Float32Array.from(labs, (lab) => lab[0])
  const [a, b] = ([1, 2] as const).map((part) =>
    Float32Array.from(labs, (lab) => lab[part] / Math.max(DARK, lab[0]))
  )
  const [wallLightness, wallA, wallB] = [lightness, a, b].map((plane) =>
    median(plane, small.values)
  )
  const likeness = lightness.map((own, at) => {
    const distance = Math.hypot(a[at] - wallA, b[at] - wallB)
    const isOther = smoothstep(STILL_WALL, OTHER_THING, distance)
    return 1 - Math.max(isOther, smoothstep(STILL_LIT, LAMP, own - wallLightness))
  })
  const values = boxBlur(likeness, small.width, small.height, 1)
  const shares = enlarged({ ...small, values }, FACTOR, width, height)
  return mask.map((share, at) => share * shares[at])
}

function median(values: Float32Array, mask: Float32Array): number {
  const inside = values.filter((_, at) => mask[at] > 0.9).sort()
  return inside.length > 0 ? inside[inside.length >> 1] : 0
}
