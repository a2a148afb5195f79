import pLimit from 'p-limit'
import logger from '@adonisjs/core/services/logger'
import { HttpError } from '#app/core/exceptions/http_error'
import { readForEngine } from '#app/designs/pictures/read_picture'
import ImageFiles from '#app/media/files/image_files'
import Image from '#app/media/models/image'
import { mapSurfaces } from './map_surfaces.js'
import { SURFACES_FILE } from './surfaces_file.js'

/** Loading the networks included, on a machine that is busy with other things. */
const MAX_MS = 60_000

/** More wait in one process for so long that asking again later is better. */
const MOST_WAITING = 6

const FAILED = 'The room could not be looked at just now. Try again in a moment.'

/**
 * What the parts of photographs were taken for. Each photograph is looked at
 * once, one after the other; what was seen lies beside its files from then on
 * and goes with them.
 */
class SurfaceMaps {
  readonly #files = new ImageFiles()
  readonly #oneAtATime = pLimit(1)
  readonly #underWay = new Map<string, Promise<Buffer>>()

  /** What was seen before, as a PNG; null where nobody looked yet. */
  async find({ contentHash }: Image): Promise<Buffer | null> {
    const isThere = await this.#files.has(contentHash, SURFACES_FILE)
    return isThere ? this.#files.read(contentHash, SURFACES_FILE) : null
  }

  /**
   * Looks now, or waits with whoever does already.
   *
   * @throws HttpError 503
   */
  make(image: Image): Promise<Buffer> {
    const { contentHash } = image
    const known = this.#underWay.get(contentHash)
    if (known) return known
    if (this.#underWay.size >= MOST_WAITING) throw unavailable()
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
