import { findLayout, type RoomLayout } from '../builtin/analysis/describe_room.js'
import { judgeRectangles, type JudgedRectangle } from '../builtin/analysis/judge_rectangles.js'
import { toLab } from '../builtin/analysis/lab_image.js'
import type { LineDetector, RgbImage } from '../builtin/analysis/line_detector.js'
import { planeHit, rayThrough } from '../builtin/analysis/room_box.js'
import { fromWall } from '../builtin/analysis/wall_coordinates.js'
import { findWallRectangles } from '../builtin/analysis/wall_rectangles.js'
import type { Segment } from '../builtin/analysis/segment.js'
import { linesFoundAgain } from './lines_found_again.js'

const LINES = 0.5
const BOX = 0.3
const OPENINGS = 0.2

/**
 * How much of a room's structure is in its redesign: straight lines found
 * again where they were, the same box of floor, walls and ceiling, windows and
 * doors in their places. 1 is all, 0 nothing; two different rooms come to
 * about 0.3. Both pictures have the same size.
 */
export async function structureScore(
  original: RgbImage,
  result: RgbImage,
  detector: LineDetector
): Promise<number> {
  const before = await see(original, detector)
  const after = await see(result, detector)
  const lines = linesFoundAgain(before.segments, after.segments, original)
  if (!before.layout) return lines
  const box = after.layout ? planesShared(before.layout, after.layout) : 0
  const openings = openingsFoundAgain(before, after)
  if (openings === null) return (LINES * lines + BOX * box) / (LINES + BOX)
  return LINES * lines + BOX * box + OPENINGS * openings
}

interface Seen {
  segments: Segment[]
  layout: RoomLayout | null
  openings: Outline[]
}

/** Bounds on the picture, pixels. */
interface Outline {
  left: number
  top: number
  right: number
  bottom: number
}

async function see(image: RgbImage, detector: LineDetector): Promise<Seen> {
  const segments = await detector.detect(image)
  const layout = await findLayout(image, segments)
  return { segments, layout, openings: layout ? openingsIn(image, layout) : [] }
}

function openingsIn(image: RgbImage, { frame, fitted, segments }: RoomLayout): Outline[] {
  const { box } = fitted
  const rectangles = findWallRectangles(frame, box, segments)
  return judgeRectangles(rectangles, frame, box, toLab(image))
    .filter(({ kind }) => kind === 'window' || kind === 'door')
    .flatMap((rectangle) => outlineOf(rectangle, frame, box) ?? [])
}

function outlineOf(
  { wall, left, right, bottom, top }: JudgedRectangle,
  frame: RoomLayout['frame'],
  box: RoomLayout['fitted']['box']
): Outline | null {
  const corners = [left, right].flatMap((u) =>
    [bottom, top].map((v) => fromWall(frame, box, wall, { u, v }))
  )
  const points = corners.filter((corner) => corner !== null)
  if (points.length < 4) return null
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.max(0, Math.min(...xs)),
    right: Math.min(frame.width, Math.max(...xs)),
    top: Math.max(0, Math.min(...ys)),
    bottom: Math.min(frame.height, Math.max(...ys)),
  }
}

const COLUMNS = 48
const ROWS = 32

/** Share of the picture that is the same plane in both. */
function planesShared(before: RoomLayout, after: RoomLayout): number {
  let same = 0
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const planes = [before, after].map(({ frame, fitted }) => {
        const x = ((column + 0.5) / COLUMNS) * frame.width
        const y = ((row + 0.5) / ROWS) * frame.height
        return planeHit(rayThrough(frame, x, y), fitted.box)
      })
      if (planes[0] === planes[1]) same++
    }
  return same / (COLUMNS * ROWS)
}

/** null where the original shows no opening */
function openingsFoundAgain(before: Seen, after: Seen): number | null {
  if (before.openings.length === 0) return null
  const found = before.openings.filter((one) =>
    after.openings.some((other) => overlap(one, other) > 0.4)
  )
  return found.length / before.openings.length
}

function overlap(one: Outline, other: Outline): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  if (width <= 0 || height <= 0) return 0
  const area = (box: Outline) => (box.right - box.left) * (box.bottom - box.top)
  return (width * height) / (area(one) + area(other) - width * height)
}
