import type { LabImage } from './lab_image.js'
import type { RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import type { OrientedSegment } from './segment.js'
import { DOWN } from './segment.js'
import { fromWall, toWall } from './wall_coordinates.js'
import { areaOf, type WallRectangle } from './wall_rectangles.js'

export type RectangleKind = 'window' | 'door' | 'picture' | 'curtain'

export interface JudgedRectangle extends WallRectangle {
  kind: RectangleKind
}

/** What rectangles on the walls are, by size, place and what is seen in them; others are left out. */
export function judgeRectangles(
  rectangles: WallRectangle[],
  frame: RoomFrame,
  box: RoomBox,
  lab: LabImage
): JudgedRectangle[] {
  return rectangles.flatMap((rectangle) => {
    const seen = lookInto(rectangle, frame, box, lab)
    const kind = seen && judge(rectangle, seen)
    return kind ? [{ ...rectangle, kind }] : []
  })
}

/** Hangings beside windows: bundles of long uprights. */
export function findCurtains(
  windows: JudgedRectangle[],
  frame: RoomFrame,
  box: RoomBox,
  segments: OrientedSegment[]
): JudgedRectangle[] {
  return windows
    .filter((one) => one.kind === 'window')
    .flatMap((window) => {
      const folds = foldsBeside(window, frame, box, segments)
      return bundles(folds).flatMap((bundle) => {
        const left = Math.min(...bundle.map((fold) => fold.u)) - 0.03
        const right = Math.max(...bundle.map((fold) => fold.u)) + 0.03
        const isNear = left < window.right + 0.3 && right > window.left - 0.3
        if (bundle.length < 3 || right - left < 0.12 || right - left > 1.6 || !isNear) return []
        const bottom = Math.min(...bundle.map((fold) => fold.bottom))
        const top = Math.max(...bundle.map((fold) => fold.top))
        return [{ ...window, kind: 'curtain' as const, left, right, bottom, top }]
      })
    })
}

interface Fold {
  u: number
  bottom: number
  top: number
}

const FOLD_LENGTH = 0.9
const FOLD_DISTANCE = 0.22

function foldsBeside(
  window: JudgedRectangle,
  frame: RoomFrame,
  box: RoomBox,
  segments: OrientedSegment[]
): Fold[] {
  return segments.flatMap((segment) => {
    if (segment.axis !== DOWN) return []
    const from = toWall(frame, box, window.wall, segment.x1, segment.y1)
    const to = toWall(frame, box, window.wall, segment.x2, segment.y2)
    if (!from || !to || Math.abs(from.v - to.v) < FOLD_LENGTH) return []
    const u = (from.u + to.u) / 2
    if (u < window.left - 1.3 || u > window.right + 1.3) return []
    const isInside = u > window.left + 0.25 && u < window.right - 0.25
    if (isInside) return []
    return [{ u, bottom: Math.min(from.v, to.v), top: Math.max(from.v, to.v) }]
  })
}

function bundles(folds: Fold[]): Fold[][] {
  const sorted = [...folds].sort((one, other) => one.u - other.u)
  const found: Fold[][] = []
  for (const fold of sorted) {
    const last = found.at(-1)
    if (last && fold.u - last.at(-1)!.u < FOLD_DISTANCE) last.push(fold)
    else found.push([fold])
  }
  return found
}

interface Seen {
  /** share of points that are very bright, or of the colours of sky and leaves */
  outdoors: number
  /** lightness inside less that of a rim around */
  brighter: number
  /** spread of lightness */
  variety: number
}

const POINTS = 9

function lookInto(
  rectangle: WallRectangle,
  frame: RoomFrame,
  box: RoomBox,
  lab: LabImage
): Seen | null {
  const inside: number[] = []
  const around: number[] = []
  let outdoors = 0
  const { left, right, bottom, top, wall } = rectangle
  for (let row = -1; row <= POINTS; row++)
    for (let column = -1; column <= POINTS; column++) {
      const u = left + ((right - left) * (column + 0.5)) / POINTS
      const v = bottom + ((top - bottom) * (row + 0.5)) / POINTS
      const point = fromWall(frame, box, wall, { u, v })
      if (!point) continue
      const at = pixelAt(point, frame, lab)
      if (at === null) continue
      const isRim = row < 0 || column < 0 || row === POINTS || column === POINTS
      if (isRim) around.push(lab.lightness[at])
      else {
        inside.push(lab.lightness[at])
        if (isOutdoors(lab.lightness[at], lab.a[at], lab.b[at])) outdoors++
      }
    }
  if (inside.length < 12) return null
  const mean = average(inside)
  return {
    outdoors: outdoors / inside.length,
    brighter: around.length > 0 ? mean - average(around) : 0,
    variety: Math.sqrt(average(inside.map((value) => (value - mean) ** 2))),
  }
}

export function isOutdoors(lightness: number, a: number, b: number): boolean {
  const isLeaves = a < -0.018 && b > 0.015 && lightness > 0.5
  const isSky = b < -0.018 && lightness > 0.6
  return lightness > 0.935 || isLeaves || isSky
}

function judge(rectangle: WallRectangle, seen: Seen): RectangleKind | null {
  const area = areaOf(rectangle)
  const width = rectangle.right - rectangle.left
  const height = rectangle.top - rectangle.bottom
  if (area > 0.35 && height > 0.5 && seen.outdoors > 0.22) return 'window'
  if (area > 1.5 && seen.variety > 0.13) return 'window'
  const isDoor = rectangle.bottom < 0.35 && height > 1.6 && width > 0.5 && width < 1.5
  if (isDoor && seen.variety < 0.08) return 'door'
  const differs = Math.abs(seen.brighter) > 0.02 || seen.variety > 0.05
  return area < 2 && differs ? 'picture' : null
}

function pixelAt([x, y]: [number, number], frame: RoomFrame, lab: LabImage): number | null {
  const column = Math.floor((x * lab.width) / frame.width)
  const row = Math.floor((y * lab.height) / frame.height)
  const isOutside = column < 0 || row < 0 || column >= lab.width || row >= lab.height
  return isOutside ? null : row * lab.width + column
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
