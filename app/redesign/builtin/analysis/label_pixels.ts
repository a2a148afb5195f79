import { stretchPlane } from '#app/redesign/builtin/math/stretch_plane'
import { cleanLabels } from './clean_labels.js'
import type { RoomDescription } from './describe_room.js'
import { labelRegions } from './label_regions.js'
import { refineLabels } from './refine_labels.js'
import { settleLabels, type SettledLabels } from './settle_labels.js'
import { misplacement } from './misplacement.js'
import { SURFACE_COUNT } from '#app/redesign/contract/surface'
import type { SeenSurfaces } from './surface_network.js'

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

export function certaintyOf({ surfaces }: SeenSurfaces): number {
  const best = surfaces[0].values.slice()
  for (const { values } of surfaces) {
    for (const [at, chance] of values.entries()) best[at] = Math.max(best[at], chance)
  }
  return best.reduce((sum, chance) => sum + chance, 0) / best.length
}
