import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Video from '#app/videos/models/video'
import { mayWatch } from '#app/videos/registry/video_viewers'

/** @throws HttpError 404, or 403 for one that this person may only watch */
export async function findOwnVideo(id: number, user: User): Promise<Video> {
  const video = await Video.query().where('id', id).whereNull('removing_since').first()
  if (!video) throw HttpError.notFound()
  if (video.userId === user.id) return video
  const isSeen = await mayWatch(video, { user, range: null, invitationIds: [] })
  throw isSeen ? HttpError.forbidden() : HttpError.notFound()
}
