import { readFile } from 'node:fs/promises'
import { askThread, threadFile } from '#app/kernel/threads/thread'
import { MAX_PIXELS } from '#app/media/contract/limits'
import type { ImageSource, RawPixels } from '../sharp.js'

export interface HeicTask {
  bytes: Uint8Array
  maxPixels: number
  maxMemoryBytes: number
}

const MAX_MEMORY_BYTES = 768 * 1024 * 1024
const MAX_HEAP_MB = 256
const MAX_MS = 30_000

/** Decodes HEVC-coded HEIC, which sharp's binary can't, upright and in its own color space. */
export async function decodeHeic(source: ImageSource): Promise<RawPixels> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const task: HeicTask = { bytes, maxPixels: MAX_PIXELS, maxMemoryBytes: MAX_MEMORY_BYTES }
  const { data, width, height } = await askThread<Decoded>(
    threadFile(import.meta.url, 'heic_worker'),
    { data: task, maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB }
  )
  return { data: Buffer.from(data.buffer), width, height, channels: 4 }
}

interface Decoded {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}
