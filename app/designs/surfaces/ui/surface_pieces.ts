import type { Painting } from '#app/designs/surfaces/ui/painting'
import { kindOf } from '#app/designs/surfaces/ui/surface_kinds'
import type { KnownPieces } from '#app/designs/surfaces/ui/surface_grower'
import type { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'
import type { Point } from '#app/kit/hooks/gestures'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'

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

/** What most pixels of each piece are: said by the person, or detected and not a guess. */
export function knownPieces(painting: Painting): KnownPieces {
  const { map, said } = painting
  const surfaceAt = (at: number) =>
    said[at] || (map.doubted[at] === 1 ? SURFACE.unknown : map.found[at])
  return {
    surfaceOf: mostIn(map, surfaceAt),
    saidOf: mostIn(map, (at) => said[at]),
  }
}

function mostIn({ pieces, pieceOf }: SurfaceMap, surfaceAt: (pixel: number) => number) {
  const counts = new Uint32Array(pieces.length * SURFACE_COUNT)
  for (const [at, piece] of pieceOf.entries()) counts[piece * SURFACE_COUNT + surfaceAt(at)]++
  return Uint8Array.from(pieces, (_, piece) => {
    const own = counts.subarray(piece * SURFACE_COUNT, (piece + 1) * SURFACE_COUNT)
    return own.indexOf(Math.max(...own))
  })
}

const ACROSS = ['left', 'middle', 'right']
const DOWN = ['upper', 'middle', 'lower']

/** For screen readers: "Floor, corrected by you, lower left" */
export function pieceInWords(painting: Painting, number: number): string {
  const { map, said } = painting
  const { pixels, x, y } = map.pieces[number]
  const middle = pixels[Math.floor(pixels.length / 2)]
  const name = kindOf(painting.surfaceAt(middle))?.name ?? 'Not recognized'
  const where = placeInWords(x / map.width, y / map.height)
  return [name, said[middle] ? 'corrected by you' : null, where].filter(Boolean).join(', ')
}

/** @param x and y shares of the photo, 0 to 1 */
function placeInWords(x: number, y: number): string {
  const [across, down] = [
    ACROSS[Math.min(2, Math.floor(x * 3))],
    DOWN[Math.min(2, Math.floor(y * 3))],
  ]
  return across === down ? 'in the middle' : `${down} ${across}`
}
