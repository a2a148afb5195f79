import sharp from 'sharp'
import type { RgbImage } from '#app/redesign/builtin/analysis/line_detector'

/** The design's maximum size; the high-res image is twice as large. */
const MAX_SIDE = 1536

export async function readPhoto(image: Uint8Array): Promise<RgbImage> {
  const { data, info } = await sharp(image)
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
