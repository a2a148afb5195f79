import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import { encoded } from '#app/redesign/builtin/photo_files'
import type { SentPicture } from '#app/redesign/builtin/thread_work'

const SCALE = 2
/** side of the tiles enlarged one at a time, which bounds memory */
const TILE = 256
/** pixels around a tile the network also sees */
const MARGIN = 8

interface Square {
  left: number
  top: number
  /** of the enlarged part, without margins; smaller at the image's edge */
  width: number
  height: number
}

/** Doubles the size with ESRGAN slim (Lim et al., Wang et al. 2018), tile by tile. */
export class Upscaler {
  private constructor(private readonly session: InferenceSession) {}

  /** Disables spinning threads, which took a third of the CPU from everyone else. */
  static async load(file: string, threads: number): Promise<Upscaler> {
    const session = await InferenceSession.create(file, {
      intraOpNumThreads: threads,
      logSeverityLevel: 3,
      enableCpuMemArena: false,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    })
    return new Upscaler(session)
  }

  /** @param onShare progress, 0 to 1 */
  async enlarge(image: RgbImage, onShare: (share: number) => void): Promise<RgbImage> {
    const width = image.width * SCALE
    const height = image.height * SCALE
    const data = Buffer.alloc(width * height * 3)
    const squares = squaresOf(image)
    for (const [done, square] of squares.entries()) {
      writeSquare(await this.enlargeSquare(image, square), square, data, width)
      onShare((done + 1) / squares.length)
    }
    return { data, width, height }
  }

  async close(): Promise<void> {
    await this.session.release()
  }

  private async enlargeSquare(image: RgbImage, square: Square): Promise<Float32Array> {
    const shape = [1, 3, square.height + 2 * MARGIN, square.width + 2 * MARGIN]
    const input = new Tensor('float32', planesOf(image, square), shape)
    const answer = await this.session.run({ [this.session.inputNames[0]]: input })
    const { data } = answer[this.session.outputNames[0]]
    if (data instanceof Float32Array) return data
    throw new TypeError('The upscaler answers floats')
  }
}

function squaresOf(image: RgbImage): Square[] {
  const squares: Square[] = []
  for (let top = 0; top < image.height; top += TILE)
    for (let left = 0; left < image.width; left += TILE) {
      const width = Math.min(TILE, image.width - left)
      const height = Math.min(TILE, image.height - top)
      squares.push({ left, top, width, height })
    }
  return squares
}

/** A tile with margins as three planes of floats 0 to 255; edge pixels repeat outside the image. */
function planesOf(image: RgbImage, { left, top, width, height }: Square): Float32Array {
  const rowLength = width + 2 * MARGIN
  const plane = rowLength * (height + 2 * MARGIN)
  const planes = new Float32Array(3 * plane)
  for (let y = -MARGIN, at = 0; y < height + MARGIN; y++) {
    const row = Math.min(image.height - 1, Math.max(0, top + y)) * image.width
    for (let x = -MARGIN; x < width + MARGIN; x++, at++) {
      const from = (row + Math.min(image.width - 1, Math.max(0, left + x))) * 3
      planes[at] = image.data[from]
      planes[plane + at] = image.data[from + 1]
      planes[2 * plane + at] = image.data[from + 2]
    }
  }
  return planes
}

/** @param answer twelve planes: the colors of the four pixels each one becomes, row by row */
function writeSquare(
  answer: Float32Array,
  { left, top, width, height }: Square,
  target: Buffer,
  targetWidth: number
): void {
  const bytes = new Uint8ClampedArray(target.buffer, target.byteOffset, target.length)
  const rowLength = width + 2 * MARGIN
  const plane = rowLength * (height + 2 * MARGIN)
  for (let y = 0; y < height * SCALE; y++) {
    let to = ((top * SCALE + y) * targetWidth + left * SCALE) * 3
    const from = ((y >> 1) + MARGIN) * rowLength + MARGIN
    for (let x = 0; x < width * SCALE; x++) {
      const pixel = ((y & 1) * SCALE + (x & 1)) * 3
      const at = pixel * plane + from + (x >> 1)
      bytes[to++] = answer[at]
      bytes[to++] = answer[at + plane]
      bytes[to++] = answer[at + 2 * plane]
    }
  }
}

export async function enlargePicture(
  picture: Uint8Array,
  upscaler: Upscaler,
  onShare: (share: number) => void
): Promise<SentPicture> {
  const { data, info } = await sharp(picture)
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return encoded(await upscaler.enlarge({ data, width, height }, onShare))
}
