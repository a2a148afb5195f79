import { findPieces } from '#app/redesign/analysis/find_pieces'
import type { LabImage } from '#app/redesign/analysis/lab_image'
import { shareOut } from '#app/redesign/analysis/share_out'
import type { Look } from '#app/redesign/looks/look'
import { oklabToLinear, linearToOklab } from '#app/redesign/looks/oklab'
import type { Canvas } from '#app/redesign/painting/canvas'
import { chooseDyes, dyed } from '#app/redesign/painting/choose_dyes'

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

export interface FurnitureCopy {
  /** the image; black outside the furniture */
  lab: LabImage
  /** outside the furniture, filled with its nearest color */
  copy: LabImage
  /** of the copy: share of furniture in each pixel */
  mask: Float32Array
  /** of the copy: the nearest pixel with furniture */
  nearest: Int32Array
}

function copyFurniture(
  { red, green, blue, width, height }: Canvas,
  matte: Float32Array,
  copyWidth: number
): FurnitureCopy {
  const factor = Math.max(1, Math.floor(width / copyWidth))
  const lab = emptyLab(width, height)
  const copy = emptyLab(Math.ceil(width / factor), Math.ceil(height / factor))
  const mask = new Float32Array(copy.width * copy.height)
  for (const [at, share] of matte.entries()) {
    if (share < 0.02) continue
    const [lightness, a, b] = linearToOklab(red[at], green[at], blue[at])
    lab.lightness[at] = lightness
    lab.a[at] = a
    lab.b[at] = b
    const row = Math.floor(Math.floor(at / width) / factor)
    const to = row * copy.width + Math.floor((at % width) / factor)
    copy.lightness[to] += lightness * share
    copy.a[to] += a * share
    copy.b[to] += b * share
    mask[to] += share
  }
  for (const plane of [copy.lightness, copy.a, copy.b]) divide(plane, mask)
  for (const [at, sum] of mask.entries()) mask[at] = sum / (factor * factor)
  const nearest = nearestIn(mask, copy.width)
  for (const plane of [copy.lightness, copy.a, copy.b]) {
    plane.set(Float32Array.from(nearest, (at) => plane[at]))
  }
  return { lab, copy, mask, nearest }
}

function emptyLab(width: number, height: number): LabImage {
  const plane = () => new Float32Array(width * height)
  return { lightness: plane(), a: plane(), b: plane(), width, height }
}

function divide(plane: Float32Array, by: Float32Array): void {
  for (const [at, divisor] of by.entries()) if (divisor > 0) plane[at] /= divisor
}

/** For each pixel, the nearest one by Manhattan distance that is at least half furniture. */
function nearestIn(mask: Float32Array, width: number): Int32Array {
  const nearest = Int32Array.from(mask, (_, at) => at)
  const steps = Float32Array.from(mask, (share) => (share > 0.5 ? 0 : Infinity))
  const ask = (at: number, neighbor: number) => {
    if (steps[neighbor] + 1 >= steps[at]) return
    steps[at] = steps[neighbor] + 1
    nearest[at] = nearest[neighbor]
  }
  const count = mask.length
  for (let at = 0; at < count; at++) {
    if (at % width > 0) ask(at, at - 1)
    if (at >= width) ask(at, at - width)
  }
  for (let at = count - 1; at >= 0; at--) {
    if (at % width < width - 1) ask(at, at + 1)
    if (at + width < count) ask(at, at + width)
  }
  return nearest
}
