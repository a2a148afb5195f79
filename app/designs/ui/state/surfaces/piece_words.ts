import type { Painting } from './painting.js'
import { kindOf } from './surface_kinds.js'

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
