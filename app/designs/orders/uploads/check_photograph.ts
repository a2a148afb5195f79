import logger from '@adonisjs/core/services/logger'
import pLimit from 'p-limit'
import { looksLikeRoom } from '#app/redesign/safety/check_room'
import type { PixelSize } from '#app/media/uploads/count_megapixels'
import { inspectImage } from '#app/media/imaging/inspect_image'

/** A check keeps a CPU busy for seconds. */
const looking = pLimit(1)

/** Beyond this, the photo would be uploaded before its check ends. */
const MAX_WAITING_CHECKS = 4

/**
 * Checks a photo before it is uploaded; stores nothing.
 * @returns whether it shows a room; null if unknown
 * @param admit called before the photo is decoded
 * @throws HttpError 413 or 415, what `admit` throws, E_VALIDATION_ERROR on `file`
 */
export async function checkPhotograph(
  image: Buffer,
  admit: (size: PixelSize) => Promise<void>
): Promise<boolean | null> {
  await admit(await inspectImage(image))
  if (looking.pendingCount >= MAX_WAITING_CHECKS) return null
  try {
    return await looking(() => looksLikeRoom(image))
  } catch (error) {
    logger.warn({ err: error as Error }, 'whether a photograph shows a room was not found out')
    return null
  }
}
