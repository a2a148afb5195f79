import { resized, toLab } from '#app/designs/engines/builtin/analysis/lab_image'
import type { RgbImage } from '#app/designs/engines/builtin/analysis/line_detector'
import type { RoomAnalyst } from '#app/designs/engines/builtin/analysis/room_analyst'
import { cutSuperpixels } from '#app/designs/engines/builtin/analysis/superpixels'
import type { FoundSurfaces } from './draw_surfaces.js'

/** Of the copy that is cut into pieces where no room was seen, px. */
const UNSEEN_SIDE = 576
const UNSEEN_PIECES = 2000
const SMOOTHING = 3

/** What a photograph is taken for; where no room is seen, its pieces alone, for a person to name. */
export async function findSurfaces(image: RgbImage, analyst: RoomAnalyst): Promise<FoundSurfaces> {
  const room = await analyst.analyse(image, null)
  if (!room) return cutUnseen(image)
  const { labels, pieces, labelWidth: width } = room
  return { labels, pieces, width, height: labels.length / width }
}

async function cutUnseen(image: RgbImage): Promise<FoundSurfaces> {
  const scale = Math.min(1, UNSEEN_SIDE / Math.max(image.width, image.height))
  const width = Math.round(image.width * scale)
  const height = Math.round(image.height * scale)
  const copy = toLab(await resized(image, width, height, SMOOTHING))
  const { labels: pieces } = cutSuperpixels(copy, UNSEEN_PIECES)
  return { width, height, pieces, labels: new Uint8Array(width * height) }
}
