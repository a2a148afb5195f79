import type { Look } from '#app/redesign/looks/look'
import { oklabToLinear } from '#app/redesign/looks/oklab'
import { shareOut } from '#app/redesign/builtin/matting/share_out'
import type { Canvas } from '#app/redesign/builtin/redesign/canvas'
import { chooseDyes } from './choose_dyes.js'
import { dyed } from './dye.js'
import { findPieces } from './find_pieces.js'
import { copyFurniture } from './furniture_copy.js'

/** of the copy used to separate objects, pixels */
const COPY_WIDTH = 320

export function dyeFurniture(
  target: Canvas,
  source: Canvas,
  matte: Float32Array,
  look: Pick<Look, 'textiles' | 'wood' | 'accents' | 'furniture' | 'fittings'>
): void {
  const { lab, copy, mask, nearest } = copyFurniture(source, matte, COPY_WIDTH)
  const { pieces, pieceOf } = findPieces(copy, (at) => mask[at] > 0.5)
  const chosen = chooseDyes(pieces, look, mask.length)
  const dyes = [...new Set(chosen)].filter((dye) => dye !== null)
  if (dyes.length === 0) return

  const labels = Uint8Array.from(nearest, (at) => {
    const dye = pieceOf[at] < 0 ? null : chosen[pieceOf[at]]
    return dye ? dyes.indexOf(dye) + 1 : 0
  })
  const shares = shareOut(lab, copy, labels, dyes.length + 1)
  for (const [index, dye] of dyes.entries()) {
    const parts = shares[index + 1]
    for (const [at, share] of matte.entries()) {
      const part = parts[at] * share * look.furniture
      if (part < 0.01) continue
      const color = dyed(lab.lightness[at], lab.a[at], lab.b[at], dye)
      const light = oklabToLinear(color[0], color[1], color[2])
      // several dyes may share a pixel: each shifts the original by its share
      target.red[at] += (light[0] - source.red[at]) * part
      target.green[at] += (light[1] - source.green[at]) * part
      target.blue[at] += (light[2] - source.blue[at]) * part
    }
  }
}
