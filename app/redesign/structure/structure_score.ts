import sharp from 'sharp'
import { findLayout, type RoomLayout } from '#app/redesign/analysis/describe_room'
import { toLab, type LabImage } from '#app/redesign/analysis/lab_image'
import type { LineDetector, RgbImage } from '#app/redesign/analysis/line_detector'
import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import { planeHit, rayThrough, fromWall } from '#app/redesign/analysis/room_box'
import type { ImageSegment } from '#app/redesign/analysis/segments'
import { findWallRectangles } from '#app/redesign/analysis/wall_rectangles'
import { judgeRectangles, type JudgedRectangle } from '#app/redesign/analysis/judge_rectangles'
import { linesFoundAgain } from '#app/redesign/structure/lines_found_again'

const SIDE = 1024

/** How much of a room's structure another encoded image has, 0 to 1; see `structureScore`. */
export async function compareRooms(
  original: Uint8Array,
  result: Uint8Array,
  detector: LineDetector
): Promise<number> {
  const before = await read(original)
  return structureScore(before, await read(result, before), detector)
}

/** Limited in size, or stretched to another image's size. */
async function read(picture: Uint8Array, like?: RgbImage): Promise<RgbImage> {
  const { data, info } = await sharp(picture)
    .resize(like?.width ?? SIDE, like?.height ?? SIDE, { fit: like ? 'fill' : 'inside' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const LINES = 0.5
const BOX = 0.3
const OPENINGS = 0.2

/** Share of structure kept: lines, room box, openings. Two different rooms score about 0.3. */
async function structureScore(
  original: RgbImage,
  result: RgbImage,
  detector: LineDetector
): Promise<number> {
  return compare(await see(original, detector), await see(result, detector), original)
}

/** The same score for a room that is already analyzed; only its redesign is. */
export async function structureKept(
  { segments, layout, lab, image }: RoomAnalysis,
  result: RgbImage,
  detector: LineDetector
): Promise<number> {
  const before = { segments, layout, openings: openingsIn(lab, layout) }
  return compare(before, await see(result, detector), image)
}

function compare(before: Seen, after: Seen, size: { width: number; height: number }): number {
  const lines = linesFoundAgain(before.segments, after.segments, size)
  if (!before.layout) return lines
  const box = after.layout ? planesShared(before.layout, after.layout) : 0
  const openings = openingsFoundAgain(before, after)
  if (openings === null) return (LINES * lines + BOX * box) / (LINES + BOX)
  return LINES * lines + BOX * box + OPENINGS * openings
}

interface Seen {
  segments: ImageSegment[]
  layout: RoomLayout | null
  openings: Outline[]
}

interface Outline {
  left: number
  top: number
  right: number
  bottom: number
}

async function see(image: RgbImage, detector: LineDetector): Promise<Seen> {
  const segments = await detector.detect(image)
  const layout = await findLayout(image, segments)
  return { segments, layout, openings: layout ? openingsIn(toLab(image), layout) : [] }
}

function openingsIn(lab: LabImage, { frame, fitted, segments }: RoomLayout): Outline[] {
  const { box } = fitted
  const rectangles = findWallRectangles(frame, box, segments)
  return judgeRectangles(rectangles, frame, box, lab)
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

/** null if the original shows no opening */
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
