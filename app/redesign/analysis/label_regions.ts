import type { ImageRegion } from './build_regions.js'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'

const ROUNDS = 25
/** cost of a full border between two surfaces without color change */
const SMOOTHNESS = 13
/** how fast it falls with contrast */
const EDGE_FALLOFF = 22
const LABELS = SURFACE_COUNT

/**
 * Labels segments at minimum cost; neighbors agree unless an edge separates them (min-sum belief
 * propagation, Potts model; Felzenszwalb and Huttenlocher 2006).
 */
export function labelRegions(regions: ImageRegion[], costs: Float32Array): Uint8Array {
  const links = linksOf(regions)
  let messages: Float32Array[] = links.map(() => new Float32Array(LABELS))
  for (let round = 0; round < ROUNDS; round++) {
    const beliefs = beliefsOf(costs, links, messages)
    messages = links.map((link, index) =>
      messageAlong(link, beliefs, messages[link.back], messages[index])
    )
  }
  const beliefs = beliefsOf(costs, links, messages)
  return Uint8Array.from(regions, (_, index) => cheapest(beliefs, index))
}

interface Link {
  from: number
  to: number
  /** index of the reverse link */
  back: number
  weight: number
}

function linksOf(regions: ImageRegion[]): Link[] {
  const links: Link[] = []
  const index = new Map<number, number>()
  regions.forEach((region, from) => {
    const around = region.neighbors.reduce((sum, one) => sum + one.border, 0)
    for (const { region: to, border, contrast } of region.neighbors) {
      const share = Math.min(1, border / around + 0.02)
      const weight = SMOOTHNESS * share * Math.exp(-contrast * EDGE_FALLOFF)
      index.set(from * regions.length + to, links.length)
      links.push({ from, to, back: -1, weight })
    }
  })
  for (const link of links) link.back = index.get(link.to * regions.length + link.from)!
  return links
}

function beliefsOf(costs: Float32Array, links: Link[], messages: Float32Array[]): Float32Array {
  const beliefs = costs.slice()
  links.forEach((link, index) => {
    for (let label = 0; label < LABELS; label++) {
      beliefs[link.to * LABELS + label] += messages[index][label]
    }
  })
  return beliefs
}

function messageAlong(
  link: Link,
  beliefs: Float32Array,
  back: Float32Array,
  before: Float32Array
): Float32Array {
  const message = new Float32Array(LABELS)
  let least = Infinity
  for (let label = 0; label < LABELS; label++) {
    message[label] = beliefs[link.from * LABELS + label] - back[label]
    least = Math.min(least, message[label])
  }
  for (let label = 0; label < LABELS; label++) {
    const next = Math.min(message[label], least + link.weight) - least
    message[label] = 0.5 * before[label] + 0.5 * next
  }
  return message
}

function cheapest(beliefs: Float32Array, region: number): number {
  let best: number = SURFACE.furniture
  for (let label = 1; label < LABELS; label++) {
    if (beliefs[region * LABELS + label] < beliefs[region * LABELS + best]) best = label
  }
  return best
}
