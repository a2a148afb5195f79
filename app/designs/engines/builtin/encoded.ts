import sharp from 'sharp'
import type { SentPicture } from '../thread/thread_work.js'
import type { RgbImage } from './analysis/line_detector.js'

const PREVIEW_SIDE = 480
const QUALITY = 90

/** As it is kept: a JPEG. */
export async function encoded({ data, width, height }: RgbImage): Promise<SentPicture> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return { data: jpeg, width, height }
}

/** A small JPEG that shows what emerges. */
export async function preview({ data, width, height }: RgbImage): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' })
    .jpeg({ quality: 70 })
    .toBuffer()
}
