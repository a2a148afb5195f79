import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Kernel } from './kernel.js'

interface Weight {
  name: string
  shape: number[]
}

interface KerasFile {
  weightsManifest: { paths: string[]; weights: Weight[] }[]
}

export interface Convolution {
  kernel: Kernel
  bias: Float64Array
}

/** The convolutions of a TensorFlow.js "layers model" by name. */
export function readConvolutions(modelJson: string): (name: string) => Convolution {
  const file: KerasFile = JSON.parse(readFileSync(modelJson, 'utf8'))
  const weights = readWeights(file, dirname(modelJson))
  return (name) => {
    const kernel = weights.get(`${name}/kernel`)
    const bias = weights.get(`${name}/bias`)
    if (!kernel || !bias) throw new Error(`The model has no layer ${name}`)
    return { kernel: kernelOf(kernel), bias: bias.values }
  }
}

type Values = { shape: number[]; values: Float64Array }

function readWeights(file: KerasFile, folder: string): Map<string, Values> {
  const weights = new Map<string, Values>()
  for (const group of file.weightsManifest) {
    const data = Buffer.concat(group.paths.map((path) => readFileSync(join(folder, path))))
    let offset = 0
    for (const { name, shape } of group.weights) {
      const length = shape.reduce((product, size) => product * size, 1)
      const start = offset
      const values = Float64Array.from({ length }, (_, at) => data.readFloatLE(start + at * 4))
      weights.set(name, { shape, values })
      offset += length * 4
    }
  }
  return weights
}

/** Keras orders weights by row, column, from, to. */
function kernelOf({ shape: [size, , from, to], values }: Values): Kernel {
  const weights = new Float64Array(values.length)
  for (let place = 0, at = 0; place < size * size; place++)
    for (let i = 0; i < from; i++)
      for (let o = 0; o < to; o++) weights[(o * from + i) * size * size + place] = values[at++]
  return { to, from, size, weights }
}
