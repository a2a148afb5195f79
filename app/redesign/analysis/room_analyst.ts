import { join } from 'node:path'
import { applyCorrections, readPainted } from '#app/redesign/analysis/apply_corrections'
import {
  assumeLayout,
  describeRoom,
  findLayout,
  labelSizeOf,
  type RoomLayout,
} from '#app/redesign/analysis/describe_room'
import { contradicts } from '#app/redesign/analysis/told_horizon'
import { findWindows } from '#app/redesign/analysis/find_windows'
import { keepViews } from '#app/redesign/analysis/keep_views'
import { toLab, type LabImage } from '#app/redesign/analysis/lab_image'
import { labelPixels } from '#app/redesign/analysis/label_pixels'
import { LineDetector, type RgbImage } from '#app/redesign/analysis/line_detector'
import { cutMattes, type Mattes } from '#app/redesign/analysis/mattes'
import type { RoomBox } from '#app/redesign/analysis/room_box'
import type { RoomFrame } from '#app/redesign/analysis/room_frame'
import type { ImageSegment } from '#app/redesign/analysis/segments'
import { SceneNetwork, seenByBoth } from '#app/redesign/analysis/scene_network'
import { straightenCeiling } from '#app/redesign/analysis/straighten_ceiling'
import { certaintyOf, SurfaceNetwork } from '#app/redesign/analysis/surface_network'
import { SURFACE } from '#app/redesign/surface'

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
  /** what a person said each pixel of the labels is, 0 where nothing; null without corrections */
  told: Uint8Array | null
  /** surfaces that a person marked */
  corrected: ReadonlySet<number>
  pieces: Int32Array
  mattes: Mattes
  confidence: number
  roomShare: number
}

/** of the image: a smaller surface isn't missed if it stays as it is */
const MIN_DOUBTED = 0.04

/** Below this trust in a room's shape, rectangles on its walls are a guess. */
const MIN_WINDOW_TRUST = 0.5

/** Least confidence in a room that a person corrected. */
const TOLD = 0.6

/** The layout score at which it is half trusted, and how fast trust grows. */
const HALF_TRUSTED = 0.1
const TRUST_STEP = 0.15

export class RoomAnalyst {
  private constructor(
    readonly lines: LineDetector,
    private readonly surfaces: SurfaceNetwork,
    private readonly scenes: SceneNetwork
  ) {}

  /** @param detector an instance to reuse, loaded or loading */
  static async load(
    models: string,
    threads: number,
    detector = LineDetector.load(join(models, 'mlsd_512_large.onnx'), threads)
  ): Promise<RoomAnalyst> {
    const [lines, surfaces, scenes] = await Promise.all([
      detector,
      SurfaceNetwork.load(join(models, 'surfaces.onnx'), threads),
      SceneNetwork.load(join(models, 'scenes.onnx'), threads),
    ])
    return new RoomAnalyst(lines, surfaces, scenes)
  }

  /**
   * @param corrections PNG of `SURFACE` bytes, any size; where a person says what is what, there is
   * a room, and lines that say otherwise are none of its edges
   * @returns null if there is no room
   */
  async analyze(image: RgbImage, corrections: Buffer | null): Promise<RoomAnalysis | null> {
    const segments = await this.lines.detect(image)
    const painted = corrections && (await readPainted(corrections, labelSizeOf(image)))
    const seenLayout = await findLayout(image, segments)
    const isWrong = !seenLayout || (painted !== null && contradicts(painted, seenLayout.frame))
    const layout = isWrong && painted ? await assumeLayout(image, segments, painted) : seenLayout
    if (!layout) return null
    const { frame, fitted } = layout
    const trust = 1 / (1 + Math.exp(-(fitted.score - HALF_TRUSTED) / TRUST_STEP))
    const description = await describeRoom(image, layout)
    const seen = seenByBoth(await this.surfaces.see(image), await this.scenes.see(image))
    const windows = trust > MIN_WINDOW_TRUST ? findWindows(layout, description.colors) : []
    const labeled = straightenCeiling(labelPixels(description, seen, trust), description.colors)
    const found = keepViews(labeled, description.colors, windows)
    const { labels, sure, told, corrected } = painted
      ? applyCorrections(found, description, painted)
      : { ...found, told: null, corrected: new Set<number>() }
    const confidence = Math.min(1, 0.5 * trust + 0.5 * certaintyOf(seen.surfaces))
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
      told,
      corrected,
      mattes: await cutMattes(image, lab, sure, width),
      confidence: corrected.size > 0 ? Math.max(TOLD, confidence) : confidence,
      roomShare: seen.roomShare,
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.lines.close(), this.surfaces.close(), this.scenes.close()])
  }
}

function isDoubted(surface: number, labels: Uint8Array, sure: Uint8Array): boolean {
  const count = (map: Uint8Array) =>
    map.reduce((sum, label) => sum + (label === surface ? 1 : 0), 0)
  return count(sure) === 0 && count(labels) > labels.length * MIN_DOUBTED
}
