import { openImage } from '#app/media/imaging/sharp'
import type { Picture } from '#app/redesign/engine/design_engine'
import type { Size } from './frame.js'

const PREVIEW_SIDE = 480

export async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await openImage(picture).metadata()
  return { width, height }
}

/** Converts an image for storage: JPEG, without metadata. */
export async function jpegOf({ data }: Picture): Promise<Picture> {
  const { data: jpeg, info } = await openImage(data)
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { data: jpeg, width: info.width, height: info.height }
}

export function previewOf(picture: Buffer): Promise<Buffer> {
  return openImage(picture)
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' })
    .jpeg({ quality: 70 })
    .toBuffer()
}
