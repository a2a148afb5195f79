import { learnColors, type SurfaceColors } from '../matting/surface_colors.js'
import { softened } from '../matting/softened.js'
import { resized, toLab, type LabImage } from './lab_image.js'
import type { RgbImage } from './line_detector.js'
import { SURFACE, SURFACE_COUNT } from './surface.js'

export type MatteName = 'floor' | 'ceiling' | 'wall' | 'curtain' | 'rug' | 'furniture'

/** How much of each pixel belongs to a surface, 0 to 1; together at most 1, the rest stays. */
export type Mattes = Record<MatteName, Float32Array>

const NAMES: readonly MatteName[] = ['floor', 'ceiling', 'wall', 'curtain', 'rug', 'furniture']
/** a pixel whose surroundings are labelled alike to this share is what its label says */
const SURE = 0.995
/** how much more a place counts than a colour */
const PLACE = 2

/**
 * Labels of a small copy as soft masks of the picture itself: where surfaces
 * meet, each pixel goes to the one whose colours around there it has.
 */
export async function cutMattes(
  image: RgbImage,
  lab: LabImage,
  labels: Uint8Array,
  labelWidth: number
): Promise<Mattes> {
  const copy = toLab(await resized(image, labelWidth, labels.length / labelWidth))
  const shares = sharesOf(lab, copy, labels, learnColors(labels, copy))
  const mattes = NAMES.map((name) => [name, shares[SURFACE[name]]] as const)
  return Object.fromEntries(mattes) as Mattes
}

/** By code: the share of each pixel of the picture. */
function sharesOf(
  lab: LabImage,
  copy: LabImage,
  labels: Uint8Array,
  colors: SurfaceColors[]
): Float32Array[] {
  const { width, height } = lab
  const isSure = certain(labels, colors)
  const [lightness, a, b] = [lab.lightness, lab.a, lab.b].map((plane) =>
    softened(softened(plane, width, height), width, height)
  )
  const shares = Array.from({ length: SURFACE_COUNT }, () => new Float32Array(width * height))
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

/** How likely each surface is here by place and colour, and all together. */
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
