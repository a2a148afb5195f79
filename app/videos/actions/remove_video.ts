import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/actions/detach_images'
import VideoRemoved from '#app/videos/events/video_removed'
import { lockVideo } from '#app/videos/models/lock_video'
import type Video from '#app/videos/models/video'

/**
 * Nobody sees the video anymore; a job then deletes its files and its row.
 * @throws HttpError 404, also if it is removed already
 */
export async function removeVideo({ user, trx }: ActingUser, { id }: Video): Promise<void> {
  const video = await lockVideo({ trx }, id)
  if (video.userId !== user.id) throw HttpError.notFound()
  await detachImages({ trx }, video.posterImageId ? [video.posterImageId] : [])
  await video.merge({ removingSince: DateTime.utc(), posterImageId: null }).save()
  afterCommit(trx, () => VideoRemoved.dispatch(video.id))
}
