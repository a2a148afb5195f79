import db from '@adonisjs/lucid/services/db'
import pLimit, { type LimitFunction } from 'p-limit'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import { archiveFiles } from '#app/imports/archives/archive_files'
import { MAX_PHOTO_SECONDS, MAX_PHOTOS_PER_HOST_AT_ONCE } from '#app/imports/import_limits'
import { IMPORT_MEGAPIXEL_LIMITS } from '#app/imports/import_rate_limits'
import type { ImportPhoto } from '#app/imports/photos/import_photo'
import { claimStoredContent, releaseContent } from '#app/media/claim_content'
import { prepareImage } from '#app/media/prepare_image'
import { countFetchedMegapixels, type PixelSize } from '#app/media/uploads/count_megapixels'
import { MAX_UPLOAD_BYTES } from '#app/media/media_limits'
import type ImageContent from '#app/media/image_content'
import { appUrl } from '#config/app'

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
  const admit = (size: PixelSize) => countFetchedMegapixels(userId, size, IMPORT_MEGAPIXEL_LIMITS)
  const taken = { person: userId, admit }
  if (photo.file !== null) {
    return prepareImage(await unpacked(photo.file, photo.archive), use, taken)
  }
  const known = await findKnownContent(importId, userId, photo)
  const claim = known === null ? null : await claimStoredContent(known, db.connection())
  if (!claim) return prepareImage(await fetched(photo), use, taken)
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

const OWN = /^\/media\/([0-9a-f]{64})\//

/**
 * The content of a photo that is here already: its listing's from an earlier import, the same URL
 * in this import, or a photo that this person exported from here. Null if it has to be fetched.
 */
async function findKnownContent(
  importId: number,
  userId: number,
  { address, propertyId }: ImportPhoto
): Promise<string | null> {
  const path = address.startsWith(`${appUrl}/`) ? address.slice(appUrl.length) : ''
  const [, hash = null] = OWN.exec(path) ?? []
  const { rows } = await db.rawQuery<{ rows: { hash: string }[] }>(
    `select images.content_hash as hash from images
     where images.user_id = :userId and images.content_hash = :hash::text
     union all
     select images.content_hash from listing_import_photos p
       join images on images.id = p.image_id
       where p.import_id = :importId and p.address = :address
     union all
     select images.content_hash from listing_import_rows r
       join listing_import_photos p on p.import_id = r.import_id and p.row = r.row
       join property_images shown on shown.image_id = p.image_id
         and shown.property_id = r.property_id
       join images on images.id = p.image_id
       where r.property_id = :propertyId::integer and p.address = :address
     limit 1`,
    { importId, userId, address, propertyId, hash }
  )
  return rows[0]?.hash ?? null
}
