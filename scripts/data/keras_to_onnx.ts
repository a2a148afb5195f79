import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { initializer, model, node } from './onnx_writer.js'

interface Weight {
  name: string
  shape: number[]
}

interface Layer {
  name: string
  class_name: string
  config: { activation?: string; size?: number[]; interpolation?: string }
  inbound_nodes: [string][][]
}

interface KerasFile {
  modelTopology: {
    model_config: {
      config: { layers: Layer[]; input_layers: [string][]; output_layers: [string][] }
    }
  }
  weightsManifest: { paths: string[]; weights: Weight[] }[]
}

type Weights = Map<string, { shape: number[]; values: Float32Array }>

/** Turns a TensorFlow.js "layers model" of plain convolutions into ONNX, NHWC weights to NCHW. */
export function kerasToOnnx(modelJson: string): Buffer {
  const file: KerasFile = JSON.parse(readFileSync(modelJson, 'utf8'))
  const weights = readWeights(file, dirname(modelJson))
  const {
    layers,
    input_layers: inputs,
    output_layers: outputs,
  } = file.modelTopology.model_config.config
  const parts = layers.flatMap((layer) => convert(layer, weights))
  return model(parts, inputs[0][0], outputs[0][0], 3)
}

function readWeights(file: KerasFile, folder: string): Weights {
  const weights: Weights = new Map()
  for (const group of file.weightsManifest) {
    const data = Buffer.concat(group.paths.map((path) => readFileSync(join(folder, path))))
    let offset = 0
    for (const { name, shape } of group.weights) {
      const length = shape.reduce((product, size) => product * size, 1)
      const values = new Float32Array(length)
      for (let at = 0; at < length; at++) values[at] = data.readFloatLE(offset + at * 4)
      weights.set(name, { shape, values })
      offset += length * 4
    }
  }
  return weights
}

function convert(layer: Layer, weights: Weights): Buffer[] {
  const inputs = (layer.inbound_nodes[0] ?? []).map(([name]) => name)
  switch (layer.class_name) {
    case 'InputLayer':
      return []
    case 'Conv2D':
      return convolution(layer, inputs[0], weights)
    case 'Activation':
      return [activation(layer, inputs[0])]
    case 'Concatenate':
      return [node('Concat', inputs, layer.name, [{ name: 'axis', value: 1 }])]
    case 'Add':
      return [node('Sum', inputs, layer.name)]
    case 'UpSampling2D':
      return enlargement(layer, inputs[0])
    default:
      throw new Error(`No rule for ${layer.class_name}`)
  }
}

function convolution(layer: Layer, input: string, weights: Weights): Buffer[] {
  const kernel = weights.get(`${layer.name}/kernel`)!
  const bias = weights.get(`${layer.name}/bias`)!
  const [height, width, from, to] = kernel.shape
  const turned = new Float32Array(kernel.values.length)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let i = 0; i < from; i++)
        for (let o = 0; o < to; o++) {
          turned[((o * from + i) * height + y) * width + x] = kernel.values[at++]
        }
  const isLinear = layer.config.activation === 'linear'
  const output = isLinear ? layer.name : `${layer.name}_linear`
  const pads = [height >> 1, width >> 1, height >> 1, width >> 1]
  const names = [input, `${layer.name}_w`, `${layer.name}_b`]
  return [
    initializer(names[1], [to, from, height, width], turned),
    initializer(names[2], [to], bias.values),
    node('Conv', names, output, [{ name: 'pads', value: pads }]),
    ...(isLinear ? [] : [activation(layer, output)]),
  ]
}

function activation(layer: Layer, input: string): Buffer {
  const operators: Record<string, string> = { relu: 'Relu', sigmoid: 'Sigmoid' }
  const operator = operators[layer.config.activation ?? '']
  if (!operator) throw new Error(`No rule for the activation ${layer.config.activation}`)
  return node(operator, [input], layer.name)
}

function enlargement(layer: Layer, input: string): Buffer[] {
  const scales = new Float32Array([1, 1, ...(layer.config.size ?? [2, 2])])
  const mode = layer.config.interpolation === 'nearest' ? 'nearest' : 'linear'
  return [
    initializer(`${layer.name}_s`, [4], scales),
    node('Resize', [input, '', `${layer.name}_s`], layer.name, [
      { name: 'mode', value: mode },
      { name: 'coordinate_transformation_mode', value: 'asymmetric' },
      { name: 'nearest_mode', value: 'floor' },
    ]),
  ]
}
