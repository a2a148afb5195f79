import { readProgram, type Constant, type Operation, type StoredProgram } from './mil_program.js'
import { halfInitializer, initializer, modelBetween, node, type Attribute } from '../onnx_writer.js'

const CLASSES = 32
/** px of the images that the program takes */
const PROGRAM_SIDE = 512
/** what the program's input is called here, from -1 to 1 */
const IMAGE = 'scaled'
const CAST_TO_FLOAT: Attribute = { name: 'to', value: 1 }
const SAME: Attribute = { name: 'auto_pad', value: 'SAME_UPPER' }

/**
 * Converts MOSAIC (a segmentation network of 32 classes) from Core ML to ONNX: any size instead of
 * 512×512, chances instead of the likeliest class, at the size at which they are computed. Weights
 * stay 16-bit in the file; the runtime converts them to floats when loading.
 */
export function mosaicToOnnx(stored: StoredProgram): Buffer {
  const { operations, constants } = readProgram(stored)
  const conversion = new Conversion(constants)
  for (const operation of operations) conversion.add(operation)
  const [logits] = operations.flatMap(({ type, inputs }) =>
    type === 'reduce_argmax' ? inputs.get('x')! : []
  )
  return modelBetween(
    [
      initializer('two', [1], Float32Array.of(2)),
      initializer('one', [1], Float32Array.of(1)),
      node('Mul', ['image', 'two'], 'doubled'),
      node('Sub', ['doubled', 'one'], IMAGE),
      ...conversion.parts,
      node('Softmax', [conversion.nameOf(logits)], 'chances', [{ name: 'axis', value: 1 }]),
    ],
    { name: 'image', shape: [1, 3, 'height', 'width'] },
    { name: 'chances', shape: [1, CLASSES, 'output_height', 'output_width'] }
  )
}

class Conversion {
  readonly parts: Buffer[] = []
  /** values that are another here */
  readonly #same = new Map<string, string>()
  readonly #shapes = new Map<string, number[]>()
  /** values between `space_to_batch` and its reverse: convolutions of them have gaps of that size */
  readonly #gaps = new Map<string, number>()

  constructor(private readonly constants: ReadonlyMap<string, Constant>) {}

  nameOf(value: string): string {
    const other = this.#same.get(value)
    return other === undefined ? value : this.nameOf(other)
  }

  add(operation: Operation): void {
    const { type, inputs, outputs } = operation
    const [{ name }] = outputs
    for (const output of outputs) this.#shapes.set(output.name, output.shape)
    const [input] = (inputs.get('x') ?? inputs.get('values') ?? []).map((one) => this.nameOf(one))
    switch (type) {
      case 'cast':
        // of the image, and the only one
        this.#same.set(name, IMAGE)
        break
      case 'transpose':
      case 'identity':
      case 'batch_to_space':
      case 'reduce_argmax':
        this.#same.set(name, input)
        break
      case 'space_to_batch':
        this.#same.set(name, input)
        this.#gaps.set(input, this.#numbers(operation, 'block_shape')[0])
        break
      case 'relu':
        this.parts.push(node('Relu', [input], name))
        break
      case 'add':
        this.parts.push(node('Add', [input, this.nameOf(inputs.get('y')![0])], name))
        break
      case 'concat':
        this.parts.push(
          node(
            'Concat',
            inputs.get('values')!.map((one) => this.nameOf(one)),
            name,
            [{ name: 'axis', value: 1 }]
          )
        )
        break
      case 'conv':
        this.#convolve(operation, input)
        break
      case 'batch_norm':
        this.#normalize(operation, input)
        break
      case 'avg_pool':
        this.parts.push(
          node('AveragePool', [input], name, [
            { name: 'kernel_shape', value: this.#numbers(operation, 'kernel_sizes') },
            { name: 'strides', value: this.#numbers(operation, 'strides') },
            SAME,
          ])
        )
        break
      case 'split':
        this.#split(operation, input)
        break
      case 'resize_bilinear':
        this.#resize(operation, input)
        break
      default:
        throw new Error(`${type} isn't converted`)
    }
  }

  #convolve(operation: Operation, input: string): void {
    const { name } = operation.outputs[0]
    const { shape } = this.#constant(operation, 'weight')
    const [groups] = this.#numbers(operation, 'groups')
    const kernel = shape.slice(2)
    const gap = kernel[0] > 1 ? (this.#gaps.get(input) ?? 1) : 1
    const around = kernel.map((side) => (gap * (side - 1)) / 2)
    this.parts.push(
      ...this.#stored(operation, 'weight', shape),
      ...(operation.inputs.has('bias') ? this.#stored(operation, 'bias') : [])
    )
    const stored = ['weight', 'bias'].filter((one) => operation.inputs.has(one))
    this.parts.push(
      node('Conv', [input, ...stored.map((one) => `${name}/${one}`)], name, [
        { name: 'kernel_shape', value: kernel },
        { name: 'strides', value: this.#numbers(operation, 'strides') },
        { name: 'group', value: groups },
        ...(gap === 1
          ? [SAME]
          : [
              { name: 'dilations', value: [gap, gap] },
              { name: 'pads', value: [...around, ...around] },
            ]),
      ])
    )
  }

  #normalize(operation: Operation, input: string): void {
    const { name } = operation.outputs[0]
    const [gamma, beta, mean, variance, epsilon] = [
      'gamma',
      'beta',
      'mean',
      'variance',
      'epsilon',
    ].map((part) => this.#floats(operation, part))
    const scale = gamma.map((one, at) => one / Math.sqrt(variance[at] + epsilon[0]))
    const shift = beta.map((one, at) => one - mean[at] * scale[at])
    const shape = [1, scale.length, 1, 1]
    this.parts.push(
      initializer(`${name}/scale`, shape, scale),
      initializer(`${name}/shift`, shape, shift),
      node('Mul', [input, `${name}/scale`], `${name}/scaled`),
      node('Add', [`${name}/scaled`, `${name}/shift`], name)
    )
  }

  #split({ outputs }: Operation, input: string): void {
    this.parts.push(
      node(
        'Split',
        [input],
        outputs.map(({ name }) => name),
        [{ name: 'axis', value: 1 }]
      )
    )
  }

  #resize(operation: Operation, input: string): void {
    const { name } = operation.outputs[0]
    const [height] = this.#numbers(operation, 'target_size_height')
    // to the size of the image, which adds nothing
    if (height === PROGRAM_SIDE) {
      this.#same.set(name, input)
      return
    }
    const factor = height / this.#shapes.get(input)![2]
    this.parts.push(
      initializer(`${name}/factors`, [4], Float32Array.of(1, 1, factor, factor)),
      node('Resize', [input, '', `${name}/factors`], name, [
        { name: 'mode', value: 'linear' },
        { name: 'coordinate_transformation_mode', value: 'asymmetric' },
      ])
    )
  }

  #stored(operation: Operation, part: string, shape?: number[]): Buffer[] {
    const { name } = operation.outputs[0]
    const values = this.#floats(operation, part)
    const target = `${name}/${part}`
    return [
      halfInitializer(`${target}/16`, shape ?? [values.length], values),
      node('Cast', [`${target}/16`], target, [CAST_TO_FLOAT]),
    ]
  }

  #floats(operation: Operation, part: string): Float32Array {
    const { values } = this.#constant(operation, part)
    if (!(values instanceof Float32Array)) throw new Error(`${part} has no 16-bit numbers`)
    return values
  }

  #numbers(operation: Operation, part: string): number[] {
    const { values } = this.#constant(operation, part)
    if (!Array.isArray(values)) throw new Error(`${part} has no whole numbers`)
    return values
  }

  #constant({ inputs, outputs }: Operation, part: string): Constant {
    const [name] = inputs.get(part) ?? []
    const constant = this.constants.get(name)
    if (!constant) throw new Error(`${outputs[0].name} has no ${part}`)
    return constant
  }
}
