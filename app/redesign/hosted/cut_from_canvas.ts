import { openImage } from '#app/media/imaging/sharp'
import type { Picture } from '#app/redesign/engine/design_engine'
import { proportion, type Frame, type Size } from './frame.js'

/** How far a result's aspect ratio may differ and still show the same view. */
const SHAPE_TOLERANCE = 0.03

export interface CutPicture extends Picture {
  /** whether the model kept the shape, so that before and after align */
  isAligned: boolean
}

/** Crops the photo's part at the drawn size, as a lossless PNG. */
export async function cutFromCanvas(drawn: Buffer, frame: Frame): Promise<CutPicture> {
  const image = openImage(drawn).toColorspace('srgb').flatten({ background: '#fff' })
  const size = await image.metadata()
  const canvas = coveredBy(size, frame)
  const scale = canvas.width / frame.width
  const left = Math.floor(frame.left * scale)
  const top = Math.floor(frame.top * scale)
  const { data, info } = await image
    .resize(canvas.width, canvas.height, { fit: 'cover' })
    .extract({
      left,
      top,
      width: Math.min(canvas.width - left, Math.ceil(frame.inner.width * scale)),
      height: Math.min(canvas.height - top, Math.ceil(frame.inner.height * scale)),
    })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return {
    data,
    width: info.width,
    height: info.height,
    isAligned: Math.abs(Math.log(proportion(size) / proportion(frame))) < SHAPE_TOLERANCE,
  }
}

function coveredBy(drawn: Size, canvas: Size): Size {
  const scale = Math.min(drawn.width / canvas.width, drawn.height / canvas.height)
  return {
    width: Math.round(canvas.width * scale),
    height: Math.round(canvas.height * scale),
  }
}
