import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { detachImages } from '#app/media/change_images'
import VideoReady from '#app/videos/processing/video_ready'
import type Video from '#app/videos/video'
import { lockLeasedVideo, type LeasedVideo } from '#app/videos/video_locks'

/** Its uploaded file is deleted next. @throws LostLease */
export async function completeVideo({ trx }: InTransaction, leased: LeasedVideo): Promise<void> {
  const video = await lockLeasedVideo(leased, trx)
  await video
    .merge({ status: 'ready', progress: 100, error: null, workerId: null, leasedUntil: null })
    .save()
  afterCommit(trx, () => VideoReady.dispatch(video))
}

/**
 * Fails a video with a reason for its owner.
 * @param keepsFiles to go on from there when it is tried again
 * @throws LostLease
 */
export async function failVideo(
  { trx }: InTransaction,
  leased: LeasedVideo,
  error: string,
  { keepsFiles }: { keepsFiles: boolean }
): Promise<Video> {
  const video = await lockLeasedVideo(leased, trx)
  if (!keepsFiles) {
    if (video.posterImageId) await detachImages({ trx }, [video.posterImageId])
    video.merge({
      renditions: [],
      storyboard: null,
      mp4Bytes: null,
      storedBytes: 0,
      posterImageId: null,
    })
  }
  return video.merge({ status: 'failed', error, workerId: null, leasedUntil: null }).save()
}
