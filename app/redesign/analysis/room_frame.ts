import {
  cross,
  dot,
  lengthOf,
  negated,
  normalized,
  plus,
  type Vector,
} from '#app/redesign/math/vectors'
import { randomFrom } from '#app/redesign/math/noise'
import type { Axis, OrientedSegment, ImageSegment } from './segments.js'

/** Camera axes (down, right, forward) and focal length in pixels. */
export interface RoomFrame {
  down: Vector
  right: Vector
  forward: Vector
  focal: number
  centerX: number
  centerY: number
  width: number
  height: number
}

type Axes = readonly [Vector, Vector, Vector]

interface Candidate {
  axes: Axes
  focal: number
  score: number
}

/** how far a segment may point past its vanishing point, radians */
const TOLERANCE = (2.2 * Math.PI) / 180
const ASSIGN_WITHIN = (5 * Math.PI) / 180
/** focal lengths in image widths: 24 mm is 0.67, 35 mm is 0.97 */
const FOCALS = [0.55, 0.62, 0.7, 0.8, 0.9, 1, 1.15, 1.3]
const LIKELY_FOCAL = 0.8

export function findFrame(
  segments: ImageSegment[],
  width: number,
  height: number
): RoomFrame | null {
  const search = new FrameSearch(segments, width, height)
  const found = search.run()
  if (!found) return null
  const [down, right, forward] = orient(found.axes)
  const centerX = width / 2
  const centerY = height / 2
  return { down, right, forward, focal: found.focal, centerX, centerY, width, height }
}

/** A camera that isn't rolled. @param horizon px from the top; in the middle if it is held level */
export function levelFrame(width: number, height: number, horizon = height / 2): RoomFrame {
  const focal = LIKELY_FOCAL * width
  const rise = (horizon - height / 2) / focal
  return {
    down: normalized([0, 1, -rise]),
    right: [1, 0, 0],
    forward: normalized([0, rise, 1]),
    focal,
    centerX: width / 2,
    centerY: height / 2,
    width,
    height,
  }
}

export function orientSegments(segments: ImageSegment[], frame: RoomFrame): OrientedSegment[] {
  return segments.map((segment) => {
    const errors = [frame.down, frame.right, frame.forward].map((axis) =>
      deviation(segment, axis, frame.focal, frame.centerX, frame.centerY)
    )
    const best = errors.indexOf(Math.min(...errors)) as Axis
    return { ...segment, axis: errors[best] < ASSIGN_WITHIN ? best : null }
  })
}

function deviation(s: ImageSegment, axis: Vector, focal: number, cx: number, cy: number): number {
  const middleX = (s.x1 + s.x2) / 2 - cx
  const middleY = (s.y1 + s.y2) / 2 - cy
  const toX = focal * axis[0] - middleX * axis[2]
  const toY = focal * axis[1] - middleY * axis[2]
  const alongX = s.x2 - s.x1
  const alongY = s.y2 - s.y1
  const sine =
    Math.abs(toX * alongY - toY * alongX) /
    (Math.hypot(toX, toY) * Math.hypot(alongX, alongY) + 1e-9)
  return Math.asin(Math.min(1, sine))
}

class FrameSearch {
  private readonly random = randomFrom(12_345)
  private readonly side: number
  private readonly centerX: number
  private readonly centerY: number
  private readonly uprights: ImageSegment[]
  private readonly levels: ImageSegment[]
  private best: Candidate | null = null

  constructor(
    private readonly segments: ImageSegment[],
    width: number,
    height: number
  ) {
    this.side = Math.max(width, height)
    this.centerX = width / 2
    this.centerY = height / 2
    const isUpright = (s: ImageSegment) => Math.abs(s.x2 - s.x1) < 0.35 * Math.abs(s.y2 - s.y1)
    this.uprights = segments.filter(isUpright)
    this.levels = segments.filter((segment) => !isUpright(segment))
  }

  run(): Candidate | null {
    if (this.levels.length === 0) return null
    for (const share of FOCALS)
      for (let round = 0; round < 220; round++) this.try(share * this.side, round)
    this.refine()
    return this.best
  }

  private try(focal: number, round: number): void {
    const down = round > 5 ? this.guessDown(focal) : ([0, 1, 0] as const)
    const level = this.pick(this.levels)
    const right = cross(this.planeOf(level, focal), down)
    if (lengthOf(right) < 1e-3) return
    const axis = normalized(right)
    this.consider([down, axis, normalized(cross(down, axis))], focal)
  }

  private guessDown(focal: number): Vector {
    if (this.uprights.length < 2) return [0, 1, 0]
    const a = this.pick(this.uprights)
    const b = this.pick(this.uprights)
    if (a === b) return [0, 1, 0]
    const axis = normalized(cross(this.planeOf(a, focal), this.planeOf(b, focal)))
    if (Math.abs(axis[1]) < 0.9) return [0, 1, 0]
    return axis[1] < 0 ? negated(axis) : axis
  }

  private consider(axes: Axes, focal: number): void {
    const score = this.scoreOf(axes, focal)
    if (!this.best || score > this.best.score) this.best = { axes, focal, score }
  }

  private scoreOf(axes: Axes, focal: number): number {
    let score = 0
    for (const segment of this.segments) {
      let error = Infinity
      for (const axis of axes) {
        error = Math.min(error, deviation(segment, axis, focal, this.centerX, this.centerY))
      }
      score += this.weightOf(segment) * Math.exp(-(error * error) / (2 * TOLERANCE * TOLERANCE))
    }
    const unusual = Math.abs(Math.log(focal / this.side / LIKELY_FOCAL))
    return score - 0.0012 * unusual * this.segments.length
  }

  private refine(): void {
    let step = 0.03
    for (let round = 0; round < 400 && this.best; round++) {
      if (round % 100 === 99) step /= 2
      const turn: Vector = [this.wobble(step), this.wobble(step), this.wobble(step)]
      const focal = this.best.focal * (1 + this.wobble(step))
      if (focal < 0.5 * this.side || focal > 1.5 * this.side) continue
      const [down, right] = this.best.axes.map((axis) => plus(axis, cross(turn, axis)))
      const first = normalized(down)
      const second = normalized(plus(right, first, -dot(right, first)))
      this.consider([first, second, normalized(cross(first, second))], focal)
    }
  }

  private wobble(step: number): number {
    return (this.random() - 0.5) * 2 * step
  }

  private weightOf(segment: ImageSegment): number {
    return Math.min(segment.length / this.side, 0.35) * Math.sqrt(segment.score)
  }

  private pick(from: ImageSegment[]): ImageSegment {
    let total = 0
    for (const segment of from) total += this.weightOf(segment)
    let rest = this.random() * total
    for (const segment of from) {
      rest -= this.weightOf(segment)
      if (rest <= 0) return segment
    }
    return from[from.length - 1]
  }

  private planeOf(s: ImageSegment, focal: number): Vector {
    const ray = (x: number, y: number): Vector => [
      (x - this.centerX) / focal,
      (y - this.centerY) / focal,
      1,
    ]
    return normalized(cross(ray(s.x1, s.y1), ray(s.x2, s.y2)))
  }
}

function orient([down, one, other]: Axes): Axes {
  const [right, forward] = Math.abs(one[2]) > Math.abs(other[2]) ? [other, one] : [one, other]
  return [down, right[0] < 0 ? negated(right) : right, forward[2] < 0 ? negated(forward) : forward]
}
