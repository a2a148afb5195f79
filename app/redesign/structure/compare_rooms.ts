import sharp from 'sharp'
import type { LineDetector, RgbImage } from '#app/redesign/builtin/analysis/line_detector'
import { structureScore } from './structure_score.js'

const SIDE = 1024

/** How much of a room's structure another encoded image has, 0 to 1; see `structureScore`. */
export async function compareRooms(
  original: Uint8Array,
  result: Uint8Array,
  detector: LineDetector
): Promise<number> {
  const before = await read(original)
  return structureScore(before, await read(result, before), detector)
}

/** Limited in size, or stretched to another image's size. */
async function read(picture: Uint8Array, like?: RgbImage): Promise<RgbImage> {
  const { data, info } = await sharp(picture)
    .resize(like?.width ?? SIDE, like?.height ?? SIDE, { fit: like ? 'fill' : 'inside' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
