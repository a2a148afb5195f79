import { join } from 'node:path'
import { applyCorrections } from './corrections.js'
import { assumeLayout, describeRoom, findLayout, type RoomLayout } from './describe_room.js'
import { toLab, type LabImage } from './lab_image.js'
import { LineDetector, type RgbImage } from './line_detector.js'
import { certaintyOf, labelPixels } from './label_pixels.js'
import { cutMattes, type Mattes } from './mattes.js'
import type { RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import type { Segment } from './segment.js'
import { SurfaceNetwork } from './surface_network.js'
import { SURFACE } from '#app/redesign/contract/surface'

export const REPLACED_SURFACES = ['floor', 'wall', 'ceiling'] as const
export type ReplacedSurface = (typeof REPLACED_SURFACES)[number]

export interface RoomAnalysis {
  image: RgbImage
  lab: LabImage
  /** every detected straight line */
  segments: Segment[]
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
