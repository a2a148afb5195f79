import { openImage } from '#app/media/imaging/sharp'
import type { Frame } from './frame.js'

/** High enough to keep every edge, small enough for a data URL. */
const QUALITY = 92

/** The photo as a JPEG on its canvas, padded by reflection: models would draw bars as a frame. */
export function photoOnCanvas(photo: Buffer, frame: Frame): Promise<Buffer> {
  const edges = edgesOf(frame)
  const reflects =
    Math.max(edges.left, edges.right) <= frame.inner.width &&
    Math.max(edges.top, edges.bottom) <= frame.inner.height
  return openImage(photo)
    .resize(frame.inner.width, frame.inner.height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .extend({ ...edges, extendWith: reflects ? 'mirror' : 'copy' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

export function edgesOf({ width, height, left, top, inner }: Frame) {
  return { left, top, right: width - inner.width - left, bottom: height - inner.height - top }
}
