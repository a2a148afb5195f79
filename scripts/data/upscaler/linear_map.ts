import type { Convolution } from './keras_layers.js'
import { composed, placed, summed, type Kernel } from './kernel.js'

/** A constant plus convolutions of named sources: what consecutive linear layers amount to. */
export interface LinearMap {
  terms: ReadonlyMap<string, Kernel>
  bias: Float64Array
}

/** The source itself. */
export function sourceOf(name: string, channels: number): LinearMap {
  const weights = new Float64Array(channels * channels)
  for (let channel = 0; channel < channels; channel++) weights[channel * channels + channel] = 1
  const kernel = { to: channels, from: channels, size: 1, weights }
  return { terms: new Map([[name, kernel]]), bias: new Float64Array(channels) }
}

/** Applies another layer: equivalent except within its reach of the image's edge. */
export function convolved(map: LinearMap, { kernel, bias }: Convolution): LinearMap {
  const terms = [...map.terms].map(([name, inner]) => [name, composed(kernel, inner)] as const)
  const area = kernel.size ** 2
  const constant = bias.map((value, to) => {
    let sum = value
    for (let from = 0; from < kernel.from; from++)
      for (let at = 0; at < area; at++) {
        sum += kernel.weights[(to * kernel.from + from) * area + at] * map.bias[from]
      }
    return sum
  })
  return { terms: new Map(terms), bias: constant }
}

export function added(one: LinearMap, other: LinearMap): LinearMap {
  const terms = new Map(one.terms)
  for (const [name, kernel] of other.terms) {
    const own = terms.get(name)
    terms.set(name, own ? summed(own, kernel) : kernel)
  }
  return { terms, bias: one.bias.map((value, at) => value + other.bias[at]) }
}

/** Concatenates channels. */
export function joined(one: LinearMap, other: LinearMap): LinearMap {
  const before = one.bias.length
  const total = before + other.bias.length
  return added(among(one, 0, total), among(other, before, total))
}

function among({ terms, bias }: LinearMap, first: number, total: number): LinearMap {
  const wide = [...terms].map(([name, kernel]) => {
    const channels = { to: total, from: kernel.from }
    return [name, placed(kernel, channels, { to: first, from: 0 })] as const
  })
  const constant = new Float64Array(total)
  constant.set(bias, first)
  return { terms: new Map(wide), bias: constant }
}
