import type { RoomAnalysis } from '../analysis/room_analyst.js'
import { PLANES } from '../analysis/room_box.js'

/** of where the room's shape has its floor */
const LEAST = 0.32

/**
 * Whether enough of a floor is seen to lay another: where it shows in patches
 * between things only, half of it would stay the old one.
 *
 * @param planes of `planeMap`
 */
export function floorIsSeen({ mattes }: RoomAnalysis, planes: Uint8Array): boolean {
  let floor = 0
  let seen = 0
  for (const [at, plane] of planes.entries()) {
    if (PLANES[plane - 1] !== 'floor') continue
    floor++
    seen += mattes.floor[at] + mattes.rug[at]
  }
  return seen > floor * LEAST
}
