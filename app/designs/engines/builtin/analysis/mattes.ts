import { shareOut } from '../matting/share_out.js'
import { resized, toLab, type LabImage } from './lab_image.js'
import type { RgbImage } from './line_detector.js'
import { SURFACE, SURFACE_COUNT } from './surface.js'

export type MatteName = 'floor' | 'ceiling' | 'wall' | 'curtain' | 'rug' | 'furniture'

/** How much of each pixel belongs to a surface, 0 to 1; together at most 1, the rest stays. */
export type Mattes = Record<MatteName, Float32Array>

const NAMES: readonly MatteName[] = ['floor', 'ceiling', 'wall', 'curtain', 'rug', 'furniture']

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
  const shares = shareOut(lab, copy, labels, SURFACE_COUNT)
  const mattes = NAMES.map((name) => [name, shares[SURFACE[name]]] as const)
  return Object.fromEntries(mattes) as Mattes
}
