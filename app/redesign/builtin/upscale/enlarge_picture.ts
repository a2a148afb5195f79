import sharp from 'sharp'
import type { SentPicture } from '#app/redesign/thread/thread_work'
import { encoded } from '#app/redesign/builtin/encoded'
import type { Upscaler } from './upscaler.js'

export async function enlargePicture(
  picture: Uint8Array,
  upscaler: Upscaler,
  onShare: (share: number) => void
): Promise<SentPicture> {
  const { data, info } = await sharp(picture)
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return encoded(await upscaler.enlarge({ data, width, height }, onShare))
}
