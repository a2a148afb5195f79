import logger from '@adonisjs/core/services/logger'
import pLimit from 'p-limit'
import { looksLikeRoom } from '#app/designs/safety/check_room'
import { inspectImage } from '#app/media/imaging/inspect_image'

/** A look takes a processor for seconds. */
const looking = pLimit(1)

/** Somebody who would be later than this has sent the photograph meanwhile. */
const MOST_WAITING = 4

/** Looks at a photograph before it is sent, and keeps nothing of it. */
export default class CheckPhotograph {
  /**
   * @returns whether it shows the inside of a room; null where that cannot be said now
   * @throws HttpError 413 or 415, E_VALIDATION_ERROR on `file`
   */
  async handle(image: Buffer): Promise<boolean | null> {
    await inspectImage(image)
    if (looking.pendingCount >= MOST_WAITING) return null
    try {
      return await looking(() => looksLikeRoom(image))
    } catch (error) {
      logger.warn({ err: error as Error }, 'whether a photograph shows a room was not found out')
      return null
    }
  }
}
