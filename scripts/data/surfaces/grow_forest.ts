import { NODE, type Forest } from '../../../app/designs/engines/builtin/analysis/forest.js'
import { randomFrom } from '../../../app/designs/engines/builtin/math/random.js'

export interface Sample {
  features: Float32Array
  /** 0 to `classes` - 1 */
  label: number
  weight: number
}

interface Growth {
  nodes: number[]
  guesses: number[]
  classes: number
  random: () => number
}

const FEATURES_TRIED = 14
const THRESHOLDS_TRIED = 6
const MAX_DEPTH = 14
/** samples below which a node is not cut further */
const MIN_SAMPLES = 24

/** Extremely randomised trees (Geurts, Ernst and Wehenkel 2006), by weighted Gini. */
export function growForest(
  samples: Sample[],
  classes: number,
  trees: number,
  seed: number
): Forest {
  const growth: Growth = { nodes: [], guesses: [], classes, random: randomFrom(seed) }
  const roots: number[] = []
  for (let tree = 0; tree < trees; tree++) {
    const drawn = samples.filter(() => growth.random() < 0.5)
    roots.push(growth.nodes.length / NODE)
    grow(drawn, 0, growth)
  }
  return {
    classes,
    roots: Int32Array.from(roots),
    nodes: Float32Array.from(growth.nodes),
    guesses: Float32Array.from(growth.guesses),
  }
}

function grow(samples: Sample[], depth: number, growth: Growth): number {
  const node = growth.nodes.length / NODE
  growth.nodes.push(-1, 0, 0, 0)
  const cut = depth < MAX_DEPTH && samples.length >= MIN_SAMPLES ? bestCut(samples, growth) : null
  if (!cut) {
    growth.nodes[node * NODE + 2] = growth.guesses.length / growth.classes
    growth.guesses.push(...sharesOf(samples, growth.classes))
    return node
  }
  const isLow = (sample: Sample) => sample.features[cut.feature] <= cut.threshold
  const low = grow(samples.filter(isLow), depth + 1, growth)
  const high = grow(
    samples.filter((sample) => !isLow(sample)),
    depth + 1,
    growth
  )
  growth.nodes.splice(node * NODE, NODE, cut.feature, cut.threshold, low, high)
  return node
}

function bestCut(samples: Sample[], { random, classes }: Growth) {
  let best: { feature: number; threshold: number } | null = null
  let least = impurity(countsOf(samples, classes)) * 0.9999
  const count = samples[0].features.length
  for (let tried = 0; tried < FEATURES_TRIED; tried++) {
    const feature = Math.floor(random() * count)
    for (let round = 0; round < THRESHOLDS_TRIED; round++) {
      const one = samples[Math.floor(random() * samples.length)].features[feature]
      const other = samples[Math.floor(random() * samples.length)].features[feature]
      const threshold = Math.fround(one + (other - one) * random())
      const low = new Float64Array(classes)
      const high = new Float64Array(classes)
      for (const { features, label, weight } of samples) {
        if (features[feature] <= threshold) low[label] += weight
        else high[label] += weight
      }
      const sum = impurity(low) + impurity(high)
      if (sum < least) {
        least = sum
        best = { feature, threshold }
      }
    }
  }
  return best
}

/** Gini impurity times the weight. */
function impurity(counts: Float64Array): number {
  let total = 0
  let squares = 0
  for (const count of counts) {
    total += count
    squares += count * count
  }
  return total > 0 ? total - squares / total : 0
}

function countsOf(samples: Sample[], classes: number): Float64Array {
  const counts = new Float64Array(classes)
  for (const { label, weight } of samples) counts[label] += weight
  return counts
}

function sharesOf(samples: Sample[], classes: number): number[] {
  const counts = countsOf(samples, classes)
  const total = counts.reduce((sum, count) => sum + count, 0) || 1
  return [...counts].map((count) => Math.round((count / total) * 255) / 255)
}
