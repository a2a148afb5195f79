import { openImage, openPixels } from '#app/media/imaging/sharp'
import { SURFACE } from '../builtin/analysis/surface.js'
import { edgesOf } from './photo_on_canvas.js'
import type { Frame } from './frame.js'
import type { MaskStyle } from './providers/provider.js'

/** Whether the corrections ask for anything to be left as it is. */
export async function keepsAnything(corrections: Buffer): Promise<boolean> {
  const surfaces = await openImage(corrections).extractChannel(0).raw().toBuffer()
  return surfaces.includes(SURFACE.keep)
}

/**
 * What a model may change, as a PNG of the frame's size: everything but what
 * the person wants left as it is. What lies around the photograph is open.
 */
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
    const grey = style === 'white' && isKept ? 0 : 255
    pixels.fill(grey, pixel * 4, pixel * 4 + 3)
    pixels[pixel * 4 + 3] = style === 'transparent' && !isKept ? 0 : 255
  }
  return openPixels({ data: pixels, width, height, channels: 4 }).png().toBuffer()
}
