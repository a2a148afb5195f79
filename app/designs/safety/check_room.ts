import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { openImage } from '#app/media/imaging/sharp'
import type { RoomThreadData } from './room_worker.js'

/** of the longer side of the copy that is looked at, px */
const SIDE = 640

/** Loading the network included, on a machine that is busy with other things. */
const MAX_MS = 60_000

/**
 * How far a picture must look like a room. Measured: rendered rooms come to 1,
 * a photograph of a crowded garage to 0.28, gardens and fronts of houses to less
 * than 0.05, other photographs to anything: it is better to warn too seldom.
 */
const LEAST_SHARE = 0.1

/**
 * Looks whether a picture shows the inside of a room, here and without any
 * network service; in a thread of its own. Meant for a warning: it errs.
 *
 * @param image JPEG, PNG or WebP
 * @throws Error where it cannot be said
 */
export async function looksLikeRoom(image: Buffer): Promise<boolean> {
  const { data, info } = await openImage(image)
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const workerData: RoomThreadData = { pixels: data, width: info.width, height: info.height }
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const worker = new Worker(new URL(`./room_worker.${extension}`, import.meta.url), { workerData })
  try {
    const signal = AbortSignal.timeout(MAX_MS)
    const [share]: number[] = await once(worker, 'message', { signal })
    return share > LEAST_SHARE
  } finally {
    await worker.terminate()
  }
}
