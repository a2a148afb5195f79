import { GuidedFilter, type Guide } from '../math/guided_filter.js'
import { resized, toLab, type LabImage } from './lab_image.js'
import type { RgbImage } from './line_detector.js'
import { SURFACE } from './surface.js'

export type MatteName = 'floor' | 'ceiling' | 'wall' | 'curtain' | 'rug' | 'furniture'

/** How much of each pixel belongs to a surface, 0 to 1; together at most 1, the rest stays. */
export type Mattes = Record<MatteName, Float32Array>

const NAMES: readonly MatteName[] = ['floor', 'ceiling', 'wall', 'curtain', 'rug', 'furniture']
const GUIDE_SIDE = 768
/** of the guide's longer side */
const RADIUS = 0.006
const EPSILON = 2e-4
/** softness of the result: below and above these shares it is nothing or all */
const FROM = 0.14
const TO = 0.86

/** Labels of a small copy as soft masks of the picture itself, along its edges. */
export async function cutMattes(
  image: RgbImage,
  lab: LabImage,
  labels: Uint8Array,
  labelWidth: number
): Promise<Mattes> {
  const scale = Math.min(1, GUIDE_SIDE / Math.max(image.width, image.height))
  const width = Math.round(image.width * scale)
  const height = Math.round(image.height * scale)
  const small = toLab(await resized(image, width, height))
  const guide: Guide = [small.lightness, small.a, small.b]
  const radius = Math.max(2, Math.round(Math.max(width, height) * RADIUS))
  const filter = new GuidedFilter(guide, width, height, radius, EPSILON)
  const mattes = Object.fromEntries(
    NAMES.map((name) => {
      const mask = maskOf(labels, SURFACE[name], labelWidth, width, height)
      return [name, applied(filter.fit(mask), lab, width, height)]
    })
  ) as Mattes
  atMostOne(mattes)
  return mattes
}

function maskOf(
  labels: Uint8Array,
  code: number,
  labelWidth: number,
  width: number,
  height: number
): Float32Array {
  const labelHeight = labels.length / labelWidth
  const binary = Float32Array.from(labels, (label) => (label === code ? 1 : 0))
  const mask = new Float32Array(width * height)
  const sample = sampler(binary, labelWidth, labelHeight, width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) mask[y * width + x] = sample(x, y)
  return mask
}

/** The linear function of the small guide, on the colours of the large picture. */
function applied(
  coefficients: Float32Array[],
  lab: LabImage,
  width: number,
  height: number
): Float32Array {
  const samplers = coefficients.map((plane) => sampler(plane, width, height, lab.width, lab.height))
  const matte = new Float32Array(lab.width * lab.height)
  for (let y = 0, at = 0; y < lab.height; y++)
    for (let x = 0; x < lab.width; x++, at++) {
      const value =
        samplers[0](x, y) * lab.lightness[at] +
        samplers[1](x, y) * lab.a[at] +
        samplers[2](x, y) * lab.b[at] +
        samplers[3](x, y)
      matte[at] = Math.max(0, Math.min(1, (value - FROM) / (TO - FROM)))
    }
  return matte
}

/** Bilinear look-up of a plane by the pixels of another size. */
function sampler(
  plane: Float32Array,
  width: number,
  height: number,
  forWidth: number,
  forHeight: number
): (x: number, y: number) => number {
  const toX = width / forWidth
  const toY = height / forHeight
  return (x, y) => {
    const atX = Math.max(0, Math.min(width - 1.001, (x + 0.5) * toX - 0.5))
    const atY = Math.max(0, Math.min(height - 1.001, (y + 0.5) * toY - 0.5))
    const left = Math.floor(atX)
    const top = Math.floor(atY)
    const across = atX - left
    const down = atY - top
    const at = top * width + left
    const upper = plane[at] + (plane[at + 1] - plane[at]) * across
    const lower = plane[at + width] + (plane[at + width + 1] - plane[at + width]) * across
    return upper + (lower - upper) * down
  }
}

function atMostOne(mattes: Mattes): void {
  const planes = Object.values(mattes)
  for (let at = 0; at < planes[0].length; at++) {
    let sum = 0
    for (const plane of planes) sum += plane[at]
    if (sum > 1) for (const plane of planes) plane[at] /= sum
  }
}
