import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { withContent } from '#app/media/image'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import Video from '#app/videos/video'
import { MAX_UNFINISHED_UPLOAD_HOURS } from '#app/videos/video_limits'
import type { ActiveUpload } from '#app/videos/video_status'

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
  const expiresAt = video.uploadExpiresAt
  if (!isComplete && expiresAt < DateTime.utc()) throw uploadRefusals.expired()
  return { video, bytes: video.sourceBytes, isComplete, expiresAt }
}

const MAX_OWN_LISTED = 50

/** Somebody's videos that are still being uploaded, here or on another device, latest first. */
export function listOwnUploads({ id }: User): Promise<Video[]> {
  const since = DateTime.utc().minus({ hours: MAX_UNFINISHED_UPLOAD_HOURS })
  return Video.query()
    .where('user_id', id)
    .whereIn('status', ['blank', 'uploading'])
    .whereNotNull('upload_id')
    .whereNull('removing_since')
    .where('updated_at', '>', since.toSQL())
    .preload('poster', withContent)
    .preload('captions')
    .orderBy('id', 'desc')
    .limit(MAX_OWN_LISTED)
}

const MAX_PROCESSED_LISTED = 50

/** Those of somebody's videos that are being processed, or wait for it, latest first. */
export function listProcessedVideos({ id }: User): Promise<Video[]> {
  return Video.query()
    .where({ userId: id, status: 'processing' })
    .whereNull('removing_since')
    .preload('poster', withContent)
    .preload('captions')
    .orderBy('id', 'desc')
    .limit(MAX_PROCESSED_LISTED)
}

const MAX_ACTIVE_LISTED = 50

const latest = (condition: string) => `
  select coalesce(json_agg(json_build_object('videoSlug', slug, 'completed', progress)
    order by id desc), '[]')
  from (select id, slug, progress from videos
    where user_id = :userId and ${condition} and removing_since is null
    order by id desc limit ${MAX_ACTIVE_LISTED}) latest`

/** Somebody's uploads that have begun and not ended, latest first. */
export const ACTIVE_UPLOADS = latest(
  `status = 'uploading' and updated_at > now() - interval '${MAX_UNFINISHED_UPLOAD_HOURS} hours'`
)

/** Those of somebody's videos that are being processed, or wait for it, latest first. */
export const PROCESSING_VIDEOS = latest(`status = 'processing'`)

/** @param value one of what `findPageValues` found */
export function activeUploadsIn(value: unknown): Pick<ActiveUpload, keyof ActiveUpload>[] {
  return Array.isArray(value) ? value : []
}
