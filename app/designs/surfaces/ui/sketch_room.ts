import { SURFACE } from '#app/redesign/surface'
import { LINEAR, toSrgb } from '#app/redesign/looks/oklab'
import type { SketchColors } from '#app/designs/ui/types'
import type { Painting } from './painting.js'

/** of the width: shade is softer than the old finish's pattern */
const BLUR = 0.012
/** how much of the old finish's pattern remains */
const GRAIN = 0.3
/** light of a surface's ordinary parts, as a share of its pixels in order */
const REFERENCE = 0.6
/** new finishes are less dark in shade and less bright in light than the photo */
const DEPTH = 0.75
const GLARE = 0.4

type Photo = Pick<ImageData, 'data' | 'width' | 'height'>

/** A photo in a look's colors, with its own light and shade, RGBA. Guesses stay as they are. */
export function sketchRoom(photo: Photo, painting: Painting, colors: SketchColors) {
  const { width } = photo
  const data = new Uint8ClampedArray(photo.data)
  const light = luminanceOf(photo)
  for (const [surface, color] of [
    [SURFACE.floor, colors.floor],
    [SURFACE.wall, colors.walls],
    [SURFACE.ceiling, colors.ceiling],
  ] as const) {
    if (color) lay(data, light, width, color, maskOf(painting, surface))
  }
  return data
}

function maskOf(painting: Painting, surface: number): Uint8Array {
  return painting.map.found.map((_, pixel) =>
    painting.surfaceAt(pixel) === surface && !painting.isDoubted(pixel) ? 1 : 0
  )
}

function luminanceOf({ data }: Photo): Float32Array {
  return Float32Array.from(
    { length: data.length / 4 },
    (_, at) =>
      0.2126 * LINEAR[data[at * 4]] +
      0.7152 * LINEAR[data[at * 4 + 1]] +
      0.0722 * LINEAR[data[at * 4 + 2]]
  )
}

function lay(
  data: Uint8ClampedArray,
  light: Float32Array,
  width: number,
  color: string,
  mask: Uint8Array
): void {
  const own = light.filter((_, at) => mask[at] === 1).sort()
  if (own.length === 0) return
  const reference = Math.max(0.01, own[Math.floor(own.length * REFERENCE)])
  const base = [1, 3, 5].map((at) => LINEAR[Number.parseInt(color.slice(at, at + 2), 16)])
  const shade = maskedMean(light, mask, width, Math.max(2, Math.round(width * BLUR)))
  for (const [at, is] of mask.entries()) {
    if (!is) continue
    const level = ((shade(at) * (1 - GRAIN) + light[at] * GRAIN) / reference) ** DEPTH
    const lit = level > 1 ? 1 + (level - 1) * GLARE : level
    for (const [channel, part] of base.entries()) data[at * 4 + channel] = toSrgb(part * lit) * 255
  }
}

/** Mean over a square around a pixel, of pixels in the mask only. */
function maskedMean(values: Float32Array, mask: Uint8Array, width: number, radius: number) {
  const height = values.length / width
  const across = width + 1
  const sums = new Float64Array(across * (height + 1))
  const counts = new Uint32Array(across * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const to = (y + 1) * across + x + 1
      sums[to] = sums[to - 1] + sums[to - across] - sums[to - across - 1] + values[at] * mask[at]
      counts[to] = counts[to - 1] + counts[to - across] - counts[to - across - 1] + mask[at]
    }
  return (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
    const [top, bottom] = [
      Math.max(0, y - radius) * across,
      Math.min(height, y + radius + 1) * across,
    ]
    const within = (table: Float64Array | Uint32Array) =>
      table[bottom + right] - table[bottom + left] - table[top + right] + table[top + left]
    return within(sums) / within(counts)
  }
}
