import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import VideoProgressed from '#app/videos/events/video_progressed'
import VideosChanged from '#app/videos/events/videos_changed'
import Video from '#app/videos/models/video'

/** Nothing happens once the upload has ended. @param progress percent */
export async function announceProgress(
  { trx }: InTransaction,
  uploadId: string,
  progress: number
): Promise<void> {
  const video = await Video.query({ client: trx })
    .where({ uploadId })
    .whereIn('status', ['blank', 'uploading'])
    .whereNull('removing_since')
    .forUpdate()
    .first()
  if (!video) return
  const isFirst = video.status === 'blank'
  await video.merge({ status: 'uploading', progress, updatedAt: DateTime.utc() }).save()
  afterCommit(trx, () => VideoProgressed.dispatch(video))
  if (isFirst) afterCommit(trx, () => VideosChanged.dispatch(video.userId))
}
