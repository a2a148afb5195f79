import type { Region } from './region.js'
import { SURFACE } from '#app/redesign/contract/surface'

/** Smaller islands, as a share of the image, merge into their surroundings. */
const MIN_SURFACE = 0.004
const MIN_WALL = 0.02
const MIN_HOLE = 0.004

export function cleanLabels(regions: Region[], labels: Uint8Array, pixels: number): void {
  for (const island of islandsOf(regions, labels)) {
    const label = labels[island[0]]
    const share = island.reduce((sum, index) => sum + regions[index].size, 0) / pixels
    const touches = (surface: number) =>
      island.some((index) => regions[index].neighbors.some((one) => labels[one.region] === surface))
    const isStrayWall = label === SURFACE.wall && share < MIN_WALL && !touches(SURFACE.ceiling)
    if (label === SURFACE.furniture) {
      if (share < MIN_HOLE) giveAway(island, regions, labels, false)
    } else if (share < MIN_SURFACE || isStrayWall) {
      giveAway(island, regions, labels, true)
    }
  }
}

function giveAway(
  island: number[],
  regions: Region[],
  labels: Uint8Array,
  mayBeFurniture: boolean
): void {
  const votes = new Map<number, number>()
  const members = new Set(island)
  for (const index of island)
    for (const { region, border, contrast } of regions[index].neighbors) {
      if (members.has(region)) continue
      const vote = border * Math.exp(-contrast * 15)
      votes.set(labels[region], (votes.get(labels[region]) ?? 0) + vote)
    }
  if (!mayBeFurniture) {
    const strongest = [...votes].sort((one, other) => other[1] - one[1])[0]
    const border = island.reduce(
      (sum, index) => sum + regions[index].neighbors.reduce((all, one) => all + one.border, 0),
      0
    )
    if (!strongest || strongest[1] < border * 0.12) return
  }
  const winner = [...votes].sort((one, other) => other[1] - one[1])[0]
  if (winner) for (const index of island) labels[index] = winner[0]
}

function islandsOf(regions: Region[], labels: Uint8Array): number[][] {
  const seen = new Uint8Array(regions.length)
  const islands: number[][] = []
  for (let start = 0; start < regions.length; start++) {
    if (seen[start]) continue
    seen[start] = 1
    const island = [start]
    for (const index of island)
      for (const { region } of regions[index].neighbors) {
        if (seen[region] || labels[region] !== labels[start]) continue
        seen[region] = 1
        island.push(region)
      }
    islands.push(island)
  }
  return islands
}
