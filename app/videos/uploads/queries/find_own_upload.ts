import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Video from '#app/videos/models/video'
import { expiryOf } from '#app/videos/uploads/expiry_of'
import { uploadRefusals } from '#app/videos/uploads/refusals'

export interface OwnUpload {
  video: Video
  /** announced or, once complete, stored */
  bytes: number
  isComplete: boolean
  expiresAt: DateTime
}

/** @throws HttpError 404, 410 once it has expired */
export async function findOwnUpload(user: User, uploadId: string): Promise<OwnUpload> {
  const video = await Video.query()
    .where({ uploadId, userId: user.id })
    .whereNull('removing_since')
    .first()
  if (!video || video.sourceBytes === null) throw HttpError.notFound()
  const isComplete = !['blank', 'uploading'].includes(video.status)
  const expiresAt = expiryOf(video)
  if (!isComplete && expiresAt < DateTime.utc()) throw uploadRefusals.expired()
  return { video, bytes: video.sourceBytes, isComplete, expiresAt }
}
