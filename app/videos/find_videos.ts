import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { withContent } from '#app/media/image'
import type { Audience } from '#app/media/serving/signed_files'
import Video from '#app/videos/video'
import { mayWatch, type VideoRange } from '#app/videos/video_viewers'

export interface WatchedVideo {
  video: Video
  audience: Audience
}

/**
 * A video that whoever asks may watch, or that part of it.
 * @throws HttpError 404
 */
export async function findWatchedVideo(
  ctx: HttpContext,
  range: VideoRange | null = null
): Promise<WatchedVideo> {
  const video = await Video.findBy('slug', ctx.params.slug)
  if (!video) throw HttpError.notFound()
  if (await mayWatch(video, { user: null, range, invitationIds: [] })) {
    return { video, audience: 'public' }
  }
  const user = ctx.auth.user ?? null
  const invitationIds = keptInvitations(ctx)
  if (!(await mayWatch(video, { user, range, invitationIds }))) throw HttpError.notFound()
  return { video, audience: 'private' }
}

/** Those that didn't fail, by id, finished or not. @param hiddenIds owners to leave out */
export async function listSendableVideos(
  ids: number[],
  client?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Map<number, Video>> {
  if (!ids.length) return new Map()
  const videos = await Video.query({ client })
    .whereIn('id', ids)
    .whereNotIn('user_id', hiddenIds)
    .whereNot('status', 'failed')
    .whereNull('removing_since')
    .preload('poster', withContent)
    .preload('captions')
  return new Map(videos.map((video) => [video.id, video]))
}

export async function mayFollowVideo(user: User, id: number): Promise<boolean> {
  const video = await db
    .from('videos')
    .select('id')
    .where({ id, user_id: user.id })
    .whereNull('removing_since')
    .first()
  return Boolean(video)
}
