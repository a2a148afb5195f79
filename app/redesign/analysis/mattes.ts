import { shareOut } from '#app/redesign/analysis/share_out'
import { resized, toLab, type LabImage } from './lab_image.js'
import type { RgbImage } from './line_detector.js'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'

export type MatteName = 'floor' | 'ceiling' | 'wall' | 'curtain' | 'rug' | 'furniture'

/** Each surface's share of a pixel, 0 to 1. The sum is at most 1; the rest stays unchanged. */
export type Mattes = Record<MatteName, Float32Array>

const NAMES: readonly MatteName[] = ['floor', 'ceiling', 'wall', 'curtain', 'rug', 'furniture']

/** Soft full-size masks from small labels: border pixels join the best color match. */
export async function cutMattes(
  image: RgbImage,
  lab: LabImage,
  labels: Uint8Array,
  labelWidth: number
): Promise<Mattes> {
  const copy = toLab(await resized(image, labelWidth, labels.length / labelWidth))
  const shares = shareOut(lab, copy, labels, SURFACE_COUNT)
  const mattes = NAMES.map((name) => [name, shares[SURFACE[name]]] as const)
  return Object.fromEntries(mattes) as Mattes
}
