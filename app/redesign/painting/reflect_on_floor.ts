import type { FloorPattern } from '#app/redesign/looks/look'
import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import { CAMERA_HEIGHT, project, rayThrough, type RoomBox } from '#app/redesign/analysis/room_box'
import type { RugPlace } from '#app/redesign/finishes/rugs'
import type { Vector } from '#app/redesign/math/vectors'
import { boxBlur } from '#app/redesign/math/blur'
import { shrunk, type Plane } from '#app/redesign/math/planes'
import { lay, type Canvas } from './canvas.js'

/** Reflectivity of a floor at grazing angles; 1 is a mirror. */
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

/** the reflection comes from a smaller, blurred copy: no floor is a mirror */
const FACTOR = 4
const BLUR = 3
/** share of the gloss when seen from straight above */
const FROM_ABOVE = 0.08

/** Reflects the redesigned room in its floor, more at flatter angles. */
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

/** Where a ray reflected by the floor hits walls or ceiling, camera heights. */
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
