import { randomUUID } from 'node:crypto'
import type { ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { createVideo } from '#app/videos/change_video'
import { requireRoom } from '#app/videos/uploads/quota'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import type { Creation } from '#app/videos/uploads/tus_headers'
import Video from '#app/videos/video'
import { lockVideo } from '#app/videos/video_locks'
import { appUrl } from '#config/app'

/**
 * Opens an upload for a blank video that has none, or for a new video.
 * @throws HttpError 404; 409 if it has an upload, or without room for it; 415
 */
export async function announceUpload(
  { user, trx }: ActingUser,
  { video: named, bytes, title, contentType }: Creation
) {
  const video = named
    ? await announceSize({ user, trx }, named, bytes)
    : await createVideo({ user, trx }, { title, sizeBytes: bytes, contentType })
  return { video, upload: await openUpload({ trx }, video) }
}

async function announceSize(
  { user, trx }: ActingUser,
  named: string,
  bytes: number
): Promise<Video> {
  const found = await Video.query({ client: trx })
    .where(/^\d{1,9}$/.test(named) ? { id: Number(named) } : { slug: named })
    .where('user_id', user.id)
    .first()
  if (!found) throw HttpError.notFound()
  const video = await lockVideo({ trx }, found.id)
  if (video.status !== 'blank' || video.uploadId) throw uploadRefusals.open()
  // a promise of the same video counts once
  await requireRoom({ user, trx }, bytes - (video.sourceBytes ?? 0))
  video.sourceBytes = bytes
  return video.save()
}

export const UPLOADS_PATH = '/api/uploads/videos'

export interface OpenUpload {
  protocol: 'tus'
  url: string
}

/**
 * Gives a blank video the address its file is uploaded to, for `POST /api/video/blank` and its kin:
 * call it in the transaction of `createVideo` and answer `{ status, video, upload }`.
 *
 * With a known size, `url` is the upload itself, which any tus client can ask for its offset (HEAD)
 * and continue (PATCH). Without, it is where the client creates the upload (POST with
 * `Upload-Length`); `Location` then is the upload. No file exists before the first byte, so nothing
 * is left behind if the transaction rolls back.
 */
export async function openUpload({ trx }: InTransaction, video: Video): Promise<OpenUpload> {
  if (video.sourceBytes === null) {
    return { protocol: 'tus', url: `${appUrl}${UPLOADS_PATH}?video=${video.slug}` }
  }
  const uploadId = video.uploadId ?? randomUUID()
  video.useTransaction(trx)
  await video.merge({ uploadId }).save()
  return { protocol: 'tus', url: uploadAddress(uploadId) }
}

export function uploadAddress(uploadId: string): string {
  return `${appUrl}${UPLOADS_PATH}/${uploadId}`
}
