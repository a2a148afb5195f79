import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Video from '#app/videos/models/video'
import { mayWatch, type VideoRange } from '#app/videos/registry/video_viewers'
import type { Audience } from '#app/media/serving/signed_files'

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
