import sharp from 'sharp'
import type { SentPicture } from '#app/redesign/thread/thread_work'
import type { RgbImage } from '#app/redesign/builtin/analysis/line_detector'

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
