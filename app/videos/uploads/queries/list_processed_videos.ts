import type User from '#app/accounts/models/user'
import Video from '#app/videos/models/video'

const MAX_LISTED = 50

/** Those of somebody's videos that are being processed, or wait for it, latest first. */
export function listProcessedVideos({ id }: User): Promise<Video[]> {
  return Video.query()
    .where({ userId: id, status: 'processing' })
    .whereNull('removing_since')
    .preload('poster')
    .preload('captions')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
}
