import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { withContent } from '#app/media/image'
import VideoProgressed from '#app/videos/processing/video_progressed'
import VideoQueued from '#app/videos/processing/video_queued'
import Video from '#app/videos/video'
import VideosChanged from '#app/videos/videos_changed'

/** Leaves a video whose `sourceKey` is in Drive to the workers. Finished renditions stay. */
export async function queueProcessing({ trx }: InTransaction, video: Video): Promise<void> {
  video.useTransaction(trx)
  await video
    .merge({
      status: 'processing',
      progress: 0,
      error: null,
      attempts: 0,
      workerId: null,
      leasedUntil: null,
      queuedAt: DateTime.utc(),
    })
    .save()
  afterCommit(trx, () => VideoProgressed.dispatch(video))
  afterCommit(trx, () => VideosChanged.dispatch(video.userId))
  afterCommit(trx, () => VideoQueued.dispatch())
}

/**
 * Processes a failed video again.
 * @throws HttpError 404, 409 unless it failed or if its file is gone
 */
export async function retryVideo({ user, trx }: ActingUser, id: number): Promise<Video> {
  const video = await Video.query({ client: trx })
    .where({ id, user_id: user.id })
    .whereNull('removing_since')
    .preload('poster', withContent)
    .preload('captions')
    .forUpdate()
    .first()
  if (!video) throw HttpError.notFound()
  if (video.status !== 'failed') throw HttpError.conflict('Only failed videos can be tried again.')
  if (!video.sourceKey) throw HttpError.conflict('This video’s file is gone. Upload it again.')
  await queueProcessing({ trx }, video)
  return video
}
