import { BoxEvidence } from './box_evidence.js'
import { buildRegions } from './build_regions.js'
import { fitBox, type FittedBox } from './fit_box.js'
import { findCurtains, judgeRectangles, type JudgedRectangle } from './judge_rectangles.js'
import { resized, toLab, type LabImage } from './lab_image.js'
import type { RgbImage } from './line_detector.js'
import { drawEvidence } from './pixel_evidence.js'
import type { Region } from './region.js'
import { featuresOf } from './region_features.js'
import { findFrame, orientSegments, type RoomFrame } from './room_frame.js'
import { reachOf } from './seeds.js'
import type { OrientedSegment, Segment } from './segment.js'
import { cutSuperpixels } from './superpixels.js'
import { learnModels, type SurfaceModels } from './surface_models.js'
import { findWallRectangles } from './wall_rectangles.js'

/** Where the camera stands in which room. */
export interface RoomLayout {
  frame: RoomFrame
  fitted: FittedBox
  segments: OrientedSegment[]
}

/** The pieces of a picture and all that is known of them, before anything is labelled. */
export interface RoomDescription {
  regions: Region[]
  regionOf: Int32Array
  /** of each region, for the forest */
  features: Float32Array[]
  /** bytes of `planeHit` */
  planes: Uint8Array
  rectangles: JudgedRectangle[]
  /** the labelled copy of the picture */
  colors: LabImage
  models: SurfaceModels
  width: number
  height: number
}

const LAYOUT_WIDTH = 128
const LABEL_SIDE = 576
const PIECES = 2600

/** @returns null where no lines tell of a room */
export async function findLayout(image: RgbImage, seen: Segment[]): Promise<RoomLayout | null> {
  const frame = findFrame(seen, image.width, image.height)
  if (!frame) return null
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
  const sharp = toLab(await resized(image, width, height))
  const smooth = toLab(await resized(image, width, height, 3))

  const { box } = fitted
  const judged = judgeRectangles(findWallRectangles(frame, box, segments), frame, box, smooth)
  const rectangles = [...judged, ...findCurtains(judged, frame, box, segments)]
  const evidence = drawEvidence(frame, box, segments, rectangles, smooth)
  const pieces = cutSuperpixels(smooth, PIECES)
  const { regions, regionOf } = buildRegions(smooth, sharp, pieces, evidence)
  const reach = reachOf(regions, height)
  const models = learnModels(regions, reach)
  const features = featuresOf(regions, { frame, box, rectangles, models, reach, width, height })
  const { planes } = evidence
  return { regions, regionOf, features, planes, rectangles, colors: sharp, models, width, height }
}
