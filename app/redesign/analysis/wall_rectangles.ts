import {
  CAMERA_HEIGHT,
  planeHit,
  PLANES,
  rayThrough,
  toWall,
  WALLS,
  type RoomBox,
  type Wall,
} from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import { DOWN, FORWARD, RIGHT, type OrientedSegment } from './segments.js'

export interface WallRectangle {
  wall: Wall
  left: number
  right: number
  bottom: number
  top: number
  /** how much of its top and bottom was detected as lines, 0 to 2 */
  support: number
}

interface Upright {
  u: number
  bottom: number
  top: number
  /** the image ends here: no line, but a window may continue beyond it */
  isEdge: boolean
}

interface Level {
  v: number
  left: number
  right: number
}

const MIN_WIDTH = 0.12
const MAX_WIDTH = 4.5
const MIN_SUPPORT = 0.55

/** Rectangles of vertical and horizontal lines on the walls, best first, without overlaps. */
export function findWallRectangles(
  frame: RoomFrame,
  box: RoomBox,
  segments: OrientedSegment[]
): WallRectangle[] {
  const found = WALLS.flatMap((wall) => rectanglesOn(wall, frame, box, segments))
  const worth = (one: WallRectangle) => one.support * Math.sqrt(areaOf(one))
  found.sort((one, other) => worth(other) - worth(one))
  const kept: WallRectangle[] = []
  for (const one of found) if (!kept.some((other) => overlaps(one, other))) kept.push(one)
  return kept
}

export function areaOf({ left, right, bottom, top }: WallRectangle): number {
  return (right - left) * (top - bottom)
}

function rectanglesOn(
  wall: Wall,
  frame: RoomFrame,
  box: RoomBox,
  segments: OrientedSegment[]
): WallRectangle[] {
  const { uprights, levels } = linesOn(wall, frame, box, segments)
  const withEdges = [...uprights, ...pictureEdges(wall, frame, box, uprights)]
  const rectangles: WallRectangle[] = []
  const ceiling = CAMERA_HEIGHT * (1 + box.ceiling)
  for (const one of withEdges)
    for (const other of withEdges) {
      const rectangle = between(one, other, levels)
      if (!rectangle || rectangle.top > ceiling - 0.02) continue
      rectangles.push({ wall, ...rectangle })
    }
  return rectangles
}

function between(
  one: Upright,
  other: Upright,
  levels: Level[]
): Omit<WallRectangle, 'wall'> | null {
  const width = other.u - one.u
  if (width < MIN_WIDTH || width > MAX_WIDTH || (one.isEdge && other.isEdge)) return null
  const [first, second] = [one, other].map((line) => line.top - line.bottom)
  if (!one.isEdge && !other.isEdge) {
    if (Math.min(first, second) / Math.max(first, second) < 0.6) return null
    if (Math.abs(one.bottom - other.bottom) > 0.25 * first) return null
    if (Math.abs(one.top - other.top) > 0.25 * first) return null
  }
  const lines = [one, other].filter((line) => !line.isEdge)
  const bottom = lines.reduce((sum, line) => sum + line.bottom, 0) / lines.length
  const top = lines.reduce((sum, line) => sum + line.top, 0) / lines.length
  const height = top - bottom
  if (height < 0.1 || (bottom + top) / 2 < 0.8) return null
  let support = 0
  for (const level of levels) {
    const shared = (Math.min(level.right, other.u) - Math.max(level.left, one.u)) / width
    const reach = 0.1 * height + 0.03
    const isAt = Math.abs(level.v - top) < reach || Math.abs(level.v - bottom) < reach
    if (shared > 0.4 && isAt) support += Math.min(1, shared)
  }
  if (support < MIN_SUPPORT) return null
  return { left: one.u, right: other.u, bottom, top, support: Math.min(2, support) }
}

function linesOn(
  wall: Wall,
  frame: RoomFrame,
  box: RoomBox,
  segments: OrientedSegment[]
): { uprights: Upright[]; levels: Level[] } {
  const levelAxis = wall === 'front' ? RIGHT : FORWARD
  const uprights: Upright[] = []
  const levels: Level[] = []
  for (const { axis, x1, y1, x2, y2 } of segments) {
    if (axis !== DOWN && axis !== levelAxis) continue
    const hit = planeHit(rayThrough(frame, (x1 + x2) / 2, (y1 + y2) / 2), box)
    if (PLANES[hit - 1] !== wall) continue
    const from = toWall(frame, box, wall, x1, y1)
    const to = toWall(frame, box, wall, x2, y2)
    if (!from || !to) continue
    if (axis === DOWN) {
      const [bottom, top] = [Math.min(from.v, to.v), Math.max(from.v, to.v)]
      uprights.push({ u: (from.u + to.u) / 2, bottom, top, isEdge: false })
    } else {
      const [left, right] = [Math.min(from.u, to.u), Math.max(from.u, to.u)]
      levels.push({ v: (from.v + to.v) / 2, left, right })
    }
  }
  return { uprights: uprights.filter((line) => line.top - line.bottom > 0.1), levels }
}

function pictureEdges(wall: Wall, frame: RoomFrame, box: RoomBox, uprights: Upright[]): Upright[] {
  if (uprights.length === 0) return []
  const edges: Upright[] = []
  for (const x of [0.5, frame.width - 0.5]) {
    const hit = planeHit(rayThrough(frame, x, frame.height / 2), box)
    const point = toWall(frame, box, wall, x, frame.height / 2)
    if (PLANES[hit - 1] === wall && point) {
      edges.push({ u: point.u, bottom: 0, top: 0, isEdge: true })
    }
  }
  return edges
}

function overlaps(one: WallRectangle, other: WallRectangle): boolean {
  if (one.wall !== other.wall) return false
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
  return width > 0.3 * (one.right - one.left) && height > 0.3 * (one.top - one.bottom)
}
