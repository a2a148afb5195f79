import pLimit from 'p-limit'
import logger from '@adonisjs/core/services/logger'
import { readForEngine } from '#app/designs/pictures/picture_sources'
import { SURFACES_FILE } from '#app/designs/surfaces/surfaces_file'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { askThread, threadFile } from '#app/kernel/threads/thread'
import ImageFiles from '#app/media/files/image_files'
import Image, { type LoadedImage } from '#app/media/image'
import { MODELS_FOLDER } from '#app/redesign/builtin/models_folder'

/** Includes loading the models on a busy machine. */
const MAX_MS = 60_000

const MAX_WAITING = 6

const FAILED = 'We couldn’t read your room just now. Try again in a moment.'

/** Analyzes each photo once, one at a time, and stores the result next to its files. */
class SurfaceMaps {
  readonly #files = new ImageFiles()
  readonly #oneAtATime = pLimit(1)
  readonly #underWay = new Map<string, Promise<Buffer>>()

  /** PNG; null if not analyzed yet. */
  async find({ contentHash }: Image): Promise<Buffer | null> {
    const isThere = await this.#files.has(contentHash, SURFACES_FILE)
    return isThere ? this.#files.read(contentHash, SURFACES_FILE) : null
  }

  /** Joins an analysis in progress. @throws HttpError 503 */
  make(image: LoadedImage): Promise<Buffer> {
    const { contentHash } = image
    const known = this.#underWay.get(contentHash)
    if (known) return known
    if (this.#underWay.size >= MAX_WAITING) throw unavailable()
    const making = this.#oneAtATime(() => this.#look(image))
    this.#underWay.set(contentHash, making)
    return making.finally(() => this.#underWay.delete(contentHash))
  }

  async #look(image: LoadedImage): Promise<Buffer> {
    const surfaces = await this.#see(image)
    const isStillThere = await Image.find(image.id)
    if (isStillThere) await this.#files.put(image.contentHash, SURFACES_FILE, surfaces)
    return surfaces
  }

  async #see(image: LoadedImage): Promise<Buffer> {
    try {
      return await mapSurfaces(await readForEngine(image), MAX_MS)
    } catch (error) {
      logger.error({ err: error as Error, image_id: image.id }, 'surfaces not found')
      throw unavailable()
    }
  }
}

function unavailable(): HttpError {
  return new HttpError(503, FAILED, { 'retry-after': '10' })
}

export const surfaceMaps = new SurfaceMaps()

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
async function mapSurfaces(image: Buffer, mostMs: number): Promise<Buffer> {
  const task: SurfacesTask = { image, models: MODELS_FOLDER, threads: THREADS }
  const file = threadFile(import.meta.url, 'surfaces_worker')
  const run = { data: task, maxMs: mostMs, maxHeapMb: MAX_HEAP_MB }
  return Buffer.from(await askThread<Uint8Array>(file, run))
}
