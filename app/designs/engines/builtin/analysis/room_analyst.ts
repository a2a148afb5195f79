import { join } from 'node:path'
import { applyCorrections } from './corrections.js'
import { describeRoom, findLayout } from './describe_room.js'
import { toLab, type LabImage } from './lab_image.js'
import { LineDetector, type RgbImage } from './line_detector.js'
import { cutMattes, type Mattes } from './mattes.js'
import type { RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import { SurfaceClassifier } from './surface_classifier.js'

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
}

/** The layout's score where it is half trusted, and how fast trust grows. */
const HALF_TRUSTED = 0.1
const TRUST_STEP = 0.15

/** Reads rooms with the networks and the forest of `resources/models`. */
export class RoomAnalyst {
  private constructor(
    private readonly lines: LineDetector,
    private readonly classifier: SurfaceClassifier
  ) {}

  static async load(models: string, threads: number): Promise<RoomAnalyst> {
    const [lines, classifier] = await Promise.all([
      LineDetector.load(join(models, 'mlsd_512_large.onnx'), threads),
      SurfaceClassifier.load(join(models, 'surfaces.forest')),
    ])
    return new RoomAnalyst(lines, classifier)
  }

  /**
   * @param corrections PNG of one byte a pixel, see `SURFACE`; any size
   * @returns null where the picture shows no room
   */
  async analyse(image: RgbImage, corrections: Buffer | null): Promise<RoomAnalysis | null> {
    const layout = await findLayout(image, await this.lines.detect(image))
    if (!layout) return null
    const description = await describeRoom(image, layout)
    const found = this.classifier.label(description)
    const labels = corrections
      ? await applyCorrections(found.labels, description, corrections)
      : found.labels
    const lab = toLab(image)
    const { frame, fitted } = layout
    const trust = 1 / (1 + Math.exp(-(fitted.score - HALF_TRUSTED) / TRUST_STEP))
    return {
      image,
      lab,
      frame,
      box: fitted.box,
      labels,
      labelWidth: description.width,
      pieces: description.regionOf,
      mattes: await cutMattes(image, lab, labels, description.width),
      confidence: Math.min(1, 0.5 * trust + 0.5 * found.certainty),
    }
  }

  async close(): Promise<void> {
    await this.lines.close()
  }
}
