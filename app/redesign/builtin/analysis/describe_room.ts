import { BoxEvidence } from './box_evidence.js'
import { buildRegions } from './build_regions.js'
import { contrastMap } from './contrast_map.js'
import { drawPlanes } from './draw_planes.js'
import { fitBox, type FittedBox } from './fit_box.js'
import { resized, toLab, type LabImage } from './lab_image.js'
import type { RgbImage } from './line_detector.js'
import { lineSides } from './line_sides.js'
import type { Region } from './region.js'
import { planeHit, PLANES, rayThrough } from './room_box.js'
import { findFrame, levelFrame, orientSegments, type RoomFrame } from './room_frame.js'
import type { OrientedSegment, Segment } from './segment.js'
import { cutSuperpixels } from './superpixels.js'

export interface RoomLayout {
  frame: RoomFrame
  fitted: FittedBox
  segments: OrientedSegment[]
}

export interface RoomDescription {
  regions: Region[]
  regionOf: Int32Array
  planes: Uint8Array
  colors: LabImage
}

const LAYOUT_WIDTH = 128
const LABEL_SIDE = 576
const PIECES = 2600

/** @returns null if the lines form no room */
export async function findLayout(image: RgbImage, seen: Segment[]): Promise<RoomLayout | null> {
  const frame = findFrame(seen, image.width, image.height)
  return frame && layoutIn(frame, image, seen)
}

/** For a photo whose lines form no room: a camera held level in the middle of an ordinary one. */
export async function assumeLayout(image: RgbImage, seen: Segment[]): Promise<RoomLayout> {
  return layoutIn(levelFrame(image.width, image.height), image, seen)
}

async function layoutIn(frame: RoomFrame, image: RgbImage, seen: Segment[]): Promise<RoomLayout> {
  const segments = orientSegments(seen, frame)
  const height = Math.round((LAYOUT_WIDTH * image.height) / image.width)
  const lab = toLab(await resized(image, LAYOUT_WIDTH, height))
  return { frame, segments, fitted: fitBox(new BoxEvidence(frame, segments, lab)) }
}

export async function describeRoom(image: RgbImage, layout: RoomLayout): Promise<RoomDescription> {
  const { frame, segments, fitted } = layout
  const scale = Math.min(1, LABEL_SIDE / Math.max(image.width, image.height))
  const width = Math.round(image.width * scale)
  const height = Math.round(image.height * scale)
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
function liesOnFloor({ x1, y1, x2, y2 }: Segment, { frame, fitted }: RoomLayout): boolean {
  const ray = rayThrough(frame, (x1 + x2) / 2, (y1 + y2) / 2)
  return PLANES[planeHit(ray, fitted.box) - 1] === 'floor'
}
