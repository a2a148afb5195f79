import {
  CAMERA_HEIGHT,
  planeHit,
  PLANES,
  type BoxSide,
  type RoomBox,
} from '#app/redesign/analysis/room_box'
import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import type { RoomFrame } from '#app/redesign/analysis/room_frame'
import type { Vector } from '#app/redesign/math/vectors'

const MAX_FOOTPRINT = 0.5
const FRONT = PLANES.indexOf('front') + 1

interface Slope {
  acrossX: number
  acrossY: number
  rest: number
}

/** Where a ray hits a plane. Mutable and reused, because an image has millions of pixels. */
export class PlanePoint {
  /** meters: to the right on floor, ceiling and front wall; away from the camera on side walls */
  u = 0
  /** meters: away from the camera on floor and ceiling; up from the floor on walls */
  v = 0
  /** size of a pixel there, meters */
  footprint = 0

  readonly #normal: Slope
  readonly #first: Slope
  readonly #second: Slope
  readonly #distance: number
  readonly #up: number

  constructor(frame: RoomFrame, box: RoomBox, plane: BoxSide) {
    const [down, right, forward] = [frame.down, frame.right, frame.forward].map((axis) =>
      slopeOf(axis, frame)
    )
    const isLevel = plane === 'floor' || plane === 'ceiling'
    const isSide = plane === 'left' || plane === 'right'
    this.#normal = isLevel ? down : isSide ? right : forward
    this.#first = isSide ? forward : right
    this.#second = isLevel ? forward : down
    this.#distance = CAMERA_HEIGHT * distanceOf(plane, box)
    this.#up = isLevel ? 0 : CAMERA_HEIGHT
  }

  moveTo(x: number, y: number): void {
    const normal = at(this.#normal, x, y)
    const first = at(this.#first, x, y)
    const second = at(this.#second, x, y)
    const scale = this.#distance / normal
    const v = second * scale
    this.u = first * scale
    this.v = this.#up > 0 ? this.#up - v : v
    const change = scale / normal
    const slopes = this.#normal
    const across = length(
      (this.#first.acrossX * normal - first * slopes.acrossX) * change,
      (this.#second.acrossX * normal - second * slopes.acrossX) * change
    )
    const along = length(
      (this.#first.acrossY * normal - first * slopes.acrossY) * change,
      (this.#second.acrossY * normal - second * slopes.acrossY) * change
    )
    this.footprint = Math.min(MAX_FOOTPRINT, Math.max(across, along))
  }
}

/** The plane each pixel's ray hits first; numbers as in `planeHit`. */
export function planeMap(room: RoomAnalysis): Uint8Array {
  return mapRays(room, (ray) => planeHit(ray, room.box))
}

/** The wall each pixel's ray hits first if walls had no end; numbers as in `planeHit`. */
export function wallMap(room: RoomAnalysis): Uint8Array {
  const { left, right, front } = room.box
  return mapRays(room, ([, aside, forward]) => {
    const toSide = aside < 0 ? left / aside : aside > 0 ? right / aside : Infinity
    const toFront = forward > 0 ? front / forward : Infinity
    if (toFront <= toSide) return FRONT
    return aside < 0 ? FRONT - 1 : FRONT + 1
  })
}

function mapRays({ frame, image }: RoomAnalysis, codeOf: (ray: Vector) => number): Uint8Array {
  const { width, height } = image
  const slopes = [frame.down, frame.right, frame.forward].map((axis) => slopeOf(axis, frame))
  const ray: [number, number, number] = [0, 0, 0]
  const map = new Uint8Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      for (let part = 0; part < 3; part++) ray[part] = at(slopes[part], x + 0.5, y + 0.5)
      map[pixel] = codeOf(ray)
    }
  return map
}

function slopeOf(axis: Vector, { focal, centerX, centerY }: RoomFrame): Slope {
  const acrossX = axis[0] / focal
  const acrossY = axis[1] / focal
  return { acrossX, acrossY, rest: axis[2] - centerX * acrossX - centerY * acrossY }
}

/** Many times faster than `Math.hypot`, whose overflow checks aren't needed here. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

function at({ acrossX, acrossY, rest }: Slope, x: number, y: number): number {
  return x * acrossX + y * acrossY + rest
}

/** camera heights, signed along the plane's axis */
function distanceOf(plane: BoxSide, box: RoomBox): number {
  if (plane === 'floor') return 1
  return plane === 'ceiling' ? -box.ceiling : box[plane]
}
