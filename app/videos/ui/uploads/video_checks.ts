import { MAX_VIDEO_BYTES } from '#app/videos/contract/limits'

const GIB = 1024 ** 3
const TYPES = ['mp4', 'm4v', 'mov', 'webm', 'mkv']

/** For the `accept` of a file input. */
export const ACCEPTED_VIDEOS = `video/*,${TYPES.map((type) => `.${type}`).join(',')}`

/** Why a file would certainly be refused, as a sentence; the server decides by content. */
export function refusalOf({ size }: Pick<File, 'size'>, freeBytes: number | null): string | null {
  if (size === 0) return 'This file is empty.'
  if (size > MAX_VIDEO_BYTES) {
    return `This video has ${gigabytes(size)}. The limit is ${gigabytes(MAX_VIDEO_BYTES)}.`
  }
  if (freeBytes !== null && size > freeBytes) {
    return `This video has ${gigabytes(size)}, and ${gigabytes(freeBytes)} are free. Delete a video first.`
  }
  return null
}

export function gigabytes(bytes: number): string {
  return `${(bytes / GIB).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`
}
