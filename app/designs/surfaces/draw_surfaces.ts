import sharp from 'sharp'

/** What a photograph was taken for, on a smaller copy of it. */
export interface FoundSurfaces {
  width: number
  height: number
  /** bytes of `SURFACE` */
  labels: Uint8Array
  /** number of the piece of each pixel, below 65,536 */
  pieces: Int32Array
}

/** As a PNG: red is the surface, green and blue are the number of the piece, green the higher byte. */
export function drawSurfaces({ width, height, labels, pieces }: FoundSurfaces): Promise<Buffer> {
  const pixels = new Uint8Array(labels.length * 3)
  for (const [at, label] of labels.entries()) {
    pixels[at * 3] = label
    pixels[at * 3 + 1] = pieces[at] >> 8
    pixels[at * 3 + 2] = pieces[at] & 0xff
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer()
}
