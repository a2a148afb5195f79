import { InferenceSession, Tensor } from 'onnxruntime-node'
import { stretchPlane, type Grid } from '#app/redesign/math/planes'
import { resized } from './lab_image.js'
import type { RgbImage } from './line_detector.js'
import { SURFACE_COUNT } from '#app/redesign/surface'

/** input sides are multiples of this */
const GRID = 16
/** input pixels per side of an output cell */
const CELL = 8

/** the output has the surfaces from 1 on, then the probability that this is no room */
const NO_ROOM = SURFACE_COUNT - 1
/** keeps the division finite where nothing is a room */
const MIN_SHARE = 1e-6

/** The image is analyzed at these sizes, in total pixels: the training size, and a closer look. */
const LOOKS = [
  { pixels: 320 * 224, mirrored: false },
  { pixels: 480 * 336, mirrored: true },
] as const

export interface SeenSurfaces {
  /** In the order of `SURFACE`, from 1: probabilities per cell, given a room; they sum to 1. */
  surfaces: Grid[]
  roomShare: number
}

/** Segments a room; see `resources/models/README.md`. Averages the image and a closer mirror. */
export class SurfaceNetwork {
  private constructor(private readonly session: InferenceSession) {}

  static async load(file: string, threads: number): Promise<SurfaceNetwork> {
    const session = await InferenceSession.create(file, {
      intraOpNumThreads: threads,
      logSeverityLevel: 3,
      enableCpuMemArena: false,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    })
    return new SurfaceNetwork(session)
  }

  async see(image: RgbImage): Promise<SeenSurfaces> {
    const answers: Grid[][] = []
    for (const look of LOOKS) answers.push(await this.look(image, look))
    const [far, close] = answers
    const chances = close.map(({ values, width, height }, kind) => {
      const other = stretchPlane(far[kind], width, height)
      return { values: values.map((chance, at) => (chance + other[at]) / 2), width, height }
    })
    const surfaces = chances.slice(0, NO_ROOM)
    const inRoom = chances[NO_ROOM].values.map((chance) => 1 - chance)
    for (const { values } of surfaces) {
      for (const at of values.keys()) values[at] /= Math.max(inRoom[at], MIN_SHARE)
    }
    return { surfaces, roomShare: inRoom.reduce((sum, share) => sum + share, 0) / inRoom.length }
  }

  async close(): Promise<void> {
    await this.session.release()
  }

  private async look(
    image: RgbImage,
    { pixels, mirrored }: (typeof LOOKS)[number]
  ): Promise<Grid[]> {
    const scale = Math.sqrt(pixels / (image.width * image.height))
    const side = (length: number) => Math.max(2, Math.round((length * scale) / GRID)) * GRID
    const picture = await resized(image, side(image.width), side(image.height))
    const [input] = this.session.inputNames
    const [output] = this.session.outputNames
    const answer = await this.session.run({ [input]: tensorOf(picture, mirrored) })
    const { data, type } = answer[output]
    if (!(data instanceof Float32Array)) throw new TypeError(`Expected floats, got ${type}`)
    const width = picture.width / CELL
    const height = picture.height / CELL
    return Array.from({ length: NO_ROOM + 1 }, (_, kind) => {
      const values = data.slice(kind * width * height, (kind + 1) * width * height)
      return { values: mirrored ? turned(values, width) : values, width, height }
    })
  }
}

function turned(values: Float32Array, width: number): Float32Array {
  return values.map((_, at) => values[at + width - 1 - 2 * (at % width)])
}

function tensorOf({ data, width, height }: RgbImage, mirrored: boolean): Tensor {
  const size = width * height
  const planes = new Float32Array(size * 3)
  for (let at = 0; at < size; at++) {
    const x = at % width
    const to = mirrored ? at + width - 1 - 2 * x : at
    for (let channel = 0; channel < 3; channel++) {
      planes[channel * size + to] = data[at * 3 + channel] / 255
    }
  }
  return new Tensor('float32', planes, [1, 3, height, width])
}
