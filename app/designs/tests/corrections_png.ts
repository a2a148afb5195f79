import sharp from 'sharp'

/** A PNG as the page sends it: one byte a pixel, from a function of the place. */
export function paintedPng(
  width: number,
  height: number,
  labelAt: (x: number, y: number) => number
): Promise<Buffer> {
  const labels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => labelAt(at % width, Math.floor(at / width)))
  )
  return sharp(labels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

/** The first channel of a picture, byte by byte. */
export function firstChannel(picture: Buffer): Promise<Buffer> {
  return sharp(picture).extractChannel(0).raw().toBuffer()
}
