import sharp from 'sharp'
import type { Size } from '#app/redesign/hosted/frame'

export function gradient({ width, height }: Size): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[(y * width + x) * 3] = Math.round((x / (width - 1)) * 255)
      data[(y * width + x) * 3 + 1] = Math.round((y / (height - 1)) * 255)
      data[(y * width + x) * 3 + 2] = 128
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const SAMPLE = 16

export async function differenceBetween(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(sample))
  const sum = a.reduce((total, value, index) => total + Math.abs(value - b[index]), 0)
  return sum / a.length
}

function sample(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(SAMPLE, SAMPLE, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}
