import logger from '@adonisjs/core/services/logger'
import { errors } from '@vinejs/vine'
import pLimit from 'p-limit'
import { FetchError } from '#app/common/net/fetch_error'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { attachPhoto, claimPhotos, failPhoto } from '#app/imports/photos/attach_photo'
import { MAX_PHOTO_ATTEMPTS, MAX_PHOTOS_AT_ONCE } from '#app/imports/import_limits'
import type { ImportPhoto } from '#app/imports/photos/import_photo'
import { findImport } from '#app/imports/find_imports'
import { PhotoFailure, withPhoto } from '#app/imports/photos/photo_content'

const BATCH = 8

/**
 * Fetches an import's next photos into their listings, a few at once.
 * @returns whether there were any
 */
export async function fetchPhotos(id: number): Promise<boolean> {
  const found = await findImport(id)
  const photos = found ? await transaction((trx) => claimPhotos({ trx }, id, BATCH)) : []
  const limit = pLimit(MAX_PHOTOS_AT_ONCE)
  // the same URL is fetched once, so its others wait for the first
  const byAddress = Map.groupBy(photos, ({ address }) => address)
  const work = [...byAddress.values()].map((same) =>
    limit(async () => {
      for (const photo of same) await fetchOne(id, found!.userId, photo)
    })
  )
  await Promise.all(work)
  return photos.length > 0
}

async function fetchOne(id: number, userId: number, photo: ImportPhoto): Promise<void> {
  try {
    if (photo.attempts > MAX_PHOTO_ATTEMPTS) {
      throw new PhotoFailure('We tried it several times, and each time were cut off.')
    }
    await withPhoto(id, userId, photo, (content) =>
      transaction((trx) => attachPhoto({ trx }, id, photo, content))
    )
  } catch (error) {
    const reason = reasonOf(error) ?? unexpected(error, id, photo)
    await transaction((trx) => failPhoto({ trx }, id, photo, reason))
  }
}

const REASONS: Record<FetchError['reason'], string> = {
  refused: 'Its address can’t be reached from here.',
  wrong_type: 'It isn’t a picture.',
  too_large: 'It has more than 25 MB.',
  timeout: 'Its server took too long to answer.',
  failed: 'Its server can’t be reached.',
}

function reasonOf(error: unknown): string | null {
  if (error instanceof PhotoFailure || error instanceof HttpError) return error.message
  if (error instanceof FetchError) return REASONS[error.reason]
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return null
  const [{ message }] = error.messages
  return message
}

function unexpected(error: unknown, id: number, { row, position }: ImportPhoto): string {
  logger.error({ err: error, import: id, row, photo: position }, 'photo of an import')
  return 'Something went wrong on our side. Try again later.'
}
