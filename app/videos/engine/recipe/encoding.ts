import { SEGMENT_SECONDS } from '#app/videos/contract/limits'
import type { PictureTarget } from '#app/videos/engine/video_engine'

/** Peak kilobits per second of a picture. */
const MAX_KILOBITS: Record<PictureTarget['name'], number> = {
  '360p': 900,
  '720p': 3000,
  '1080p': 5500,
}

export const PRESET = 'veryfast'
export const CRF = 23
export const maxBitsOf = ({ name }: PictureTarget) => MAX_KILOBITS[name] * 1000
export const bufferBitsOf = (target: PictureTarget) => 2 * maxBitsOf(target)

/** More threads than this only use memory. */
export const MAX_THREADS = 8

export const AUDIO_BITS = 128_000
export const AUDIO_RATE = 48_000

/** One fragment per segment, without an edit list: playback starts at 0. */
const FRAGMENTED = '+cmaf+empty_moov'
export const PICTURE_FLAGS = `${FRAGMENTED}+frag_keyframe`
export const AUDIO_FLAGS = FRAGMENTED
export const AUDIO_FRAGMENT_MICROSECONDS = SEGMENT_SECONDS * 1e6
