import { CAMERA_HEIGHT } from '../analysis/room_box.js'
import type { RoomAnalysis } from '../analysis/room_analyst.js'
import type { Canvas } from './canvas.js'
import { placeOf } from './pixel_place.js'

/** warm white, linear */
const LIGHT = [1, 0.72, 0.42] as const

/** Light from a hidden strip along the edge of the ceiling, on ceiling and walls. */
export function addCove(target: Canvas, room: RoomAnalysis, strength: number): void {
  const { frame, box, mattes, image } = room
  const top = CAMERA_HEIGHT * (1 + box.ceiling)
  for (let at = 0; at < mattes.wall.length; at++) {
    const share = mattes.wall[at] + mattes.ceiling[at]
    if (share < 0.02) continue
    const x = (at % image.width) + 0.5
    const place = placeOf(frame, box, x, Math.floor(at / image.width) + 0.5)
    if (place.plane === 'floor') continue
    const away = place.plane === 'ceiling' ? fromWalls(place.u, place.v, room) : top - place.v
    const glow = strength * share * (Math.exp(-away / 0.12) + 0.45 * Math.exp(-away / 0.5))
    target.red[at] += LIGHT[0] * glow * (0.2 + target.red[at])
    target.green[at] += LIGHT[1] * glow * (0.2 + target.green[at])
    target.blue[at] += LIGHT[2] * glow * (0.2 + target.blue[at])
  }
}

function fromWalls(u: number, v: number, { box }: RoomAnalysis): number {
  return Math.min(
    Math.abs(u - box.left * CAMERA_HEIGHT),
    Math.abs(u - box.right * CAMERA_HEIGHT),
    Math.abs(v - box.front * CAMERA_HEIGHT)
  )
}
