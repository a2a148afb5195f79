import type { FloorPattern } from '#app/redesign/looks/finishes'
import type { RoomAnalysis } from '#app/redesign/builtin/analysis/room_analyst'
import {
  CAMERA_HEIGHT,
  project,
  rayThrough,
  type RoomBox,
} from '#app/redesign/builtin/analysis/room_box'
import type { RugPlace } from '#app/redesign/builtin/finishes/rugs'
import type { Vector } from '#app/redesign/builtin/math/vectors'
import { boxBlur } from '#app/redesign/builtin/math/box_blur'
import { shrunk, type Plane } from '#app/redesign/builtin/math/resize_plane'
import { lay, type Canvas } from './canvas.js'

/** How much of the room a floor shows where one looks along it; 1 is a mirror. */
const GLOSS: Readonly<Record<FloorPattern, number>> = {
  marble: 0.6,
  checker: 0.5,
  terrazzo: 0.35,
  tiles: 0.3,
  concrete: 0.2,
  planks: 0.12,
  herringbone: 0.14,
  chevron: 0.14,
}

/** the reflection is read from a copy so much smaller, and blurred: no floor is a mirror */
const FACTOR = 4
const BLUR = 3
/** of the gloss, seen from straight above */
const FROM_ABOVE = 0.08

/** Shows the room, as it has been redesigned, in its floor: the more the flatter one looks at it. */
export function reflectOnFloor(
  target: Canvas,
  { frame, box, mattes }: Pick<RoomAnalysis, 'frame' | 'box' | 'mattes'>,
  pattern: FloorPattern,
  rug: RugPlace | null
): void {
  const { width, height } = target
  const [red, green, blue] = [target.red, target.green, target.blue].map((values) =>
    blurredCopy({ values, width, height })
  )
  for (const [at, share] of mattes.floor.entries()) {
    if (share < 0.05) continue
    const ray = rayThrough(frame, (at % width) + 0.5, Math.floor(at / width) + 0.5)
    if (ray[0] < 0.02 || isOn(rug, ray)) continue
    const pixel = project(frame, mirrored(ray, box))
    if (!pixel) continue
    const column = Math.floor(pixel[0] / FACTOR)
    const row = Math.floor(pixel[1] / FACTOR)
    if (column < 0 || row < 0 || column >= red.width || row >= red.height) continue
    const flatness = 1 - ray[0] / Math.hypot(...ray)
    const strength = GLOSS[pattern] * (FROM_ABOVE + (1 - FROM_ABOVE) * flatness ** 3)
    const from = row * red.width + column
    lay(target, at, red.values[from], green.values[from], blue.values[from], strength * share)
  }
}

/** Where a ray that the floor throws back meets walls or ceiling, camera heights. */
function mirrored([down, right, forward]: Vector, box: RoomBox): Vector {
  const [u, v] = [right / down, forward / down]
  const toSide = right < 0 ? (box.left - u) / right : right > 0 ? (box.right - u) / right : Infinity
  const toFront = forward > 0 ? (box.front - v) / forward : Infinity
  const toCeiling = (1 + box.ceiling) / down
  const way = Math.max(0, Math.min(toSide, toFront, toCeiling))
  return [1 - down * way, u + right * way, v + forward * way]
}

function isOn(rug: RugPlace | null, [down, right, forward]: Vector): boolean {
  if (!rug) return false
  const x = (right / down) * CAMERA_HEIGHT - rug.x
  const y = (forward / down) * CAMERA_HEIGHT - rug.y
  return Math.abs(x) < rug.width / 2 && Math.abs(y) < rug.depth / 2
}

function blurredCopy(plane: Plane): Plane {
  const { values, width, height } = shrunk(plane, FACTOR)
  return { values: boxBlur(values, width, height, BLUR), width, height }
}
