import sharp from 'sharp'
import type { SentPicture } from '../../thread/thread_work.js'
import { encoded } from '../encoded.js'
import type { Upscaler } from './upscaler.js'

/** An encoded picture, twice as large. */
export async function enlargePicture(
  picture: Uint8Array,
  upscaler: Upscaler,
  onShare: (share: number) => void
): Promise<SentPicture> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return encoded(await upscaler.enlarge({ data, width, height }, onShare))
}
