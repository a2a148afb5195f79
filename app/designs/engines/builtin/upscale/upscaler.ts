import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { RgbImage } from '../analysis/line_detector.js'

const SCALE = 2
/** side of the squares that are enlarged one after the other, which bounds memory */
const TILE = 256
/** pixels around a square that the network sees too, so that no seam shows */
const MARGIN = 8

/** Enlarges twofold with ESRGAN slim (RDN; Lim et al., Wang et al. 2018), in tiles. */
export class Upscaler {
  private constructor(private readonly session: InferenceSession) {}

  static async load(file: string, threads: number): Promise<Upscaler> {
    const session = await InferenceSession.create(file, {
      intraOpNumThreads: threads,
      logSeverityLevel: 3,
      enableCpuMemArena: false,
    })
    return new Upscaler(session)
  }

  /** @param onShare told how much is done, 0 to 1, after each tile */
  async enlarge(image: RgbImage, onShare: (share: number) => void): Promise<RgbImage> {
    const width = image.width * SCALE
    const height = image.height * SCALE
    const data = Buffer.alloc(width * height * 3)
    const total = Math.ceil(image.width / TILE) * Math.ceil(image.height / TILE)
    let done = 0
    for (let top = 0; top < image.height; top += TILE)
      for (let left = 0; left < image.width; left += TILE) {
        await this.enlargeTile(image, left, top, data)
        onShare(++done / total)
      }
    return { data, width, height }
  }

  async close(): Promise<void> {
    await this.session.release()
  }

  private async enlargeTile(
    image: RgbImage,
    left: number,
    top: number,
    target: Buffer
  ): Promise<void> {
    const seen = {
      left: Math.max(0, left - MARGIN),
      top: Math.max(0, top - MARGIN),
      right: Math.min(image.width, left + TILE + MARGIN),
      bottom: Math.min(image.height, top + TILE + MARGIN),
    }
    const width = seen.right - seen.left
    const height = seen.bottom - seen.top
    const input = new Tensor('float32', planesOf(image, seen.left, seen.top, width, height), [
      1,
      3,
      height,
      width,
    ])
    const answer = await this.session.run({ [this.session.inputNames[0]]: input })
    const { data } = answer[this.session.outputNames[0]]
    if (!(data instanceof Float32Array)) throw new TypeError('The upscaler answers floats')

    const right = Math.min(image.width, left + TILE)
    const bottom = Math.min(image.height, top + TILE)
    const plane = width * height * SCALE * SCALE
    for (let y = top * SCALE; y < bottom * SCALE; y++)
      for (let x = left * SCALE; x < right * SCALE; x++) {
        const from = (y - seen.top * SCALE) * width * SCALE + (x - seen.left * SCALE)
        const to = (y * image.width * SCALE + x) * 3
        for (let channel = 0; channel < 3; channel++) {
          target[to + channel] = Math.max(0, Math.min(255, data[channel * plane + from] + 0.5))
        }
      }
  }
}

/** A part of a picture as three planes of floats 0 to 255. */
function planesOf(
  { data, width: rowLength }: RgbImage,
  left: number,
  top: number,
  width: number,
  height: number
): Float32Array {
  const planes = new Float32Array(3 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((top + y) * rowLength + left + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        planes[(channel * height + y) * width + x] = data[from + channel]
      }
    }
  return planes
}
