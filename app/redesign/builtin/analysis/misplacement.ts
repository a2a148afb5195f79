import { PLANES } from './room_box.js'
import { SURFACE } from '#app/redesign/contract/surface'

const FLOORS: number[] = [SURFACE.floor, SURFACE.rug]
const UPRIGHTS: number[] = [SURFACE.wall, SURFACE.opening, SURFACE.curtain]

/**
 * Extra cost of a surface on a plane that can't hold it, measured on rooms the network never saw.
 * @param plane byte of `planeHit`
 */
export function misplacement(surface: number, plane: number): number {
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
