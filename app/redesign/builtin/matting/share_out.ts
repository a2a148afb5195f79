import type { LabImage } from '#app/redesign/builtin/analysis/lab_image'
import { softened } from './softened.js'
import { learnColors, type SurfaceColors } from './surface_colors.js'

/** if this share of the neighborhood agrees, a pixel's label is certain */
const SURE = 0.995
/** weight of position over color: where colors say little, borders stay sharp */
const PLACE = 5

/**
 * Distributes pixels among the labels of a small copy: inside by label, at borders by local color.
 * @param codes number of labels
 * @returns each label's share of every pixel
 */
export function shareOut(
  lab: LabImage,
  copy: LabImage,
  labels: Uint8Array,
  codes: number
): Float32Array[] {
  const { width, height } = lab
  const colors = learnColors(labels, copy)
  const isSure = certain(labels, colors)
  const [lightness, a, b] = [lab.lightness, lab.a, lab.b].map((plane) =>
    softened(softened(plane, width, height), width, height)
  )
  const shares = Array.from({ length: codes }, () => new Float32Array(width * height))
  const likelihood = new Float64Array(colors.length)
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.min(copy.width - 1, Math.floor(((x + 0.5) * copy.width) / width))
  )
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(copy.height - 1, Math.floor(((y + 0.5) * copy.height) / height))
    for (let x = 0; x < width; x++, at++) {
      const near = row * copy.width + columns[x]
      if (isSure[near]) {
        shares[labels[near]][at] = 1
        continue
      }
      const total = judge(likelihood, colors, near, lightness[at], a[at], b[at])
      let one = 0
      for (const { code } of colors) shares[code][at] = likelihood[one++] / total
    }
  }
  return shares.map((share) => softened(share, width, height))
}

function certain(labels: Uint8Array, colors: SurfaceColors[]): Uint8Array {
  const isSure = new Uint8Array(labels.length)
  for (const { nearness } of colors)
    for (let at = 0; at < labels.length; at++) if (nearness[at] > SURE) isSure[at] = 1
  return isSure
}

function judge(
  likelihood: Float64Array,
  colors: SurfaceColors[],
  near: number,
  lightness: number,
  a: number,
  b: number
): number {
  let total = 1e-30
  let one = -1
  for (const surface of colors) {
    one++
    likelihood[one] = 0
    const place = surface.nearness[near]
    if (place < 0.01) continue
    const spread = surface.variance[near]
    const distance =
      (lightness - surface.lightness[near]) ** 2 +
      (a - surface.a[near]) ** 2 +
      (b - surface.b[near]) ** 2
    const value = (place ** PLACE * Math.exp(-distance / (2 * spread))) / spread ** 1.5
    likelihood[one] = value
    total += value
  }
  return total
}
