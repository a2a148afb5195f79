import { join } from 'node:path'
import { applyCorrections } from './corrections.js'
import { describeRoom, findLayout } from './describe_room.js'
import { toLab, type LabImage } from './lab_image.js'
import { LineDetector, type RgbImage } from './line_detector.js'
import { certaintyOf, labelPixels } from './label_pixels.js'
import { cutMattes, type Mattes } from './mattes.js'
import type { RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import { SurfaceNetwork } from './surface_network.js'

/** A room understood: where the camera stands, and what each pixel is. */
export interface RoomAnalysis {
  image: RgbImage
  lab: LabImage
  frame: RoomFrame
  box: RoomBox
  /** bytes of `SURFACE`, on a smaller copy */
  labels: Uint8Array
  labelWidth: number
  /** number of the piece of one surface that each pixel of the labels belongs to */
  pieces: Int32Array
  mattes: Mattes
  /** how far the shape of the room can be trusted, 0 to 1 */
  confidence: number
  /** how far the picture looks like a room at all, 0 to 1 */
  roomShare: number
}

/** The layout's score where it is half trusted, and how fast trust grows. */
const HALF_TRUSTED = 0.1
const TRUST_STEP = 0.15

/** Reads rooms with the networks of `resources/models`. */
export class RoomAnalyst {
  private constructor(
    private readonly lines: LineDetector,
    private readonly surfaces: SurfaceNetwork
  ) {}

  static async load(models: string, threads: number): Promise<RoomAnalyst> {
    const [lines, surfaces] = await Promise.all([
      LineDetector.load(join(models, 'mlsd_512_large.onnx'), threads),
      SurfaceNetwork.load(join(models, 'surfaces.onnx'), threads),
    ])
    return new RoomAnalyst(lines, surfaces)
  }

  /**
   * @param corrections PNG of one byte a pixel, see `SURFACE`; any size
   * @returns null where the picture shows no room
   */
  async analyse(image: RgbImage, corrections: Buffer | null): Promise<RoomAnalysis | null> {
    const layout = await findLayout(image, await this.lines.detect(image))
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
