import { findModes, type ColorMode } from './color_modes.js'
import type { Region } from './region.js'
import type { Reach } from './seeds.js'

/** The colours that the surfaces of a room have. */
export interface SurfaceModels {
  ceiling: ColorMode[]
  /** by plane number less 3: left, front, right */
  walls: ColorMode[][]
  floor: ColorMode[]
}

const flatness = (region: Region, sharpness: number) =>
  Math.exp(-(region.across + region.along) * sharpness)

/** Learns them from regions that surely belong to each. */
export function learnModels(regions: Region[], reach: Reach): SurfaceModels {
  const near = new Map(regions.map((region, index) => [region, index]))
  const wallWeight = (r: Region) => Math.exp(-reach.wall[near.get(r)!] / 0.06) * flatness(r, 20)
  const floorWeight = (r: Region) => {
    const index = near.get(r)!
    const aside = 1 - Math.exp(-reach.thing[index] / 0.05)
    return (Math.exp(-reach.floor[index] / 0.08) + 0.03) * (0.15 + aside) * flatness(r, 6)
  }
  return {
    ceiling: findModes(
      regions.filter((r) => r.planes[2] > 0.6),
      (r) => flatness(r, 20),
      { most: 1, width: 0.05, minShare: 0 }
    ),
    walls: [3, 4, 5].map((plane) =>
      findModes(
        regions.filter((r) => r.planes[plane] > 0.6 && reach.wall[near.get(r)!] < 0.4),
        wallWeight,
        { most: 2, width: 0.04, minShare: 0.25 }
      )
    ),
    floor: findModes(
      regions.filter((r) => r.planes[1] > 0.6 && r.contradiction < 0.3),
      floorWeight,
      { most: 2, width: 0.05, minShare: 0.3 }
    ),
  }
}
