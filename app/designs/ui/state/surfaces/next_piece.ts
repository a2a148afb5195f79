import type { Point } from '#app/common/ui/hooks/gesture_tracker'
import type { SurfaceMap } from './surface_map.js'

/** How much worse it is to lie aside than to lie farther on. */
const ASIDE = 2

/**
 * The piece that lies next to another in a direction.
 *
 * @param way one of (±1, 0) and (0, ±1)
 * @param least px of the map that it lies on at least
 * @returns the same piece where there is none
 */
export function nextPiece({ pieces }: SurfaceMap, from: number, way: Point, least = 1): number {
  const { x, y } = pieces[from]
  let [best, bestCost] = [from, Infinity]
  for (const [number, piece] of pieces.entries()) {
    const [across, down] = [piece.x - x, piece.y - y]
    const along = across * way.x + down * way.y
    const aside = Math.abs(across * way.y) + Math.abs(down * way.x)
    if (piece.pixels.length === 0 || along < least || aside > along) continue
    const cost = along + aside * ASIDE
    if (cost < bestCost) [best, bestCost] = [number, cost]
  }
  return best
}
