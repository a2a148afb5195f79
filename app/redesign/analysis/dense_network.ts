import { InferenceSession, Tensor } from 'onnxruntime-node'
import { resized } from '#app/redesign/analysis/lab_image'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import { stretchPlane, type Grid } from '#app/redesign/math/planes'

/** A side of the input has at least so many times `grid` pixels. */
const MIN_CELLS = 2

interface Eyes {
  /** input sides are multiples of this */
  grid: number
  /** input pixels per side of an output cell */
  cell: number
  /** The image is analyzed at these sizes, in total pixels. */
  looks: readonly [straight: number, mirrored: number]
}

/** A network whose output is a grid over the image. Averages the image and its mirror. */
export class DenseNetwork {
  private constructor(
    private readonly session: InferenceSession,
    private readonly eyes: Eyes
  ) {}

  static async load(file: string, threads: number, eyes: Eyes): Promise<DenseNetwork> {
    const session = await InferenceSession.create(file, {
      intraOpNumThreads: threads,
      logSeverityLevel: 3,
      enableCpuMemArena: false,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    })
    return new DenseNetwork(session, eyes)
  }

  /** One grid per channel of the output, as fine as that of the mirrored look. */
  async see(image: RgbImage): Promise<Grid[]> {
    const straight = await this.look(image, this.eyes.looks[0], false)
    const mirrored = await this.look(image, this.eyes.looks[1], true)
    return mirrored.map(({ values, width, height }, kind) => {
      const other = stretchPlane(straight[kind], width, height)
      return { values: values.map((chance, at) => (chance + other[at]) / 2), width, height }
    })
  }

  async close(): Promise<void> {
    await this.session.release()
  }

  private async look(image: RgbImage, pixels: number, isMirrored: boolean): Promise<Grid[]> {
    const { grid, cell } = this.eyes
    const scale = Math.sqrt(pixels / (image.width * image.height))
    const side = (length: number) => Math.max(MIN_CELLS, Math.round((length * scale) / grid)) * grid
    const picture = await resized(image, side(image.width), side(image.height))
    const [input] = this.session.inputNames
    const [output] = this.session.outputNames
    const answer = await this.session.run({ [input]: tensorOf(picture, isMirrored) })
    const { data, dims, type } = answer[output]
    if (!(data instanceof Float32Array)) throw new TypeError(`Expected floats, got ${type}`)
    const width = picture.width / cell
    const height = picture.height / cell
    return Array.from({ length: dims[1] }, (_, kind) => {
      const values = data.slice(kind * width * height, (kind + 1) * width * height)
      return { values: isMirrored ? turned(values, width) : values, width, height }
    })
  }
}

function turned(values: Float32Array, width: number): Float32Array {
  return values.map((_, at) => values[at + width - 1 - 2 * (at % width)])
}

function tensorOf({ data, width, height }: RgbImage, isMirrored: boolean): Tensor {
  const size = width * height
  const planes = new Float32Array(size * 3)
  for (let at = 0; at < size; at++) {
    const x = at % width
    const to = isMirrored ? at + width - 1 - 2 * x : at
    for (let channel = 0; channel < 3; channel++) {
      planes[channel * size + to] = data[at * 3 + channel] / 255
    }
  }
  return new Tensor('float32', planes, [1, 3, height, width])
}
