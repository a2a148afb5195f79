import type { RoomFrame } from '#app/redesign/analysis/room_frame'
import { dot, plus, type Vector } from '#app/redesign/math/vectors'

/**
 * A box around the camera, in camera heights: floor at 1 below; `ceiling` above, walls `left` (<
 * 0), `right`, `front`.
 */
export interface RoomBox {
  left: number
  right: number
  front: number
  ceiling: number
}

export type BoxSide = 'floor' | 'ceiling' | 'left' | 'front' | 'right'

export const PLANES: readonly BoxSide[] = ['floor', 'ceiling', 'left', 'front', 'right']

/** Typical camera height in meters, which gives the box a scale. */
export const CAMERA_HEIGHT = 1.45

/** A pixel's ray as down, right and forward; not normalized. */
export function rayThrough(frame: RoomFrame, x: number, y: number): Vector {
  const ray: Vector = [(x - frame.centerX) / frame.focal, (y - frame.centerY) / frame.focal, 1]
  return [dot(ray, frame.down), dot(ray, frame.right), dot(ray, frame.forward)]
}

/** The plane a ray hits first: 1 to 5, its index in `PLANES` plus one. */
export function planeHit(ray: Vector, box: RoomBox): number {
  const [down, right, forward] = ray
  let nearest = Infinity
  let plane = 4
  if (down > 1e-6 && 1 / down < nearest) {
    nearest = 1 / down
    plane = 1
  }
  if (down < -1e-6 && -box.ceiling / down < nearest) {
    nearest = -box.ceiling / down
    plane = 2
  }
  if (right < -1e-6 && box.left / right < nearest) {
    nearest = box.left / right
    plane = 3
  }
  if (right > 1e-6 && box.right / right < nearest) {
    nearest = box.right / right
    plane = 5
  }
  if (forward > 1e-6 && box.front / forward < nearest) plane = 4
  return plane
}

/** Points closer to the camera plane are not projected. */
export const MIN_DEPTH = 0.02

/** @param point down, right and forward of the camera */
export function inCamera(frame: RoomFrame, point: Vector): Vector {
  const below = plus([0, 0, 0], frame.down, point[0])
  return plus(plus(below, frame.right, point[1]), frame.forward, point[2])
}

/** @param point down, right and forward of the camera; null behind or beside it */
export function project(frame: RoomFrame, point: Vector): [x: number, y: number] | null {
  const world = inCamera(frame, point)
  if (world[2] < MIN_DEPTH) return null
  return [
    (frame.focal * world[0]) / world[2] + frame.centerX,
    (frame.focal * world[1]) / world[2] + frame.centerY,
  ]
}

export type Wall = Extract<BoxSide, 'left' | 'front' | 'right'>

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
