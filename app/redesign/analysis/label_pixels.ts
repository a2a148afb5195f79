import type { ImageRegion } from '#app/redesign/analysis/build_regions'
import type { RoomDescription } from '#app/redesign/analysis/describe_room'
import { labelRegions } from '#app/redesign/analysis/label_regions'
import { refineLabels } from '#app/redesign/analysis/refine_labels'
import { PLANES } from '#app/redesign/analysis/room_box'
import { settleLabels, type SettledLabels } from '#app/redesign/analysis/settle_labels'
import type { SeenSurfaces } from '#app/redesign/analysis/surface_network'
import { stretchPlane } from '#app/redesign/math/planes'
import { SURFACE_COUNT, SURFACE } from '#app/redesign/surface'

/** keeps the log finite for classes the network rules out */
const DOUBT = 0.01
const NEVER = 30

/**
 * Labels all segments together (bytes of `SURFACE`), by the network's output and their position in
 * the room. Similar neighbors get the same label, and each object gets a single one.
 * @param trust in the room's shape, 0 to 1
 */
export function labelPixels(
  description: RoomDescription,
  seen: SeenSurfaces,
  trust: number
): SettledLabels {
  const { regions, regionOf, planes, colors } = description
  const found = labelRegions(regions, costsOf(description, seen, trust))
  cleanLabels(regions, found, regionOf.length)
  const pieces = Uint8Array.from(regionOf, (region) => found[region])
  return settleLabels(refineLabels(pieces, planes, colors), seen, colors)
}

function costsOf(
  { regions, regionOf, planes, colors }: RoomDescription,
  seen: SeenSurfaces,
  trust: number
): Float32Array {
  const costs = new Float32Array(regions.length * SURFACE_COUNT)
  for (let surface = 1; surface < SURFACE_COUNT; surface++) {
    const grid = seen.surfaces[surface - 1]
    const logs = { ...grid, values: grid.values.map((chance) => -Math.log(chance + DOUBT)) }
    const plane = stretchPlane(logs, colors.width, colors.height)
    for (const [at, region] of regionOf.entries()) {
      const cost = plane[at] + trust * misplacement(surface, planes[at])
      costs[region * SURFACE_COUNT + surface] += cost / regions[region].size
    }
  }
  for (let region = 0; region < regions.length; region++) costs[region * SURFACE_COUNT] = NEVER
  return costs
}

/** Smaller islands, as a share of the image, merge into their surroundings. */
const MIN_SURFACE = 0.004
const MIN_WALL = 0.02
const MIN_HOLE = 0.004

function cleanLabels(regions: ImageRegion[], labels: Uint8Array, pixels: number): void {
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
  regions: ImageRegion[],
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

function islandsOf(regions: ImageRegion[], labels: Uint8Array): number[][] {
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

const FLOORS: number[] = [SURFACE.floor, SURFACE.rug]
const UPRIGHTS: number[] = [SURFACE.wall, SURFACE.opening, SURFACE.curtain]

/**
 * Extra cost of a surface on a plane that can't hold it, measured on rooms the network never saw.
 * @param plane byte of `planeHit`
 */
function misplacement(surface: number, plane: number): number {
  const behind = PLANES[plane - 1]
  if (behind === 'floor') {
    if (surface === SURFACE.ceiling) return 4
    return UPRIGHTS.includes(surface) ? 0.6 : 0
  }
  if (behind === 'ceiling') {
    return FLOORS.includes(surface) || UPRIGHTS.includes(surface) ? 2 : 0
  }
  if (surface === SURFACE.ceiling) return 2
  return FLOORS.includes(surface) ? 1 : 0
}
