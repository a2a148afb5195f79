import { join } from 'node:path'
import { applyCorrections } from './corrections.js'
import { describeRoom, findLayout, type RoomLayout } from './describe_room.js'
import { toLab, type LabImage } from './lab_image.js'
import { LineDetector, type RgbImage } from './line_detector.js'
import { certaintyOf, labelPixels } from './label_pixels.js'
import { cutMattes, type Mattes } from './mattes.js'
import type { RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import type { Segment } from './segment.js'
import { SurfaceNetwork } from './surface_network.js'

export interface RoomAnalysis {
  image: RgbImage
  lab: LabImage
  /** every detected straight line */
  segments: Segment[]
  layout: RoomLayout
  frame: RoomFrame
  box: RoomBox
  labels: Uint8Array
  labelWidth: number
  pieces: Int32Array
  mattes: Mattes
  confidence: number
  roomShare: number
}

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
   * @param corrections PNG of `SURFACE` bytes, any size
   * @returns null if there is no room
   */
  async analyze(image: RgbImage, corrections: Buffer | null): Promise<RoomAnalysis | null> {
    const segments = await this.lines.detect(image)
    const layout = await findLayout(image, segments)
    if (!layout) return null
    const { frame, fitted } = layout
    const trust = 1 / (1 + Math.exp(-(fitted.score - HALF_TRUSTED) / TRUST_STEP))
    const description = await describeRoom(image, layout)
    const seen = await this.surfaces.see(image)
    const found = labelPixels(description, seen, trust)
    const labels = corrections ? await applyCorrections(found, description, corrections) : found
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
      labelWidth: width,
      pieces: description.regionOf,
      mattes: await cutMattes(image, lab, labels, width),
      confidence: Math.min(1, 0.5 * trust + 0.5 * certaintyOf(seen)),
      roomShare: seen.roomShare,
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.lines.close(), this.surfaces.close()])
  }
}
