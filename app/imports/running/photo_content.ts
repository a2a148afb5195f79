import db from '@adonisjs/lucid/services/db'
import pLimit, { type LimitFunction } from 'p-limit'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import { archiveFiles } from '#app/imports/archives/archive_files'
import { MAX_PHOTO_SECONDS, MAX_PHOTOS_PER_HOST_AT_ONCE } from '#app/imports/contract/limits'
import type { ImportPhoto } from '#app/imports/models/import_photo'
import { findKnownContent } from '#app/imports/queries/find_known_content'
import { claimStoredContent } from '#app/media/contents/claim_content'
import { prepareImage } from '#app/media/contents/prepare_image'
import { releaseContent } from '#app/media/contents/release_content'
import { MAX_UPLOAD_BYTES } from '#app/media/contract/limits'
import type ImageContent from '#app/media/models/image_content'

/** Why a photo can't be had, as a sentence. */
export class PhotoFailure extends Error {}

/**
 * Passes a photo's content to `use`: the stored one if it is known, or what the archive has or its
 * URL answers, checked and written anew like an upload.
 * @throws PhotoFailure, FetchError; what `prepareImage` throws
 */
export async function withPhoto(
  importId: number,
  userId: number,
  photo: ImportPhoto,
  use: (content: ImageContent) => Promise<void>
): Promise<void> {
  if (photo.file !== null) {
    return prepareImage(await unpacked(photo.file, photo.archive), use, { person: userId })
  }
  const known = await findKnownContent(importId, userId, photo)
  const claim = known === null ? null : await claimStoredContent(known, db.connection())
  if (!claim) return prepareImage(await fetched(photo), use, { person: userId })
  try {
    await use(claim.content)
  } finally {
    await releaseContent(claim.content.hash, claim.token)
  }
}

async function unpacked(file: string, archive: string | null): Promise<Buffer> {
  if (archive !== null) return archiveFiles.read(archive, file)
  throw new PhotoFailure('We don’t keep the ZIP file any more. Import it again.')
}

async function fetched({ address }: ImportPhoto): Promise<Buffer> {
  const host = URL.parse(address)?.host ?? ''
  const { status, body } = await inTurn(host, () =>
    guardedFetch(address, { maxBytes: MAX_UPLOAD_BYTES, timeoutMs: MAX_PHOTO_SECONDS * 1000 })
  )
  if (status === 200) return body
  if (status === 404 || status === 410) throw new PhotoFailure('It isn’t there any more (404).')
  if (status === 401 || status === 403) {
    throw new PhotoFailure(`Its server doesn’t give it to us (${status}).`)
  }
  throw new PhotoFailure(`Its server answered with an error (${status}).`)
}

const turns = new Map<string, LimitFunction>()

/** Across all imports of this process, so that no host gets many requests at once. */
async function inTurn<T>(host: string, run: () => Promise<T>): Promise<T> {
  const turn = turns.get(host) ?? pLimit(MAX_PHOTOS_PER_HOST_AT_ONCE)
  turns.set(host, turn)
  try {
    return await turn(run)
  } finally {
    if (!turn.activeCount && !turn.pendingCount) turns.delete(host)
  }
}
