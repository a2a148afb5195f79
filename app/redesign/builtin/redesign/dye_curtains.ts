import type { Oklab } from '#app/redesign/looks/look'
import { linearToOklab, oklabToLinear } from '#app/redesign/looks/oklab'
import { dyed } from '#app/redesign/builtin/furniture/dye'
import { lay, luminanceOf, percentile, type Canvas } from './canvas.js'

/** how far curtains shift to the target lightness: light still shines through them */
const LIFT = 0.7

/** Dyes whole curtains; their folds keep their depth. */
export function dyeCurtains(
  target: Canvas,
  source: Canvas,
  matte: Float32Array,
  color: Oklab
): void {
  const own = Math.cbrt(percentile(luminanceOf(source), 0.6, (at) => matte[at] > 0.6))
  const lightness = own + (color[0] - own) * LIFT
  const scale = lightness / color[0]
  const dye = {
    from: [own, 0, 0] as const,
    to: [lightness, color[1] * scale, color[2] * scale] as const,
  }
  for (const [at, share] of matte.entries()) {
    if (share < 0.02) continue
    const lab = linearToOklab(source.red[at], source.green[at], source.blue[at])
    const [next, a, b] = dyed(lab[0], 0, 0, dye)
    const light = oklabToLinear(next, a, b)
    lay(target, at, light[0], light[1], light[2], share)
  }
}
