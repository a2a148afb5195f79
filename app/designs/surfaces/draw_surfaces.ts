import sharp from 'sharp'
import { DOUBTED, SURFACE } from '#app/redesign/contract/surface'

export interface FoundSurfaces {
  width: number
  height: number
  /** one byte of `SURFACE` per pixel */
  labels: Uint8Array
  /** what would be replaced: `SURFACE.keep` where nobody can be sure */
  sure: Uint8Array
  /** segment of each pixel, below 65,536 */
  pieces: Int32Array
}

/** PNG: red is the surface, plus `DOUBTED` where it is a guess; green (high) and blue (low) byte are the segment. */
export function drawSurfaces({
  width,
  height,
  labels,
  sure,
  pieces,
}: FoundSurfaces): Promise<Buffer> {
  const pixels = new Uint8Array(labels.length * 3)
  for (const [at, label] of labels.entries()) {
    pixels[at * 3] =
      sure[at] === SURFACE.keep && label !== SURFACE.keep ? label | DOUBTED : sure[at]
    pixels[at * 3 + 1] = pieces[at] >> 8
    pixels[at * 3 + 2] = pieces[at] & 0xff
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer()
}
