import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { MAX_PIXELS } from '#app/media/limits'
import type { ImageSource, RawPixels } from '../sharp.js'

/** What the worker is given; its memory holds planes and RGBA of 50 megapixels with room to spare. */
export interface HeicTask {
  bytes: Uint8Array
  maxPixels: number
  maxMemoryBytes: number
}

const MAX_MEMORY_BYTES = 768 * 1024 * 1024
const MAX_MS = 30_000

/**
 * Decodes HEVC-coded HEIC, which sharp's prebuilt binary cannot, upright and
 * in the file's own colours. Each picture gets a thread of its own, which is
 * ended after half a minute whatever it does.
 */
export async function decodeHeic(source: ImageSource): Promise<RawPixels> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const task: HeicTask = { bytes, maxPixels: MAX_PIXELS, maxMemoryBytes: MAX_MEMORY_BYTES }
  const worker = new Worker(workerFile(), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  try {
    const { data, width, height } = await answerOf(worker)
    return { data: Buffer.from(data.buffer), width, height, channels: 4 }
  } finally {
    await worker.terminate()
  }
}

interface Decoded {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

function answerOf(worker: Worker): Promise<Decoded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Decoding took too long')), MAX_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The decoder ended without an answer'))
    })
  })
}

function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./heic_worker.${extension}`, import.meta.url)
}
