import sharp from 'sharp'
import type { RgbImage } from './analysis/line_detector.js'

/** The design is made at this size at most; the high-res picture is twice as large. */
const MAX_SIDE = 1536

/** A photograph's pixels as they are analysed and redesigned. */
export async function readPhoto(image: Uint8Array): Promise<RgbImage> {
  const { data, info } = await sharp(image)
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
