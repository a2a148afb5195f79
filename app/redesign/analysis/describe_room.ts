import { BoxEvidence } from '#app/redesign/analysis/box_evidence'
import { buildRegions, type ImageRegion } from '#app/redesign/analysis/build_regions'
import { fitBox, type FittedBox } from '#app/redesign/analysis/fit_box'
import { resized, toLab, type LabImage } from '#app/redesign/analysis/lab_image'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import { planeHit, PLANES, rayThrough, type RoomBox } from '#app/redesign/analysis/room_box'
import {
  findFrame,
  levelFrame,
  orientSegments,
  type RoomFrame,
} from '#app/redesign/analysis/room_frame'
import { lineSides, type OrientedSegment, type ImageSegment } from '#app/redesign/analysis/segments'
import { toldHorizon } from '#app/redesign/analysis/told_horizon'
import { cutSuperpixels } from '#app/redesign/analysis/superpixels'

export interface RoomLayout {
  frame: RoomFrame
  fitted: FittedBox
  segments: OrientedSegment[]
}

export interface RoomDescription {
  regions: ImageRegion[]
  regionOf: Int32Array
  planes: Uint8Array
  colors: LabImage
}

const LAYOUT_WIDTH = 128
const LABEL_SIDE = 576
const PIECES = 2600

/** @returns null if the lines form no room */
export async function findLayout(
  image: RgbImage,
  seen: ImageSegment[]
): Promise<RoomLayout | null> {
  const frame = findFrame(seen, image.width, image.height)
  return frame && layoutIn(frame, image, seen)
}

/**
 * For a photo whose lines form no room: a camera in the middle of an ordinary one, held level, or
 * so that it sees the floor and the ceiling where a person marked them.
 * @param painted bytes of `SURFACE`, of the size of the labels
 */
export async function assumeLayout(
  image: RgbImage,
  seen: ImageSegment[],
  painted: Uint8Array
): Promise<RoomLayout> {
  const { width, height } = image
  return layoutIn(levelFrame(width, height, toldHorizon(painted, image)), image, seen)
}

/** px of the labels of an image */
export function labelSizeOf({ width, height }: Pick<RgbImage, 'width' | 'height'>) {
  const scale = Math.min(1, LABEL_SIDE / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function layoutIn(
  frame: RoomFrame,
  image: RgbImage,
  seen: ImageSegment[]
): Promise<RoomLayout> {
  const segments = orientSegments(seen, frame)
  const height = Math.round((LAYOUT_WIDTH * image.height) / image.width)
  const lab = toLab(await resized(image, LAYOUT_WIDTH, height))
  return { frame, segments, fitted: fitBox(new BoxEvidence(frame, segments, lab)) }
}

export async function describeRoom(image: RgbImage, layout: RoomLayout): Promise<RoomDescription> {
  const { frame, segments, fitted } = layout
  const { width, height } = labelSizeOf(image)
  const colors = toLab(await resized(image, width, height))
  const smooth = toLab(await resized(image, width, height, 3))
  const planes = drawPlanes(frame, fitted.box, width, height)
  const contrasts = contrastMap(smooth, segments, width / frame.width)
  const { labels } = cutSuperpixels(smooth, PIECES)
  const cuts = segments.filter((segment) => !liesOnFloor(segment, layout))
  const sides = lineSides(cuts, width / frame.width, width, height)
  return { ...buildRegions(labels, planes, sides, contrasts, width), planes, colors }
}

/** Lines on the floor may be joints and shadow borders as well as its edges. */
function liesOnFloor({ x1, y1, x2, y2 }: ImageSegment, { frame, fitted }: RoomLayout): boolean {
  const ray = rayThrough(frame, (x1 + x2) / 2, (y1 + y2) / 2)
  return PLANES[planeHit(ray, fitted.box) - 1] === 'floor'
}

/** color comparison distance to each side, pixels */
const REACH = 2
/** added for a confidently detected line */
const LINE = 0.2

/** Color contrast at each pixel; detected lines count even where color barely changes. */
function contrastMap(
  { lightness, a, b, width, height }: LabImage,
  segments: OrientedSegment[],
  scale: number
): Float32Array {
  const map = new Float32Array(width * height)
  const change = (one: number, other: number) =>
    Math.abs(lightness[one] - lightness[other]) +
    2 * Math.hypot(a[one] - a[other], b[one] - b[other])
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const left = y * width + Math.max(0, x - REACH)
      const right = y * width + Math.min(width - 1, x + REACH)
      const up = Math.max(0, y - REACH) * width + x
      const down = Math.min(height - 1, y + REACH) * width + x
      map[y * width + x] = Math.max(change(left, right), change(up, down))
    }
  for (const segment of segments) {
    const steps = Math.ceil(segment.length * scale * 1.5)
    for (let step = 0; step <= steps; step++) {
      const x = Math.round((segment.x1 + ((segment.x2 - segment.x1) * step) / steps) * scale)
      const y = Math.round((segment.y1 + ((segment.y2 - segment.y1) * step) / steps) * scale)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const isInside = x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height
          if (!isInside) continue
          const at = (y + dy) * width + x + dx
          map[at] = Math.max(map[at], 0.5 * map[at] + LINE * Math.min(1, 0.3 + segment.score))
        }
    }
  }
  return map
}

function drawPlanes(frame: RoomFrame, box: RoomBox, width: number, height: number): Uint8Array {
  const toX = frame.width / width
  const toY = frame.height / height
  const planes = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      planes[y * width + x] = planeHit(rayThrough(frame, (x + 0.5) * toX, (y + 0.5) * toY), box)
    }
  return planes
}
