import { linearToOklab } from '#app/redesign/looks/oklab'
import type { LabImage } from '#app/redesign/builtin/analysis/lab_image'
import type { Canvas } from '#app/redesign/builtin/redesign/canvas'

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

export function copyFurniture(
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
