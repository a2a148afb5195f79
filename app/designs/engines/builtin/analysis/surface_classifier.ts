import { readFile } from 'node:fs/promises'
import { cleanLabels } from './clean_labels.js'
import type { RoomDescription } from './describe_room.js'
import { decodeForest } from './forest_file.js'
import { guess, type Forest } from './forest.js'
import { labelRegions } from './label_regions.js'
import { refineLabels } from './refine_labels.js'
import { SURFACE_COUNT } from './surface.js'

export interface LabelledPixels {
  /** bytes of `SURFACE` */
  labels: Uint8Array
  /** how sure the forest is of them on average, 0 to 1 */
  certainty: number
}

/** keeps the logarithm of what the forest never saw finite */
const DOUBT = 0.01
const NEVER = 30

/** Tells what each pixel of a room is. */
export class SurfaceClassifier {
  constructor(private readonly forest: Forest) {}

  static async load(file: string): Promise<SurfaceClassifier> {
    return new SurfaceClassifier(decodeForest(await readFile(file)))
  }

  /** What each pixel of the description is. */
  label({ regions, regionOf, features, planes, colors }: RoomDescription): LabelledPixels {
    let certainty = 0
    const costs = new Float32Array(regions.length * SURFACE_COUNT)
    regions.forEach((region, index) => {
      const shares = guess(this.forest, features[index])
      costs[index * SURFACE_COUNT] = NEVER
      for (let surface = 1; surface < SURFACE_COUNT; surface++) {
        costs[index * SURFACE_COUNT + surface] = -Math.log(shares[surface] + DOUBT)
      }
      certainty += (Math.max(...shares) * region.size) / regionOf.length
    })
    const found = labelRegions(regions, costs)
    cleanLabels(regions, found, regionOf.length)
    const pieces = Uint8Array.from(regionOf, (region) => found[region])
    return { labels: refineLabels(pieces, planes, colors), certainty }
  }
}
