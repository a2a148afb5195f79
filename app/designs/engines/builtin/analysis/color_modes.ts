import type { Region } from './region.js'

/** A colour that much of a surface has, in the scaled space of `features`. */
export interface ColorMode {
  at: Features
  /** share of the surface's weight that lies near it */
  share: number
}

type Features = readonly [number, number, number]

/** OKLab with lightness made less of, because light changes along a surface and paint does not. */
export function features(region: Pick<Region, 'lightness' | 'a' | 'b'>): Features {
  return [region.lightness * 0.55, region.a * 2.2, region.b * 2.2]
}

/** Up to `most` colours by mean shift, the most common first. */
export function findModes(
  regions: Region[],
  weightOf: (region: Region) => number,
  { most, width, minShare }: { most: number; width: number; minShare: number }
): ColorMode[] {
  let rest = regions.map((region) => ({
    at: features(region),
    weight: region.size * weightOf(region),
  }))
  const total = rest.reduce((sum, item) => sum + item.weight, 0)
  const modes: ColorMode[] = []
  while (modes.length < most && rest.length > 0) {
    const near = (from: Features, item: (typeof rest)[number]) =>
      item.weight * Math.exp(-distance(from, item.at) / (2 * width * width))
    let peak: Features = rest[0].at
    let density = -1
    for (const { at } of rest) {
      const sum = rest.reduce((all, item) => all + near(at, item), 0)
      if (sum > density) [peak, density] = [at, sum]
    }
    for (let round = 0; round < 8; round++) peak = shifted(peak, rest, near)
    const share = density / total
    if (share < minShare && modes.length > 0) break
    modes.push({ at: peak, share })
    rest = rest.filter((item) => distance(item.at, peak) > (2.2 * width) ** 2)
  }
  return modes
}

function shifted<Item extends { at: Features }>(
  from: Features,
  items: Item[],
  weightOf: (from: Features, item: Item) => number
): Features {
  const sum = [0, 0, 0]
  let total = 0
  for (const item of items) {
    const weight = weightOf(from, item)
    total += weight
    for (let part = 0; part < 3; part++) sum[part] += weight * item.at[part]
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total]
}

function distance(one: Features, other: Features): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}

/** How unlike a region is to the nearest of the modes; being darker counts more than being brighter. */
export function unlikeness(region: Region, modes: ColorMode[], width: number): number {
  let best = 9
  const at = features(region)
  for (const mode of modes) {
    const lighter = at[0] - mode.at[0]
    const light = lighter * lighter * (lighter > 0 ? 0.18 : 0.35)
    const color = (at[1] - mode.at[1]) ** 2 + (at[2] - mode.at[2]) ** 2
    best = Math.min(best, (light + color) / (2 * width * width))
  }
  return best
}
