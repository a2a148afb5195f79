import type { Oklab } from '#app/redesign/looks/look'
import { LINEAR, oklabToLinear, type LinearRgb } from '#app/redesign/looks/oklab'
import type { RgbImage } from '#app/redesign/analysis/line_detector'

/** An image in linear light, one plane per channel; 1 is white, but values may exceed it. */
export interface Canvas {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  width: number
  height: number
}

export function canvasOf({ data, width, height }: RgbImage): Canvas {
  const count = width * height
  const canvas = {
    red: new Float32Array(count),
    green: new Float32Array(count),
    blue: new Float32Array(count),
    width,
    height,
  }
  for (let at = 0; at < count; at++) {
    canvas.red[at] = LINEAR[data[at * 3]]
    canvas.green[at] = LINEAR[data[at * 3 + 1]]
    canvas.blue[at] = LINEAR[data[at * 3 + 2]]
  }
  return canvas
}

export function copyOf(canvas: Canvas): Canvas {
  const { red, green, blue, width, height } = canvas
  return { red: red.slice(), green: green.slice(), blue: blue.slice(), width, height }
}

export function luminanceOf({ red, green, blue }: Canvas): Float32Array {
  const luminance = new Float32Array(red.length)
  const count = red.length
  for (let at = 0; at < count; at++) {
    luminance[at] = 0.2126 * red[at] + 0.7152 * green[at] + 0.0722 * blue[at]
  }
  return luminance
}

/** A look's color as light, clipped to the display gamut. */
export function toLinear(color: Oklab): LinearRgb {
  const [red, green, blue] = oklabToLinear(...color)
  return [Math.max(0, red), Math.max(0, green), Math.max(0, blue)]
}

export function lay(
  canvas: Canvas,
  at: number,
  red: number,
  green: number,
  blue: number,
  share: number
): void {
  canvas.red[at] += (red - canvas.red[at]) * share
  canvas.green[at] += (green - canvas.green[at]) * share
  canvas.blue[at] += (blue - canvas.blue[at]) * share
}

/** Estimated percentile of a mask's pixels; 0.5 if it is empty. Values are clipped to 0 to 1. */
export function percentile(
  values: Float32Array,
  share: number,
  isIn: (at: number) => boolean = () => true
): number {
  const bins = new Uint32Array(512)
  let total = 0
  for (let at = 0; at < values.length; at += 3) {
    if (!isIn(at)) continue
    bins[Math.max(0, Math.min(511, Math.floor(Math.sqrt(Math.max(0, values[at])) * 511)))]++
    total++
  }
  let sum = 0
  for (const [bin, count] of bins.entries()) {
    sum += count
    if (total > 0 && sum >= total * share) return ((bin + 0.5) / 511) ** 2
  }
  return 0.5
}
