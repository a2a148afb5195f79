import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MODELS_FOLDER } from '../builtin/models_folder.js'

export interface StructureTask {
  original: Uint8Array
  result: Uint8Array
  /** folder of `resources/models` */
  models: string
}

/**
 * How much of a room's structure a redesign kept, 0 to 1; see `structureScore`.
 * Counted in a thread of its own, one to three seconds.
 */
export async function measureStructure(
  original: Buffer,
  result: Buffer,
  signal?: AbortSignal
): Promise<number> {
  const task: StructureTask = { original, result, models: MODELS_FOLDER }
  const worker = new Worker(workerFile(), { workerData: task })
  try {
    const [score]: number[] = await once(worker, 'message', { signal })
    return score
  } finally {
    await worker.terminate()
  }
}

function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./structure_worker.${extension}`, import.meta.url)
}
