import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MODELS_FOLDER } from '#app/designs/engines/builtin/models_folder'

export interface SurfacesTask {
  image: Uint8Array
  /** folder of `resources/models` */
  models: string
  /** of the networks */
  threads: number
}

const MAX_HEAP_MB = 512

/** Of the two that a small machine has one stays free for everybody else. */
const THREADS = 1

/**
 * Looks what is what in a photograph; see `drawSurfaces`. Counted in a thread
 * of its own, some seconds.
 *
 * @throws Error where it cannot be said, or not in time
 */
export async function mapSurfaces(image: Buffer, mostMs: number): Promise<Buffer> {
  const task: SurfacesTask = { image, models: MODELS_FOLDER, threads: THREADS }
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const worker = new Worker(new URL(`./surfaces_worker.${extension}`, import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  const ending = new AbortController()
  worker.once('exit', () => ending.abort(new Error('The thread ended without an answer')))
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(mostMs)])
  try {
    const [surfaces]: Uint8Array[] = await once(worker, 'message', { signal })
    return Buffer.from(surfaces)
  } finally {
    await worker.terminate()
  }
}
