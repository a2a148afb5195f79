import { DateTime } from 'luxon'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'
import VideoProgressed from '#app/videos/events/video_progressed'
import VideoQueued from '#app/videos/events/video_queued'
import VideosChanged from '#app/videos/events/videos_changed'
import type Video from '#app/videos/models/video'

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
