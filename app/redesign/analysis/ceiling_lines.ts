import { SURFACE } from '#app/redesign/surface'
import type { LabImage } from './lab_image.js'

/** points of the border that lines are tried through */
const SAMPLES = 120
/** px of the labels: closer points of the border are on the line */
const NEAR = 1.5
/** of the width: shorter lines are chance */
const MIN_LINE = 0.08
/** of the width: a line doesn't go on beyond longer gaps */
const MAX_GAP = 0.2
/** points of the border per px of a line */
const MIN_DENSITY = 0.5
const MAX_LINES = 5
/** px of the labels: a line shows as a change between both sides this far from it */
const BESIDE = 2
/** mean color change at a line that is seen, and how much more than `AWAY` from it, px */
const MIN_STEP = 0.015
const TIMES_AWAY = 2.5
const AWAY = 10
const COLOR = 2

type Point = readonly [x: number, y: number]

export interface CeilingLine {
  /** unit normal, towards the ceiling */
  normal: Point
  /** distance from the origin along the normal */
  offset: number
  /** first and last place along the line */
  from: number
  to: number
}

function meets(one: number, next: number): boolean {
  return (
    (one === SURFACE.wall && next === SURFACE.ceiling) ||
    (one === SURFACE.ceiling && next === SURFACE.wall)
  )
}

/** The lines that labels show, as far as the photo shows them too. */
export function ceilingLines(labels: Uint8Array, colors: LabImage): CeilingLine[] {
  const { width } = colors
  let points = borderOf(labels, colors)
  const lines: CeilingLine[] = []
  for (let tries = 0; tries < MAX_LINES; tries++) {
    const best = longestLine(points, width)
    if (!best) break
    const line = towardsCeiling(best, points, labels, width)
    if (isSeen(line, colors)) lines.push(line)
    points = points.filter((point) => Math.abs(distanceTo(best, point)) > NEAR)
  }
  return lines
}

function borderOf(labels: Uint8Array, { width, height }: LabImage): Point[] {
  const points: Point[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (x + 1 < width && meets(labels[at], labels[at + 1])) points.push([x + 0.5, y])
      if (y + 1 < height && meets(labels[at], labels[at + width])) points.push([x, y + 0.5])
    }
  return points
}

function longestLine(points: readonly Point[], width: number): CeilingLine | null {
  const step = Math.max(1, Math.floor(points.length / SAMPLES))
  const samples = points.filter((_, at) => at % step === 0)
  let best: CeilingLine | null = null
  for (const [at, one] of samples.entries())
    for (const next of samples.slice(at + 1)) {
      const length = Math.hypot(next[0] - one[0], next[1] - one[1])
      if (length < width * MIN_LINE) continue
      const normal: Point = [(one[1] - next[1]) / length, (next[0] - one[0]) / length]
      const offset = normal[0] * one[0] + normal[1] * one[1]
      const { from, to, count } = longestStretch(samples, normal, offset, width)
      const isDense = count * step > (to - from) * MIN_DENSITY
      if (isDense && to - from > (best ? best.to - best.from : width * MIN_LINE)) {
        best = { normal, offset, from, to }
      }
    }
  return best
}

function longestStretch(samples: readonly Point[], normal: Point, offset: number, width: number) {
  const places: number[] = []
  for (const [x, y] of samples) {
    if (Math.abs(normal[0] * x + normal[1] * y - offset) > NEAR) continue
    places.push(normal[1] * x - normal[0] * y)
  }
  places.sort((one, next) => one - next)
  let best = { from: 0, to: 0, count: 0 }
  let start = 0
  for (const [at, place] of places.entries()) {
    if (at > start && place - places[at - 1] > width * MAX_GAP) start = at
    if (place - places[start] > best.to - best.from) {
      best = { from: places[start], to: place, count: at - start + 1 }
    }
  }
  return best
}

/** Positive towards the ceiling. */
export function distanceTo({ normal, offset }: CeilingLine, [x, y]: Point): number {
  return normal[0] * x + normal[1] * y - offset
}

/** The ceiling is above; beside a steep line it is where most of its labels are. */
function towardsCeiling(
  line: CeilingLine,
  points: readonly Point[],
  labels: Uint8Array,
  width: number
): CeilingLine {
  const { normal, offset, from, to } = line
  let votes = 0
  for (const point of points) {
    if (Math.abs(distanceTo(line, point)) > NEAR) continue
    for (const side of [3, -3]) {
      const x = Math.round(point[0] + normal[0] * side)
      const y = Math.round(point[1] + normal[1] * side)
      if (x < 0 || x >= width) continue
      if (labels[y * width + x] === SURFACE.ceiling) votes += side
    }
  }
  return votes >= 0
    ? line
    : { normal: [-normal[0], -normal[1]], offset: -offset, from: -to, to: -from }
}

/** Whether the photo changes at the line, and not only labels do: however faintly, all along. */
function isSeen(line: CeilingLine, colors: LabImage): boolean {
  const near = Math.max(...[-3, -2, -1, 0, 1, 2, 3].map((side) => stepAt(line, side, colors)))
  const away = (stepAt(line, -AWAY, colors) + stepAt(line, AWAY, colors)) / 2
  return near > MIN_STEP && near > away * TIMES_AWAY
}

/** Mean color change across a parallel line, this far towards the ceiling. */
function stepAt({ normal, offset, from, to }: CeilingLine, side: number, colors: LabImage): number {
  const pixelAt = (place: number, distance: number) => {
    const x = Math.round(normal[0] * distance + normal[1] * place)
    const y = Math.round(normal[1] * distance - normal[0] * place)
    const isInside = x >= 0 && y >= 0 && x < colors.width && y < colors.height
    return isInside ? y * colors.width + x : null
  }
  const edge = new Edge(colors)
  for (let place = Math.ceil(from); place <= to; place++) {
    const one = pixelAt(place, offset + side - BESIDE)
    const next = pixelAt(place, offset + side + BESIDE)
    if (one !== null && next !== null) edge.add(one, next)
  }
  return edge.contrast
}

/** How much colors change across a border, always from the same side: what goes up and down is grain. */
export class Edge {
  length = 0
  private readonly sum = { lightness: 0, a: 0, b: 0 }

  constructor(private readonly colors: LabImage) {}

  /** @param from, to pixels on both sides */
  add(from: number, to: number): void {
    for (const part of ['lightness', 'a', 'b'] as const) {
      this.sum[part] += this.colors[part][to] - this.colors[part][from]
    }
    this.length++
  }

  get contrast(): number {
    const { lightness, a, b } = this.sum
    return this.length === 0 ? 0 : Math.hypot(lightness, COLOR * a, COLOR * b) / this.length
  }
}
