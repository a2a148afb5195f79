import { linearToOklab } from '#app/redesign/looks/oklab'
import { boxBlur } from '#app/redesign/math/blur'
import { smoothstep } from '#app/redesign/math/noise'
import { enlarged, shrunk } from '#app/redesign/math/planes'
import type { Canvas } from '#app/redesign/painting/canvas'

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
/** of a mask: less of it in a square is not judged */
const WITHIN = 0.5
/** of the outline of another color: so much of it without an edge, and it is other light */
const MIN_GENTLE = 0.5
/** color change from square to square that is no edge */
const GENTLE = 0.02

interface Squares {
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
  width: number
}

/**
 * Removes wood, fire, lamps and pictures from a wall's mask. Daylight on a wall in lamplight has
 * another color too, but begins gently.
 */
export function wallLike({ width, height, ...light }: Canvas, mask: Float32Array) {
  const [red, green, blue] = [light.red, light.green, light.blue].map((values) =>
    shrunk({ values, width, height }, FACTOR)
  )
  const small = shrunk({ values: mask, width, height }, FACTOR)
  const labs = Array.from(red.values, (value, at) =>
    linearToOklab(value, green.values[at], blue.values[at])
  )
  const [lightness, a, b] = ([0, 1, 2] as const).map((part) =>
    Float32Array.from(labs, (lab) => lab[part])
  )
  const [tintA, tintB] = [a, b].map((plane) =>
    plane.map((value, at) => value / Math.max(DARK, lightness[at]))
  )
  const [wallLightness, wallA, wallB] = [lightness, tintA, tintB].map((plane) =>
    median(plane, small.values)
  )
  const distances = tintA.map((value, at) => Math.hypot(value - wallA, tintB[at] - wallB))
  const isGentle = otherLight(distances, small.values, { lightness, a, b, width: small.width })
  const likeness = lightness.map((own, at) => {
    const isOther = isGentle[at] ? 0 : smoothstep(STILL_WALL, OTHER_THING, distances[at])
    return 1 - Math.max(isOther, smoothstep(STILL_LIT, LAMP, own - wallLightness))
  })
  // at its rim, colors are those of other things as well
  const inside = small.values.map((share) => (share > WITHIN ? share : 0))
  const [sums, weights] = [likeness.map((own, at) => own * inside[at]), inside].map((plane) =>
    boxBlur(plane, small.width, small.height, 1)
  )
  const values = sums.map((sum, at) => (weights[at] > 1e-6 ? sum / weights[at] : 0))
  const shares = enlarged({ ...small, values }, FACTOR, width, height)
  return mask.map((share, at) => share * shares[at])
}

/** Where another color than the wall's comes without an edge. */
function otherLight(distances: Float32Array, mask: Float32Array, squares: Squares): Uint8Array {
  const { width } = squares
  const isWithin = (at: number) => at >= 0 && at < mask.length && mask[at] > WITHIN
  const isOther = (at: number) => distances[at] > STILL_WALL
  const seen = new Uint8Array(mask.length)
  const isGentle = new Uint8Array(mask.length)
  for (const start of mask.keys()) {
    if (seen[start] || !isWithin(start) || !isOther(start)) continue
    seen[start] = 1
    const part = [start]
    let [outline, gentle] = [0, 0]
    for (const at of part)
      for (const step of stepsFrom(at, width)) {
        const beside = at + step
        if (!isWithin(beside)) continue
        if (!isOther(beside)) {
          outline++
          if (changeBetween(squares, at, beside) < GENTLE) gentle++
        } else if (!seen[beside]) {
          seen[beside] = 1
          part.push(beside)
        }
      }
    if (outline === 0 || gentle < outline * MIN_GENTLE) continue
    for (const at of part) isGentle[at] = 1
  }
  return isGentle
}

function stepsFrom(at: number, width: number): number[] {
  const x = at % width
  const beside = x === 0 ? [1] : x === width - 1 ? [-1] : [1, -1]
  return [width, -width, ...beside]
}

function changeBetween({ lightness, a, b }: Squares, one: number, other: number): number {
  const tint = Math.hypot(a[one] - a[other], b[one] - b[other])
  return Math.hypot(lightness[one] - lightness[other], 2 * tint)
}

function median(values: Float32Array, mask: Float32Array): number {
  const inside = values.filter((_, at) => mask[at] > 0.9).sort()
  return inside.length > 0 ? inside[inside.length >> 1] : 0
}
