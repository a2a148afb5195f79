import { geodesics } from './geodesics.js'
import type { Region } from './region.js'

/** How far each region is, in contrast crossed, from what is surely of one kind. */
export interface Reach {
  wall: Float32Array
  floor: Float32Array
  thing: Float32Array
}

export const isPlant = (region: Region) => region.a < -0.018 && region.b > 0.012
export const wallShare = ({ planes }: Region) => planes[3] + planes[4] + planes[5]
const marked = (region: Region) => region.window + region.door + region.picture + region.curtain

/**
 * Walls are sure below the ceiling, the floor where it meets a wall that is
 * sure, things where they stand before the edge of floor and wall or where
 * lines run that no surface could hold.
 */
export function reachOf(regions: Region[], height: number): Reach {
  const onWall = (region: Region) => wallShare(region) > 0.5 && marked(region) < 0.5
  const onFloor = (region: Region) => region.planes[1] > 0.5
  const upper = seedsOf(regions, (region) => {
    const belowCeiling = region.neighbours.some(({ region: to }) => regions[to].planes[2] > 0.5)
    return onWall(region) && !isPlant(region) && (belowCeiling || region.y < height * 0.1)
  })
  const wall = geodesics(regions, upper, onWall)

  const thing = geodesics(
    regions,
    seedsOf(
      regions,
      (region) =>
        (region.atBase > 0.2 && region.crossing > 0.6 && region.planes[2] < 0.1) ||
        region.contradiction > 0.55 ||
        (isPlant(region) && marked(region) < 0.5)
    ),
    (region) => region.planes[2] < 0.5 && marked(region) < 0.5
  )
  const floor = geodesics(
    regions,
    seedsOf(regions, (region, index) => {
      if (!onFloor(region) || region.contradiction > 0.3 || thing[index] === 0) return false
      const meetsWall = region.neighbours.some(
        ({ region: to }) => wallShare(regions[to]) > 0.5 && wall[to] < 0.12
      )
      return region.atBase > 0.1 && region.crossing < 0.35 && meetsWall
    }),
    onFloor
  )
  return { wall, floor, thing }
}

function seedsOf(
  regions: Region[],
  isSeed: (region: Region, index: number) => boolean
): Float32Array {
  return Float32Array.from(regions, (region, index) => (isSeed(region, index) ? 0 : Infinity))
}
