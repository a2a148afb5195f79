import { join } from 'node:path'
import sharp from 'sharp'
import {
  assumeLayout,
  describeRoom,
  findLayout,
  type RoomLayout,
  type RoomDescription,
} from '#app/redesign/analysis/describe_room'
import { toLab, type LabImage } from '#app/redesign/analysis/lab_image'
import { certaintyOf, labelPixels } from '#app/redesign/analysis/label_pixels'
import { LineDetector, type RgbImage } from '#app/redesign/analysis/line_detector'
import { cutMattes, type Mattes } from '#app/redesign/analysis/mattes'
import type { RoomBox } from '#app/redesign/analysis/room_box'
import type { RoomFrame } from '#app/redesign/analysis/room_frame'
import type { ImageSegment } from '#app/redesign/analysis/segments'
import type { SettledLabels } from '#app/redesign/analysis/settle_labels'
import { SurfaceNetwork } from '#app/redesign/analysis/surface_network'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'

export const REPLACED_SURFACES = ['floor', 'wall', 'ceiling'] as const
export type ReplacedSurface = (typeof REPLACED_SURFACES)[number]

export interface RoomAnalysis {
  image: RgbImage
  lab: LabImage
  /** every detected straight line */
  segments: ImageSegment[]
  layout: RoomLayout
  frame: RoomFrame
  box: RoomBox
  /** the best guess at each pixel */
  labels: Uint8Array
  /** the same, but `SURFACE.keep` where the guess is doubtful */
  sure: Uint8Array
  labelWidth: number
  /** surfaces that are probably there, but not surely enough to be replaced */
  doubted: ReplacedSurface[]
  /** surfaces that a person marked */
  corrected: ReadonlySet<number>
  pieces: Int32Array
  mattes: Mattes
  confidence: number
  roomShare: number
}

/** of the image: a smaller surface isn't missed if it stays as it is */
const MIN_DOUBTED = 0.04

/** Least confidence in a room that a person corrected. */
const TOLD = 0.6

/** The layout score at which it is half trusted, and how fast trust grows. */
const HALF_TRUSTED = 0.1
const TRUST_STEP = 0.15

export class RoomAnalyst {
  private constructor(
    readonly lines: LineDetector,
    private readonly surfaces: SurfaceNetwork
  ) {}

  /** @param detector an instance to reuse, loaded or loading */
  static async load(
    models: string,
    threads: number,
    detector = LineDetector.load(join(models, 'mlsd_512_large.onnx'), threads)
  ): Promise<RoomAnalyst> {
    const [lines, surfaces] = await Promise.all([
      detector,
      SurfaceNetwork.load(join(models, 'surfaces.onnx'), threads),
    ])
    return new RoomAnalyst(lines, surfaces)
  }

  /**
   * @param corrections PNG of `SURFACE` bytes, any size; where a person says what is what, there is
   * a room
   * @returns null if there is no room
   */
  async analyze(image: RgbImage, corrections: Buffer | null): Promise<RoomAnalysis | null> {
    const segments = await this.lines.detect(image)
    const seenLayout = await findLayout(image, segments)
    const layout = seenLayout ?? (corrections && (await assumeLayout(image, segments)))
    if (!layout) return null
    const { frame, fitted } = layout
    const trust = 1 / (1 + Math.exp(-(fitted.score - HALF_TRUSTED) / TRUST_STEP))
    const description = await describeRoom(image, layout)
    const seen = await this.surfaces.see(image)
    const found = labelPixels(description, seen, trust)
    const { labels, sure, corrected } = corrections
      ? await applyCorrections(found, description, corrections)
      : { ...found, corrected: new Set<number>() }
    const confidence = Math.min(1, 0.5 * trust + 0.5 * certaintyOf(seen))
    const lab = toLab(image)
    const { width } = description.colors
    return {
      image,
      lab,
      segments,
      layout,
      frame,
      box: fitted.box,
      labels,
      sure,
      labelWidth: width,
      pieces: description.regionOf,
      doubted: REPLACED_SURFACES.filter((name) => isDoubted(SURFACE[name], labels, sure)),
      corrected,
      mattes: await cutMattes(image, lab, sure, width),
      confidence: corrected.size > 0 ? Math.max(TOLD, confidence) : confidence,
      roomShare: seen.roomShare,
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.lines.close(), this.surfaces.close()])
  }
}

function isDoubted(surface: number, labels: Uint8Array, sure: Uint8Array): boolean {
  const count = (map: Uint8Array) =>
    map.reduce((sum, label) => sum + (label === surface ? 1 : 0), 0)
  return count(sure) === 0 && count(labels) > labels.length * MIN_DOUBTED
}

/** A correction applies to a whole piece from this share of its pixels on. */
const SPOKEN_FOR = 0.4

export interface CorrectedLabels extends SettledLabels {
  /** surfaces that a person marked */
  corrected: Set<number>
}

/**
 * Applies corrections by pixel, and to whole segments that are mostly painted, so that rough
 * strokes are enough. What a person says is sure.
 * @param corrections PNG; first channel is one `SURFACE` byte per pixel, 0 where nothing is
 * corrected
 */
async function applyCorrections(
  { labels, sure }: SettledLabels,
  { regions, regionOf, colors: { width, height } }: RoomDescription,
  corrections: Buffer
): Promise<CorrectedLabels> {
  const painted = await sharp(corrections)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const votes = new Float32Array(regions.length * SURFACE_COUNT)
  painted.forEach((label, at) => {
    if (label < SURFACE_COUNT) votes[regionOf[at] * SURFACE_COUNT + label]++
  })
  const said = regions.map(({ size }, region) => {
    const counts = votes.subarray(region * SURFACE_COUNT, (region + 1) * SURFACE_COUNT)
    const best = counts.indexOf(Math.max(...counts.subarray(1)), 1)
    return best > 0 && counts[best] > size * SPOKEN_FOR ? best : SURFACE.unknown
  })
  const corrected = new Set<number>()
  const told = labels.map((_, at) => {
    const own = painted[at] < SURFACE_COUNT ? painted[at] : SURFACE.unknown
    const surface = own || said[regionOf[at]]
    if (surface) corrected.add(surface)
    return surface
  })
  const apply = (map: Uint8Array) => map.map((found, at) => told[at] || found)
  return { labels: apply(labels), sure: apply(sure), corrected }
}
