import type { LabImage } from './lab_image.js'
import { inCamera, MIN_DEPTH, planeHit, rayThrough, type RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import type { Vector } from '#app/redesign/math/vectors'
import { DOWN, FORWARD, RIGHT, type Axis, type OrientedSegment } from './segments.js'

interface BoxEdge {
  axis: Axis
  kind: 'corner' | 'cornice' | 'skirting'
  from: Vector
  to: Vector
}

const EDGES: Record<BoxEdge['kind'], { expected: number; weight: number }> = {
  corner: { expected: 0.3, weight: 0.7 },
  cornice: { expected: 0.36, weight: 1.2 },
  skirting: { expected: 0.22, weight: 0.8 },
}

/** cell size of the line maps, pixels */
const CELL = 4
/** how far behind the camera edges are followed, in camera heights */
const BEHIND = -3
const STEPS = 60

/**
 * Scores a box: lines should lie on its edges, colors should change across them, and no line should
 * run where a plane rules it out.
 */
export class BoxEvidence {
  private readonly columns: number
  private readonly rows: number
  private readonly lineMaps: Float32Array[]
  private readonly side: number
  private readonly rays: { ray: Vector; segment: OrientedSegment }[]

  constructor(
    private readonly frame: RoomFrame,
    segments: OrientedSegment[],
    private readonly lab: LabImage
  ) {
    this.columns = Math.ceil(frame.width / CELL)
    this.rows = Math.ceil(frame.height / CELL)
    this.side = Math.max(frame.width, frame.height)
    this.lineMaps = [DOWN, RIGHT, FORWARD].map(() => new Float32Array(this.columns * this.rows))
    for (const segment of segments) this.draw(segment)
    this.rays = segments
      .filter((segment) => segment.axis !== null)
      .map((segment) => ({
        ray: rayThrough(frame, (segment.x1 + segment.x2) / 2, (segment.y1 + segment.y2) / 2),
        segment,
      }))
  }

  scoreOf(box: RoomBox): number {
    let score = 0
    for (const edge of edgesOf(box)) score += this.scoreEdge(edge)
    return score - this.contradictions(box) - surprise(box)
  }

  private draw(segment: OrientedSegment): void {
    if (segment.axis === null) return
    const map = this.lineMaps[segment.axis]
    const steps = Math.ceil((segment.length / CELL) * 2)
    const strength = Math.min(1, 0.5 + segment.score)
    for (let step = 0; step <= steps; step++) {
      const share = step / steps
      const x = Math.round((segment.x1 + (segment.x2 - segment.x1) * share) / CELL)
      const y = Math.round((segment.y1 + (segment.y2 - segment.y1) * share) / CELL)
      for (let dy = -3; dy <= 3; dy++)
        for (let dx = -3; dx <= 3; dx++) {
          const column = x + dx
          const row = y + dy
          if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) continue
          const value = Math.exp(-(dx * dx + dy * dy) / 3.5) * strength
          const at = row * this.columns + column
          if (value > map[at]) map[at] = value
        }
    }
  }

  /** Called about ten thousand times per image, so it allocates no objects. */
  private scoreEdge({ kind, axis, from, to }: BoxEdge): number {
    const { expected, weight } = EDGES[kind]
    const { focal, centerX, centerY } = this.frame
    const start = inCamera(this.frame, from)
    const end = inCamera(this.frame, to)
    let score = 0
    let beforeX = Number.NaN
    let beforeY = Number.NaN
    for (let step = 0; step <= STEPS; step++) {
      const share = step / STEPS
      const depth = start[2] + (end[2] - start[2]) * share
      const isSeen = depth >= MIN_DEPTH
      const scale = focal / depth
      const x = isSeen ? (start[0] + (end[0] - start[0]) * share) * scale + centerX : Number.NaN
      const y = isSeen ? (start[1] + (end[1] - start[1]) * share) * scale + centerY : Number.NaN
      if (isSeen && !Number.isNaN(beforeX)) {
        score += this.scorePiece(beforeX, beforeY, x, y, axis, expected)
      }
      beforeX = x
      beforeY = y
    }
    return score * weight
  }

  private scorePiece(
    fromX: number,
    fromY: number,
    toX: number,
    toY: number,
    axis: Axis,
    expected: number
  ): number {
    const { width, height } = this.frame
    if (isBeside(fromX, toX, width) || isBeside(fromY, toY, height)) return 0
    const alongX = toX - fromX
    const alongY = toY - fromY
    const length = Math.sqrt(alongX * alongX + alongY * alongY) || 1
    const samples = Math.max(1, Math.min(40, Math.round(length / 6)))
    const map = this.lineMaps[axis]
    let score = 0
    for (let sample = 0; sample < samples; sample++) {
      const x = fromX + (alongX * sample) / samples
      const y = fromY + (alongY * sample) / samples
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const cell = Math.floor(y / CELL) * this.columns + Math.floor(x / CELL)
      const change = this.changeAcross(x, y, -alongY / length, alongX / length)
      score += 0.75 * map[cell] + 0.35 * change - expected
    }
    return (score * length) / samples / this.side
  }

  private changeAcross(x: number, y: number, normalX: number, normalY: number): number {
    const reach = this.side * 0.009
    const one = this.cellAt(x + normalX * reach, y + normalY * reach)
    const other = this.cellAt(x - normalX * reach, y - normalY * reach)
    const { lightness, a, b } = this.lab
    const byLightness = lightness[one] - lightness[other]
    const byA = a[one] - a[other]
    const byB = b[one] - b[other]
    const change = Math.sqrt(byLightness * byLightness + byA * byA + byB * byB)
    return Math.min(1, change * 9)
  }

  private cellAt(x: number, y: number): number {
    const { width, height } = this.lab
    const column = Math.round((x * width) / this.frame.width)
    const row = Math.round((y * height) / this.frame.height)
    return within(row, height) * width + within(column, width)
  }

  private contradictions(box: RoomBox): number {
    let sum = 0
    for (const { ray, segment } of this.rays) {
      const plane = planeHit(ray, box)
      const length = segment.length / this.side
      if (plane === 2) sum += length * (segment.axis === DOWN ? 0.4 : 0.12)
      else if (plane === 1 && segment.axis === DOWN) sum += length * 0.25
      else if (plane === 4 && segment.axis === FORWARD) sum += length * 0.45
      else if ((plane === 3 || plane === 5) && segment.axis === RIGHT) sum += length * 0.45
    }
    return sum
  }
}

function within(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, value))
}

/** Whether both ends lie outside on the same side, so that nothing between them is in the image. */
function isBeside(from: number, to: number, size: number): boolean {
  return (from < 0 && to < 0) || (from >= size && to >= size)
}

/** Rooms are rarely very high, wide or deep. */
function surprise({ left, right, front, ceiling }: RoomBox): number {
  return (
    0.16 * Math.log(ceiling / 0.85) ** 2 +
    0.02 * Math.abs(Math.log((right - left) / 3.2)) +
    0.03 * Math.abs(Math.log(front / 3))
  )
}

function edgesOf({ left, right, front, ceiling }: RoomBox): BoxEdge[] {
  const top = -ceiling
  const edges: BoxEdge[] = []
  for (const side of [left, right]) {
    edges.push(
      { axis: DOWN, kind: 'corner', from: [1, side, front], to: [top, side, front] },
      { axis: FORWARD, kind: 'cornice', from: [top, side, BEHIND], to: [top, side, front] },
      { axis: FORWARD, kind: 'skirting', from: [1, side, BEHIND], to: [1, side, front] }
    )
  }
  edges.push(
    { axis: RIGHT, kind: 'cornice', from: [top, left, front], to: [top, right, front] },
    { axis: RIGHT, kind: 'skirting', from: [1, left, front], to: [1, right, front] }
  )
  return edges
}
