import pLimit from 'p-limit'
import logger from '@adonisjs/core/services/logger'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readForEngine } from '#app/designs/pictures/read_picture'
import ImageFiles from '#app/media/files/image_files'
import Image from '#app/media/models/image'
import { mapSurfaces } from './map_surfaces.js'
import { SURFACES_FILE } from './surfaces_file.js'

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
  make(image: Image): Promise<Buffer> {
    const { contentHash } = image
    const known = this.#underWay.get(contentHash)
    if (known) return known
    if (this.#underWay.size >= MAX_WAITING) throw unavailable()
    const making = this.#oneAtATime(() => this.#look(image))
    this.#underWay.set(contentHash, making)
    return making.finally(() => this.#underWay.delete(contentHash))
  }

  async #look(image: Image): Promise<Buffer> {
    const surfaces = await this.#see(image)
    const isStillThere = await Image.find(image.id)
    if (isStillThere) await this.#files.put(image.contentHash, SURFACES_FILE, surfaces)
    return surfaces
  }

  async #see(image: Image): Promise<Buffer> {
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
