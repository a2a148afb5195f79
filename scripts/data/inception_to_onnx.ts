import { initializer, modelBetween, node, type Attribute } from './onnx_writer.js'

/** A TensorFlow.js "layers model" with 8-bit weights. */
export interface QuantisedModel {
  modelTopology: { model_config: { config: { layers: InceptionLayer[] } } }
  weightsManifest: { weights: QuantisedWeight[] }[]
}

interface QuantisedWeight {
  name: string
  shape: number[]
  quantization: { min: number; scale: number; dtype: 'uint8' }
}

interface InceptionLayer {
  name: string
  class_name: string
  config: {
    padding?: 'same' | 'valid'
    strides?: number[]
    pool_size?: number[]
    kernel_size?: number[]
    epsilon?: number
    activation?: string
  }
  inbound_nodes: [string][][]
}

type Weights = Map<string, QuantisedWeight & { bytes: Uint8Array }>

const CAST_TO_FLOAT: Attribute = { name: 'to', value: 1 }

/**
 * Converts an InceptionV3 classifier to ONNX, NHWC to NCHW. Weights stay 8-bit in the file; the
 * runtime converts them to floats when loading.
 * @param side of the square input, values 0 to 1
 * @param classes number of output probabilities
 */
export function inceptionToOnnx(
  { modelTopology, weightsManifest }: QuantisedModel,
  data: Buffer,
  { side, classes }: { side: number; classes: number }
): Buffer {
  const weights = readWeights(weightsManifest[0].weights, data)
  const { layers } = modelTopology.model_config.config
  return modelBetween(
    layers.flatMap((layer) => convert(layer, weights)),
    { name: layers[0].name, shape: [1, 3, side, side] },
    { name: layers[layers.length - 1].name, shape: [1, classes] }
  )
}

function readWeights(list: QuantisedWeight[], data: Buffer): Weights {
  const weights: Weights = new Map()
  let offset = 0
  for (const weight of list) {
    const length = weight.shape.reduce((product, size) => product * size, 1)
    weights.set(weight.name, { ...weight, bytes: data.subarray(offset, offset + length) })
    offset += length
  }
  if (offset !== data.length) throw new Error(`${data.length - offset} bytes are left over`)
  return weights
}

function convert(layer: InceptionLayer, weights: Weights): Buffer[] {
  const { name, config } = layer
  const inputs = (layer.inbound_nodes[0] ?? []).map(([input]) => input)
  switch (layer.class_name) {
    case 'InputLayer':
      return []
    case 'Conv2D':
      return [
        ...floats(`${name}/kernel`, weights, [3, 2, 0, 1]),
        node('Conv', [inputs[0], `${name}/kernel`], name, window(layer, config.kernel_size)),
      ]
    case 'BatchNormalization':
      return normalization(layer, inputs[0], weights)
    case 'Activation':
      return [node('Relu', inputs, name)]
    case 'MaxPooling2D':
      return [node('MaxPool', inputs, name, window(layer, config.pool_size))]
    case 'AveragePooling2D':
      return [node('AveragePool', inputs, name, window(layer, config.pool_size))]
    case 'Concatenate':
      return [node('Concat', inputs, name, [{ name: 'axis', value: 1 }])]
    case 'Flatten':
      return [
        node('Transpose', inputs, `${name}_nhwc`, [{ name: 'perm', value: [0, 2, 3, 1] }]),
        node('Flatten', [`${name}_nhwc`], name),
      ]
    case 'Dense':
      return dense(layer, inputs[0], weights)
    case 'Dropout':
      return [node('Identity', inputs, name)]
    default:
      throw new Error(`No rule for ${layer.class_name}`)
  }
}

function window({ config }: InceptionLayer, size: number[] = []): Attribute[] {
  return [
    { name: 'kernel_shape', value: size },
    { name: 'strides', value: config.strides ?? [1, 1] },
    { name: 'auto_pad', value: config.padding === 'same' ? 'SAME_UPPER' : 'VALID' },
  ]
}

/** `(x - mean) / sqrt(variance + epsilon) + beta`; the model has no scale of its own. */
function normalization({ name, config }: InceptionLayer, input: string, weights: Weights) {
  const [beta, mean, variance] = ['beta', 'moving_mean', 'moving_variance'].map((part) => {
    const weight = weights.get(`${name}/${part}`)
    if (!weight) throw new Error(`${name} has no ${part}`)
    const { min, scale } = weight.quantization
    return Array.from(weight.bytes, (byte) => byte * scale + min)
  })
  const factor = variance.map((value) => 1 / Math.sqrt(value + (config.epsilon ?? 0)))
  const shift = beta.map((value, at) => value - mean[at] * factor[at])
  const shape = [factor.length, 1, 1]
  return [
    initializer(`${name}/factor`, shape, Float32Array.from(factor)),
    initializer(`${name}/shift`, shape, Float32Array.from(shift)),
    node('Mul', [input, `${name}/factor`], `${name}_scaled`),
    node('Add', [`${name}_scaled`, `${name}/shift`], name),
  ]
}

function dense({ name, config }: InceptionLayer, input: string, weights: Weights): Buffer[] {
  const activation = config.activation === 'softmax' ? 'Softmax' : 'Relu'
  return [
    ...floats(`${name}/kernel`, weights, [0, 1]),
    ...floats(`${name}/bias`, weights, [0]),
    node('Gemm', [input, `${name}/kernel`, `${name}/bias`], `${name}_linear`),
    node(activation, [`${name}_linear`], name),
  ]
}

/** Weights as bytes, with the dequantization to floats: `byte * scale + min`. */
function floats(name: string, weights: Weights, order: number[]): Buffer[] {
  const weight = weights.get(name)
  if (!weight) throw new Error(`There is no ${name}`)
  const { min, scale } = weight.quantization
  const shape = order.map((axis) => weight.shape[axis])
  return [
    initializer(`${name}_bytes`, shape, reordered(weight.bytes, weight.shape, order)),
    initializer(`${name}_scale`, [], Float32Array.of(scale)),
    initializer(`${name}_min`, [], Float32Array.of(min)),
    node('Cast', [`${name}_bytes`], `${name}_cast`, [CAST_TO_FLOAT]),
    node('Mul', [`${name}_cast`, `${name}_scale`], `${name}_scaled`),
    node('Add', [`${name}_scaled`, `${name}_min`], name),
  ]
}

/** The same numbers with their axes transposed. */
function reordered(values: Uint8Array, shape: number[], order: number[]): Uint8Array {
  const steps = shape.map((_, axis) => shape.slice(axis + 1).reduce((a, b) => a * b, 1))
  const out = new Uint8Array(values.length)
  const place = order.map(() => 0)
  for (let at = 0; at < out.length; at++) {
    out[at] = values[order.reduce((sum, axis, to) => sum + place[to] * steps[axis], 0)]
    for (let to = order.length - 1; to >= 0 && ++place[to] === shape[order[to]]; to--) place[to] = 0
  }
  return out
}
