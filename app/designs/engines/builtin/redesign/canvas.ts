import { LINEAR } from '#app/designs/looks/oklab'
import type { RgbImage } from '../analysis/line_detector.js'

/** A picture in linear light, one plane a channel; 1 is white, more may be. */
export interface Canvas {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  width: number
  height: number
}

export function canvasOf({ data, width, height }: RgbImage): Canvas {
  const plane = (channel: number) =>
    Float32Array.from({ length: width * height }, (_, at) => LINEAR[data[at * 3 + channel]])
  return { red: plane(0), green: plane(1), blue: plane(2), width, height }
}

export function copyOf(canvas: Canvas): Canvas {
  const { red, green, blue, width, height } = canvas
  return { red: red.slice(), green: green.slice(), blue: blue.slice(), width, height }
}

export function luminanceOf({ red, green, blue }: Canvas): Float32Array {
  return red.map((value, at) => 0.2126 * value + 0.7152 * green[at] + 0.0722 * blue[at])
}

/** Lays a colour over a pixel by a share. */
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

/**
 * The value below which a share of the pixels of a mask lie, read from every
 * third pixel; 0.5 where the mask is empty. Values are taken as 0 to 1.
 */
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
