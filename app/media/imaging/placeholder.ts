import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { openImage, openPixels } from './sharp.js'

/** ThumbHash's maximum side. */
const SAMPLE = 100

/** A blurred WebP data URL of a few hundred bytes. */
export async function placeholderOf(image: Buffer): Promise<string> {
  const { data, info } = await openImage(image)
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blur = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data))
  const webp = await openPixels({
    data: Buffer.from(blur.rgba),
    width: blur.w,
    height: blur.h,
    channels: 4,
  })
    .webp({ quality: 60, effort: 4 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
