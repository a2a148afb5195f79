import sharp from 'sharp'
import { LINEAR, linearToOklab } from '#app/redesign/looks/oklab'
import type { RgbImage } from './line_detector.js'

export interface LabImage {
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
  width: number
  height: number
}

export function toLab({ data, width, height }: RgbImage): LabImage {
  const count = width * height
  const lightness = new Float32Array(count)
  const a = new Float32Array(count)
  const b = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const red = LINEAR[data[at * 3]]
    const green = LINEAR[data[at * 3 + 1]]
    const blue = LINEAR[data[at * 3 + 2]]
    const lab = linearToOklab(red, green, blue)
    lightness[at] = lab[0]
    a[at] = lab[1]
    b[at] = lab[2]
  }
  return { lightness, a, b, width, height }
}

export async function resized(
  image: RgbImage,
  width: number,
  height: number,
  median = 0
): Promise<RgbImage> {
  const raw = { width: image.width, height: image.height, channels: 3 as const }
  let pipeline = sharp(image.data, { raw }).resize(width, height, { fit: 'fill' })
  if (median > 0) pipeline = pipeline.median(median)
  return { data: await pipeline.raw().toBuffer(), width, height }
}
