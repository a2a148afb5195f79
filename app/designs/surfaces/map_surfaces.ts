import { askThread, threadFile } from '#app/kernel/threads/thread'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'

export interface SurfacesTask {
  image: Uint8Array
  models: string
  threads: number
}

const MAX_HEAP_MB = 512

/** Leaves one of two cores to everyone else. */
const THREADS = 1

/**
 * Analyzes a photo in its own thread, which takes seconds; see `drawSurfaces`.
 * @throws Error if it fails or takes too long
 */
export async function mapSurfaces(image: Buffer, mostMs: number): Promise<Buffer> {
  const task: SurfacesTask = { image, models: MODELS_FOLDER, threads: THREADS }
  const file = threadFile(import.meta.url, 'surfaces_worker')
  const run = { data: task, maxMs: mostMs, maxHeapMb: MAX_HEAP_MB }
  return Buffer.from(await askThread<Uint8Array>(file, run))
}
