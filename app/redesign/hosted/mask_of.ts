import { openImage, openPixels } from '#app/media/imaging/sharp'
import { SURFACE } from '#app/redesign/contract/surface'
import { edgesOf } from './photo_on_canvas.js'
import type { Frame } from './frame.js'
import type { MaskStyle } from '#app/redesign/hosted/providers/provider'

export async function keepsAnything(corrections: Buffer): Promise<boolean> {
  const surfaces = await openImage(corrections).extractChannel(0).raw().toBuffer()
  return surfaces.includes(SURFACE.keep)
}

/** Mask PNG of the frame's size: everything may change except what the person keeps. */
export async function maskOf(corrections: Buffer, frame: Frame, style: MaskStyle): Promise<Buffer> {
  const { width, height } = frame
  const kept = await openImage(corrections)
    .extractChannel(0)
    .resize(frame.inner.width, frame.inner.height, { fit: 'fill', kernel: 'nearest' })
    .extend({ ...edgesOf(frame), extendWith: 'background', background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isKept = kept[pixel] === SURFACE.keep
    const gray = style === 'white' && isKept ? 0 : 255
    pixels.fill(gray, pixel * 4, pixel * 4 + 3)
    pixels[pixel * 4 + 3] = style === 'transparent' && !isKept ? 0 : 255
  }
  return openPixels({ data: pixels, width, height, channels: 4 }).png().toBuffer()
}
