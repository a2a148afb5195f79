import type { Look, Oklab } from '#app/designs/looks/look'
import { linearToOklab, oklabToLinear } from '#app/designs/looks/oklab'
import { randomFrom } from '../math/random.js'
import { lay, luminanceOf, percentile, type Canvas } from './canvas.js'

/** A colour that much of the furniture has, and what becomes of it. */
interface Dye {
  from: Oklab
  /** colour it turns to; lightness is moved by `lift` */
  to: Oklab
  lift: number
  /** 0 leaves it, 1 dyes it whole */
  strength: number
}

const CLUSTERS = 8
const ROUNDS = 12
/** every so many pixels is looked at to learn the colours */
const STRIDE = 37
const MIN_SAMPLES = 200
/** how near a colour must be to be dyed with its cluster, OKLab squared */
const NEARNESS = 0.0045
/** of its own variation a thing keeps */
const VARIATION = 0.45

/** Dyes wood, upholstery and small things in the look's palette; white, black and plants stay. */
export function dyeFurniture(
  target: Canvas,
  source: Canvas,
  matte: Float32Array,
  look: Pick<Look, 'textiles' | 'wood' | 'accents' | 'furniture'>
): void {
  const clusters = findClusters(source, matte)
  if (!clusters) return
  const dyes = chooseDyes(clusters, look)
  for (const [at, share] of matte.entries()) {
    if (share < 0.02) continue
    const own = linearToOklab(source.red[at], source.green[at], source.blue[at])
    const dyed = blend(own, dyes)
    const [red, green, blue] = oklabToLinear(...dyed)
    lay(target, at, red, green, blue, share * look.furniture)
  }
}

/** how much of the way to the wanted lightness hangings go */
const CURTAIN_LIFT = 0.75

/** Dyes hangings whole, folds kept. */
export function dyeCurtains(
  target: Canvas,
  source: Canvas,
  matte: Float32Array,
  color: Oklab
): void {
  const light = percentile(luminanceOf(source), 0.6, (at) => matte[at] > 0.6)
  const lift = (color[0] - Math.cbrt(light)) * CURTAIN_LIFT
  for (const [at, share] of matte.entries()) {
    if (share < 0.02) continue
    const [lightness] = linearToOklab(source.red[at], source.green[at], source.blue[at])
    const [red, green, blue] = oklabToLinear(
      Math.max(0.05, lightness + lift),
      color[1] * 0.9,
      color[2] * 0.9
    )
    lay(target, at, red, green, blue, share)
  }
}

function blend(own: readonly [number, number, number], dyes: Dye[]): [number, number, number] {
  let total = 1e-9
  let lift = 0
  let a = 0
  let b = 0
  for (const { from, to, lift: ownLift, strength } of dyes) {
    const weight = Math.exp(-distance(own, from) / NEARNESS)
    total += weight
    lift += weight * ownLift * strength
    a += weight * strength * (to[1] + (own[1] - from[1]) * VARIATION - own[1])
    b += weight * strength * (to[2] + (own[2] - from[2]) * VARIATION - own[2])
  }
  return [Math.max(0.02, own[0] + lift / total), own[1] + a / total, own[2] + b / total]
}

interface Cluster {
  color: Oklab
  share: number
}

/** k-means over the matte; null where there is hardly any furniture. */
function findClusters(source: Canvas, matte: Float32Array): Cluster[] | null {
  const samples: [number, number, number][] = []
  for (let at = 0; at < matte.length; at += STRIDE) {
    if (matte[at] < 0.7) continue
    samples.push(linearToOklab(source.red[at], source.green[at], source.blue[at]))
  }
  if (samples.length < MIN_SAMPLES) return null
  const random = randomFrom(3)
  let centers: Oklab[] = Array.from(
    { length: CLUSTERS },
    () => samples[Math.floor(random() * samples.length)]
  )
  let counts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => [0, 0, 0, 0])
    for (const sample of samples) {
      const sum = sums[nearest(sample, centers)]
      for (let part = 0; part < 3; part++) sum[part] += sample[part]
      sum[3]++
    }
    counts = sums.map((sum) => sum[3])
    centers = sums.map((sum, index) =>
      sum[3] > 0 ? [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]] : centers[index]
    )
  }
  return centers.map((color, index) => ({ color, share: counts[index] / samples.length }))
}

function nearest(sample: Oklab, centers: Oklab[]): number {
  let best = 0
  centers.forEach((center, index) => {
    if (distance(sample, center) < distance(sample, centers[best])) best = index
  })
  return best
}

function distance(one: Oklab, other: Oklab): number {
  return (
    (one[0] - other[0]) ** 2 * 0.5 + (one[1] - other[1]) ** 2 * 4 + (one[2] - other[2]) ** 2 * 4
  )
}

/** Clusters of one tint are one thing in light and shade, and get one dye; the largest is the sofa's. */
function chooseDyes(
  clusters: Cluster[],
  { textiles, wood, accents }: Pick<Look, 'textiles' | 'wood' | 'accents'>
): Dye[] {
  let textile = 0
  let accent = 0
  return groupsOf(clusters).flatMap((group) => {
    const [lightness, a, b] = meanOf(group)
    const chroma = Math.hypot(a, b)
    const hue = (Math.atan2(b, a) * 180) / Math.PI
    const isLeaf = hue > 105 && hue < 165 && chroma > 0.035
    const isWhite = chroma < 0.02 && lightness > 0.68
    const isBlack = chroma < 0.03 && lightness < 0.36
    if (isLeaf || isWhite || isBlack) return group.map(({ color }) => stay(color))
    const isWood = hue > 35 && hue < 90 && chroma > 0.055
    const isStrong = chroma > 0.075
    const to = isWood
      ? wood
      : isStrong
        ? accents[accent++ % accents.length]
        : textiles[textile++ % textiles.length]
    const lift = isWood || isStrong ? [0.5, 0.2] : [0.8, 0.36]
    const lifts = lifted(to[0] - lightness, lift[0], lift[1])
    return group.map(({ color }) => ({ from: color, to, lift: lifts, strength: 0.9 }))
  })
}

const SAME_TINT = 0.03

function groupsOf(clusters: Cluster[]): Cluster[][] {
  const groups: Cluster[][] = []
  for (const cluster of clusters.toSorted((one, other) => other.share - one.share)) {
    const { color } = cluster
    const same = groups.find((group) => {
      const [, a, b] = meanOf(group)
      return Math.hypot(color[1] - a, color[2] - b) < SAME_TINT
    })
    if (same) same.push(cluster)
    else groups.push([cluster])
  }
  return groups
}

function meanOf(group: Cluster[]): Oklab {
  const total = group.reduce((sum, { share }) => sum + share, 0) || 1
  const mean = (part: 0 | 1 | 2) =>
    group.reduce((sum, { color, share }) => sum + color[part] * share, 0) / total
  return [mean(0), mean(1), mean(2)]
}

function stay(from: Oklab): Dye {
  return { from, to: from, lift: 0, strength: 0 }
}

function lifted(difference: number, share: number, most: number): number {
  return Math.max(-most, Math.min(most, difference * share))
}
