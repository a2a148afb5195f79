import { randomUUID } from 'node:crypto'
import { appUrl } from '#config/app'
import type { InTransaction } from '#app/kernel/database/transaction'
import type Video from '#app/videos/models/video'

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
