import { CAMERA_HEIGHT, PLANES, type RoomBox } from '#app/redesign/builtin/analysis/room_box'
import type { RoomAnalysis } from '#app/redesign/builtin/analysis/room_analyst'
import type { Canvas } from './canvas.js'
import { PlanePoint } from './plane_point.js'

/** warm white, linear */
const LIGHT = [1, 0.72, 0.42] as const

/** Light from a hidden strip along the ceiling's edge. @param planes of `planeMap` */
export function addCove(
  target: Canvas,
  { frame, box, mattes, image }: RoomAnalysis,
  planes: Uint8Array,
  strength: number
): void {
  const { width } = image
  const points = PLANES.map((plane) => new PlanePoint(frame, box, plane))
  const top = CAMERA_HEIGHT * (1 + box.ceiling)
  for (const [at, plane] of planes.entries()) {
    const share = mattes.wall[at] + mattes.ceiling[at]
    if (share < 0.02 || PLANES[plane - 1] === 'floor') continue
    const point = points[plane - 1]
    point.moveTo((at % width) + 0.5, Math.floor(at / width) + 0.5)
    const isCeiling = PLANES[plane - 1] === 'ceiling'
    const away = isCeiling ? fromWalls(point, box) : top - point.v
    if (away > 4) continue
    const glow = strength * share * (Math.exp(-away / 0.12) + 0.45 * Math.exp(-away / 0.5))
    target.red[at] += LIGHT[0] * glow * (0.2 + target.red[at])
    target.green[at] += LIGHT[1] * glow * (0.2 + target.green[at])
    target.blue[at] += LIGHT[2] * glow * (0.2 + target.blue[at])
  }
}

function fromWalls({ u, v }: PlanePoint, box: RoomBox): number {
  return Math.min(
    Math.abs(u - box.left * CAMERA_HEIGHT),
    Math.abs(u - box.right * CAMERA_HEIGHT),
    Math.abs(v - box.front * CAMERA_HEIGHT)
  )
}
