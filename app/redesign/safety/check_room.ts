import { askThread, threadFile } from '#app/kernel/threads/thread'
import { openImage } from '#app/media/imaging/sharp'
import type { RoomThreadData } from './room_worker.js'

/** longer side of the analyzed copy, px */
const SIDE = 640

/** Includes loading the network on a busy machine. */
const MAX_MS = 60_000

/** Measured: rooms 1, a crowded garage 0.28, outdoors below 0.05. Better to warn too rarely. */
const MIN_SHARE = 0.1

/**
 * Whether an image shows a room, for a warning only. Runs locally, in its own thread.
 * @param image JPEG, PNG or WebP
 * @throws Error if it fails
 */
export async function looksLikeRoom(image: Buffer): Promise<boolean> {
  const { data, info } = await openImage(image)
    .toColorspace('srgb')
    .flatten({ background: '#fff' })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const task: RoomThreadData = { pixels: data, width: info.width, height: info.height }
  const file = threadFile(import.meta.url, 'room_worker')
  const share = await askThread<number>(file, { data: task, maxMs: MAX_MS })
  return share > MIN_SHARE
}
