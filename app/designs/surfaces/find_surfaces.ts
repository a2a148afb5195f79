import { resized, toLab } from '#app/redesign/builtin/analysis/lab_image'
import type { RgbImage } from '#app/redesign/builtin/analysis/line_detector'
import type { RoomAnalyst } from '#app/redesign/builtin/analysis/room_analyst'
import { cutSuperpixels } from '#app/redesign/builtin/analysis/superpixels'
import type { FoundSurfaces } from './draw_surfaces.js'

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
