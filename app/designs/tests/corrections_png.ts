import sharp from 'sharp'

export function paintedPng(
  width: number,
  height: number,
  labelAt: (x: number, y: number) => number
): Promise<Buffer> {
  const labels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => labelAt(at % width, Math.floor(at / width)))
  )
  return sharp(labels, { raw: { width, height, channels: 1 } })
    .toColorspace('b-w')
    .png()
    .toBuffer()
}

export function firstChannel(picture: Buffer): Promise<Buffer> {
  return sharp(picture).extractChannel(0).raw().toBuffer()
}
