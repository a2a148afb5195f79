import { findPieces } from '#app/redesign/analysis/find_pieces'
import { stretchPlane } from '#app/redesign/math/planes'
import { SURFACE_COUNT } from '#app/redesign/surface'
import type { LabImage } from './lab_image.js'
import type { SeenSurfaces } from './surface_network.js'

/** Fine enough to part a wall from a white ceiling, coarse enough that a cushion is one object. */
const FINENESS = { light: 1, scale: 0.5, minShare: 0.0002 }

/** Connected pixels of one color and label. */
export interface SeenObject {
  label: number
  size: number
  /** by `SURFACE`: mean probability */
  chances: Float64Array
  /** mean */
  lightness: number
  /** mean color without its lightness: green to red, blue to yellow */
  tint: [a: number, b: number]
}

/** below this, colors are noise */
const DARK = 0.2

/** What the network thinks of whole objects, instead of each of its cells. */
export function seeObjects(
  labels: Uint8Array,
  seen: SeenSurfaces,
  colors: LabImage
): { objects: SeenObject[]; objectOf: Int32Array } {
  const { pieceOf } = findPieces(colors, () => true, FINENESS)
  const numbers = new Map<number, number>()
  const objects: SeenObject[] = []
  const objectOf = pieceOf.map((piece, at) => {
    const key = piece * SURFACE_COUNT + labels[at]
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, objects.length)
    const chances = new Float64Array(SURFACE_COUNT)
    return objects.push({ label: labels[at], size: 0, chances, lightness: 0, tint: [0, 0] }) - 1
  })
  for (const [at, index] of objectOf.entries()) {
    const object = objects[index]
    const light = Math.max(DARK, colors.lightness[at])
    object.size++
    object.lightness += colors.lightness[at]
    object.tint[0] += colors.a[at] / light
    object.tint[1] += colors.b[at] / light
  }
  for (const [index, { values, width, height }] of seen.surfaces.entries()) {
    const plane = stretchPlane({ values, width, height }, colors.width, colors.height)
    for (const [at, object] of objectOf.entries()) objects[object].chances[index + 1] += plane[at]
  }
  for (const object of objects) {
    object.lightness /= object.size
    object.tint = [object.tint[0] / object.size, object.tint[1] / object.size]
    object.chances = object.chances.map((sum) => sum / object.size)
  }
  return { objects, objectOf }
}
