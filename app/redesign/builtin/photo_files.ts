import sharp from 'sharp'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import type { SentPicture } from '#app/redesign/builtin/thread_work'

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

const PREVIEW_SIDE = 480
const QUALITY = 90

export async function encoded({ data, width, height }: RgbImage): Promise<SentPicture> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return { data: jpeg, width, height }
}

export async function preview({ data, width, height }: RgbImage): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' })
    .jpeg({ quality: 70 })
    .toBuffer()
}
