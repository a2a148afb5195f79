import { dot, plus, type Vector } from '../math/vectors.js'
import type { RoomFrame } from './room_frame.js'

/**
 * The room as a box around the camera, in camera heights: the floor lies 1
 * below, `ceiling` above, walls at `left` (< 0), `right` and `front`.
 */
export interface RoomBox {
  left: number
  right: number
  front: number
  ceiling: number
}

export type Plane = 'floor' | 'ceiling' | 'left' | 'front' | 'right'

/** In the order of the bytes of a plane map, from 1. */
export const PLANES: readonly Plane[] = ['floor', 'ceiling', 'left', 'front', 'right']

/** How high a camera is usually held, metres: gives the box a scale. */
export const CAMERA_HEIGHT = 1.45

/** Way of a pixel's ray along down, right and forward; not normalised. */
export function rayThrough(frame: RoomFrame, x: number, y: number): Vector {
  const ray: Vector = [(x - frame.centerX) / frame.focal, (y - frame.centerY) / frame.focal, 1]
  return [dot(ray, frame.down), dot(ray, frame.right), dot(ray, frame.forward)]
}

/** The plane a ray meets first: 1 to 5, the place in `PLANES` plus one. */
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

/** @param point down, right and forward of the camera; null behind or beside it */
export function project(frame: RoomFrame, point: Vector): [x: number, y: number] | null {
  let world: Vector = [0, 0, 0]
  world = plus(world, frame.down, point[0])
  world = plus(world, frame.right, point[1])
  world = plus(world, frame.forward, point[2])
  if (world[2] < 0.02) return null
  return [
    (frame.focal * world[0]) / world[2] + frame.centerX,
    (frame.focal * world[1]) / world[2] + frame.centerY,
  ]
}
