import sharp, { type Sharp, type SharpOptions } from 'sharp'
import pLimit from 'p-limit'
import { MAX_PIXELS } from '#app/media/media_limits'
import { FairQueue } from './fair_queue.js'

/** libvips uses Node's four helper threads, which files and DNS need too. */
sharp.concurrency(1)
sharp.cache(false)

export const decoding = new FairQueue(2)

/** Variants wait behind uploads. */
export const rendering = pLimit(1)

const SECONDS_PER_STEP = 60

const GUARDS: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
}

export type ImageSource = string | Buffer

/** Refuses more than 64 megapixels, damaged images, and steps over a minute. */
export function openImage(source: ImageSource, failOn = GUARDS.failOn): Sharp {
  return sharp(source, { ...GUARDS, failOn }).timeout({ seconds: SECONDS_PER_STEP })
}

export interface RawPixels {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

export function openPixels({ data, width, height, channels }: RawPixels): Sharp {
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS_PER_STEP })
}
