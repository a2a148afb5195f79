import sharp, { type Sharp, type SharpOptions } from 'sharp'
import pLimit from 'p-limit'
import { MAX_PIXELS } from '#app/media/limits'

/**
 * libvips works in Node's four helper threads, which files and name look-ups
 * need too: one thread a picture, at most three pictures at once.
 */
sharp.concurrency(1)
sharp.cache(false)

/** Uploads being decoded; the others wait in order. */
export const decoding = pLimit(2)

/** Variants being made, behind the uploads' back. */
export const rendering = pLimit(1)

const SECONDS_PER_STEP = 60

const GUARDS: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
}

/** Where a picture's bytes are: a file's path, or the bytes themselves. */
export type ImageSource = string | Buffer

/**
 * Opens a picture with the product's guards: refused above 50 megapixels,
 * when damaged, and when a step takes longer than a minute.
 */
export function openImage(source: ImageSource): Sharp {
  return sharp(source, GUARDS).timeout({ seconds: SECONDS_PER_STEP })
}

/** Pixels as they lie in memory, row by row without gaps. */
export interface RawPixels {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

export function openPixels({ data, width, height, channels }: RawPixels): Sharp {
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS_PER_STEP })
}
