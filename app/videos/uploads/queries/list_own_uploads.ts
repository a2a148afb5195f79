import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import { MAX_UNFINISHED_UPLOAD_HOURS } from '#app/videos/contract/limits'
import Video from '#app/videos/models/video'

const MAX_LISTED = 50

/** Somebody's videos that are still being uploaded, here or on another device, latest first. */
export function listOwnUploads({ id }: User): Promise<Video[]> {
  const since = DateTime.utc().minus({ hours: MAX_UNFINISHED_UPLOAD_HOURS })
  return Video.query()
    .where('user_id', id)
    .whereIn('status', ['blank', 'uploading'])
    .whereNotNull('upload_id')
    .whereNull('removing_since')
    .where('updated_at', '>', since.toSQL())
    .preload('poster')
    .preload('captions')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
}
