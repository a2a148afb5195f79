import type { RoomAnalysis } from '#app/redesign/builtin/analysis/room_analyst'
import { SURFACE } from '#app/redesign/contract/surface'
import { PLANES } from '#app/redesign/builtin/analysis/room_box'

/** of the area where the room's shape has its floor */
const MIN_SHARE = 0.32

/**
 * Whether enough floor is visible to replace it; otherwise patches between furniture would stay
 * old. A floor that a person marked is always replaced.
 * @param planes of `planeMap`
 */
export function floorIsSeen({ mattes, corrected }: RoomAnalysis, planes: Uint8Array): boolean {
  if (corrected.has(SURFACE.floor)) return true
  let floor = 0
  let seen = 0
  for (const [at, plane] of planes.entries()) {
    if (PLANES[plane - 1] !== 'floor') continue
    floor++
    seen += mattes.floor[at] + mattes.rug[at]
  }
  return seen > floor * MIN_SHARE
}
