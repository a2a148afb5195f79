import sharp from 'sharp'
import { resized, toLab } from '#app/redesign/analysis/lab_image'
import type { RgbImage } from '#app/redesign/analysis/line_detector'
import type { RoomAnalyst } from '#app/redesign/analysis/room_analyst'
import { cutSuperpixels } from '#app/redesign/analysis/superpixels'
import { DOUBTED, SURFACE } from '#app/redesign/surface'

const UNSEEN_SIDE = 576
const UNSEEN_PIECES = 2000
const SMOOTHING = 3

/** If no room is visible, returns only segments, for a person to label. */
export async function findSurfaces(image: RgbImage, analyst: RoomAnalyst): Promise<FoundSurfaces> {
  const room = await analyst.analyze(image, null)
  if (!room) return cutUnseen(image)
  const { labels, sure, pieces, labelWidth: width } = room
  return { labels, sure, pieces, width, height: labels.length / width }
}

async function cutUnseen(image: RgbImage): Promise<FoundSurfaces> {
  const scale = Math.min(1, UNSEEN_SIDE / Math.max(image.width, image.height))
  const width = Math.round(image.width * scale)
  const height = Math.round(image.height * scale)
  const copy = toLab(await resized(image, width, height, SMOOTHING))
  const { labels: pieces } = cutSuperpixels(copy, UNSEEN_PIECES)
  const labels = new Uint8Array(width * height)
  return { width, height, pieces, labels, sure: labels }
}

interface FoundSurfaces {
  width: number
  height: number
  /** one byte of `SURFACE` per pixel */
  labels: Uint8Array
  /** what would be replaced: `SURFACE.keep` where nobody can be sure */
  sure: Uint8Array
  /** segment of each pixel, below 65,536 */
  pieces: Int32Array
}

/** PNG: red is the surface, plus `DOUBTED` where it is a guess; green (high) and blue (low) byte are the segment. */
export function drawSurfaces({
  width,
  height,
  labels,
  sure,
  pieces,
}: FoundSurfaces): Promise<Buffer> {
  const pixels = new Uint8Array(labels.length * 3)
  for (const [at, label] of labels.entries()) {
    pixels[at * 3] =
      sure[at] === SURFACE.keep && label !== SURFACE.keep ? label | DOUBTED : sure[at]
    pixels[at * 3 + 1] = pieces[at] >> 8
    pixels[at * 3 + 2] = pieces[at] & 0xff
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer()
}
