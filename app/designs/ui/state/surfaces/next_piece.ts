import type { Point } from '#app/kit/hooks/gestures'
import type { SurfaceMap } from './surface_map.js'

/** Weight of sideways distance against distance ahead. */
const ASIDE = 2

/**
 * The nearest piece in a direction.
 * @param way one of (±1, 0) and (0, ±1)
 * @param least minimum distance, px of the map
 * @returns the same piece if there is none
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
