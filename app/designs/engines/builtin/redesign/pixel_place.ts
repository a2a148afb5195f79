import {
  CAMERA_HEIGHT,
  distanceTo,
  planeHit,
  PLANES,
  rayThrough,
  type Plane,
  type RoomBox,
} from '../analysis/room_box.js'
import type { RoomFrame } from '../analysis/room_frame.js'

/** Where in the room a pixel lies: plane, metres on it, and what the pixel covers there. */
export interface PixelPlace {
  plane: Plane
  /** to the right on floor, ceiling and front wall; away from the camera on the side walls */
  u: number
  /** away from the camera on floor and ceiling; up from the floor on walls */
  v: number
  /** metres */
  footprint: number
}

const MAX_FOOTPRINT = 0.5

export function placeOf(frame: RoomFrame, box: RoomBox, x: number, y: number): PixelPlace {
  const plane = PLANES[planeHit(rayThrough(frame, x, y), box) - 1]
  const [u, v] = pointOn(plane, frame, box, x, y)
  const [rightU, rightV] = pointOn(plane, frame, box, x + 1, y)
  const [downU, downV] = pointOn(plane, frame, box, x, y + 1)
  const across = Math.hypot(rightU - u, rightV - v)
  const along = Math.hypot(downU - u, downV - v)
  return { plane, u, v, footprint: Math.min(MAX_FOOTPRINT, Math.max(across, along)) }
}

/** A pixel's ray on a plane, metres. */
export function pointOn(
  plane: Plane,
  frame: RoomFrame,
  box: RoomBox,
  x: number,
  y: number
): [u: number, v: number] {
  const ray = rayThrough(frame, x, y)
  const distance = distanceTo(plane, ray, box) * CAMERA_HEIGHT
  if (plane === 'floor' || plane === 'ceiling') return [ray[1] * distance, ray[2] * distance]
  const up = CAMERA_HEIGHT - ray[0] * distance
  return [plane === 'front' ? ray[1] * distance : ray[2] * distance, up]
}
