import type { Region } from './region.js'

/** contrast that is noise or shading, not an edge */
const UNNOTICED = 0.02
/** per region passed: a long way costs a little even where nothing changes */
const STEP = 0.002

/**
 * How much contrast has to be crossed from the seeds to each region, by the
 * way that crosses least (Dijkstra over neighbours).
 *
 * @param seeds start cost of each region; Infinity where it is no seed
 * @param mayPass regions that a way may lead through
 */
export function geodesics(
  regions: Region[],
  seeds: Float32Array,
  mayPass: (region: Region) => boolean
): Float32Array {
  const distances = seeds.slice()
  const queue = [...seeds.keys()].filter((index) => seeds[index] < Infinity)
  const waiting = new Set(queue)
  while (waiting.size > 0) {
    let current = -1
    for (const index of waiting) {
      if (current < 0 || distances[index] < distances[current]) current = index
    }
    waiting.delete(current)
    for (const { region: next, contrast } of regions[current].neighbours) {
      if (!mayPass(regions[next])) continue
      const distance = distances[current] + Math.max(0, contrast - UNNOTICED) + STEP
      if (distance < distances[next]) {
        distances[next] = distance
        waiting.add(next)
      }
    }
  }
  return distances
}
