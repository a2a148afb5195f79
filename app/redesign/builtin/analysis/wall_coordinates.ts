import { CAMERA_HEIGHT, project, rayThrough, type Plane, type RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'

export type Wall = Extract<Plane, 'left' | 'front' | 'right'>

export const WALLS: readonly Wall[] = ['left', 'front', 'right']

/** Meters: `u` along the wall, `v` up from the floor. */
export interface WallPoint {
  u: number
  v: number
}

/** Beyond this, in camera heights, nothing can be distinguished. */
const FAR = 50

export function toWall(
  frame: RoomFrame,
  box: RoomBox,
  wall: Wall,
  x: number,
  y: number
): WallPoint | null {
  const ray = rayThrough(frame, x, y)
  const distance = wall === 'front' ? box.front / ray[2] : box[wall] / ray[1]
  if (!(distance > 0) || distance > FAR) return null
  const along = wall === 'front' ? ray[1] : ray[2]
  return { u: along * distance * CAMERA_HEIGHT, v: CAMERA_HEIGHT * (1 - ray[0] * distance) }
}

export function fromWall(
  frame: RoomFrame,
  box: RoomBox,
  wall: Wall,
  { u, v }: WallPoint
): [x: number, y: number] | null {
  const down = 1 - v / CAMERA_HEIGHT
  const along = u / CAMERA_HEIGHT
  return project(frame, wall === 'front' ? [down, along, box.front] : [down, box[wall], along])
}
