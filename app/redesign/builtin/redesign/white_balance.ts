import type { Mattes } from '#app/redesign/builtin/analysis/mattes'
import type { Canvas } from './canvas.js'

/** Share of a color cast to remove, 0 to 1. */
const STRENGTH = 0.7
const MAX_GAIN = 1.6
/** of the image: fewer pixels of wall and ceiling aren't reliable */
const MIN_SHARE = 0.03

/** Removes the color cast, assuming that ceiling and walls are nearly neutral. */
export function balanceWhite(canvas: Canvas, mattes: Mattes): void {
  const sums = [0, 0, 0]
  let weight = 0
  const planes = [canvas.red, canvas.green, canvas.blue]
  for (let at = 0; at < mattes.wall.length; at += 2) {
    const share = mattes.ceiling[at] + mattes.wall[at] * 0.6
    const light = planes[1][at]
    if (share < 0.3 || light < 0.03 || light > 0.95) continue
    weight += share
    planes.forEach((plane, channel) => (sums[channel] += plane[at] * share))
  }
  if (weight < (mattes.wall.length / 2) * MIN_SHARE) return
  const gray = (sums[0] + sums[1] + sums[2]) / 3
  planes.forEach((plane, channel) => {
    const gain = Math.max(1 / MAX_GAIN, Math.min(MAX_GAIN, gray / sums[channel])) ** STRENGTH
    for (let at = 0; at < plane.length; at++) plane[at] *= gain
  })
}
