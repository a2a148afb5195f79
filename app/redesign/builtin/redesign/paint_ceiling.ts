import type { Oklab } from '#app/redesign/looks/look'
import { MaskedMean } from '#app/redesign/builtin/math/masked_mean'
import { lay, percentile, toLinear, type Canvas } from './canvas.js'

const BOUNCE = 0.12

export function paintCeiling(
  target: Canvas,
  source: Canvas,
  luminance: Float32Array,
  matte: Float32Array,
  color: Oklab
): void {
  const { width, height } = source
  const reference = percentile(luminance, 0.6, (at) => matte[at] > 0.6)
  const radius = Math.max(2, Math.round(width * 0.004))
  const mean = new MaskedMean({ values: luminance, width, height }, matte, radius)
  const [red, green, blue] = toLinear(color)
  for (const [at, share] of matte.entries()) {
    if (share < 0.01) continue
    const light =
      ((mean.at(at % width, Math.floor(at / width)) * 0.7 + luminance[at] * 0.3) / reference) **
      0.75
    const shade = light > 1 ? 1 + (light - 1) * 0.4 : light
    const level = 1 / (luminance[at] + 1e-4)
    const bounced = (value: number) => shade * (1 + (value * level - 1) * BOUNCE)
    lay(
      target,
      at,
      red * bounced(source.red[at]),
      green * bounced(source.green[at]),
      blue * bounced(source.blue[at]),
      share
    )
  }
}
