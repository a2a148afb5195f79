import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { ImageSegment } from './segments.js'

const SIDE = 512
/** the network's output grid is half as fine */
const GRID = SIDE / 2
const MIN_SCORE = 0.12
/** of the image's longer side */
const MIN_LENGTH = 0.025

export interface RgbImage {
  data: Buffer
  width: number
  height: number
}

/** M-LSD line segments (Gu et al. 2021, https://arxiv.org/abs/2106.00186). */
export class LineDetector {
  private constructor(private readonly session: InferenceSession) {}

  static async load(file: string, threads: number): Promise<LineDetector> {
    const options = {
      intraOpNumThreads: threads,
      logSeverityLevel: 3,
      enableCpuMemArena: false,
    } as const
    return new LineDetector(await InferenceSession.create(file, options))
  }

  async detect(image: RgbImage): Promise<ImageSegment[]> {
    const answer = await this.session.run({
      [this.session.inputNames[0]]: await inputOf(image),
    })
    return segmentsOf(floats(answer.scores), floats(answer.offsets), image)
  }

  async close(): Promise<void> {
    await this.session.release()
  }
}

async function inputOf({ data, width, height }: RgbImage): Promise<Tensor> {
  const raw = { width, height, channels: 3 as const }
  const pixels = await sharp(data, { raw }).resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
  const input = new Float32Array(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    input[at * 4] = pixels[at * 3]
    input[at * 4 + 1] = pixels[at * 3 + 1]
    input[at * 4 + 2] = pixels[at * 3 + 2]
    input[at * 4 + 3] = 1
  }
  return new Tensor('float32', input, [1, SIDE, SIDE, 4])
}

function floats(tensor: Tensor): Float32Array {
  if (tensor.data instanceof Float32Array) return tensor.data
  throw new TypeError(`Expected floats, got ${tensor.type}`)
}

function segmentsOf(scores: Float32Array, offsets: Float32Array, image: RgbImage): ImageSegment[] {
  const toX = image.width / GRID
  const toY = image.height / GRID
  const minLength = MIN_LENGTH * Math.max(image.width, image.height)
  const segments: ImageSegment[] = []
  for (let y = 0; y < GRID; y++)
    for (let x = 0; x < GRID; x++) {
      const at = y * GRID + x
      const score = scores[at]
      if (score < MIN_SCORE || !isPeak(scores, x, y)) continue
      const x1 = (x + offsets[at * 4]) * toX
      const y1 = (y + offsets[at * 4 + 1]) * toY
      const x2 = (x + offsets[at * 4 + 2]) * toX
      const y2 = (y + offsets[at * 4 + 3]) * toY
      const length = Math.hypot(x2 - x1, y2 - y1)
      if (length >= minLength) segments.push({ x1, y1, x2, y2, length, score })
    }
  return segments
}

function isPeak(scores: Float32Array, x: number, y: number): boolean {
  const score = scores[y * GRID + x]
  for (let row = Math.max(0, y - 1); row <= Math.min(GRID - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(GRID - 1, x + 1); column++)
      if (scores[row * GRID + column] > score) return false
  return true
}
