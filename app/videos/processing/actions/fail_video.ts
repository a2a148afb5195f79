import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'
import { detachImages } from '#app/media/actions/detach_images'
import VideoFailed from '#app/videos/events/video_failed'
import { lockLeased, type Leased } from '#app/videos/processing/models/lock_leased'

/**
 * Fails a video with a reason for its owner.
 * @param keepsFiles to go on from there when it is tried again
 * @throws LostLease
 */
export async function failVideo(
  { trx }: InTransaction,
  leased: Leased,
  error: string,
  { keepsFiles }: { keepsFiles: boolean }
): Promise<void> {
  const video = await lockLeased(leased, trx)
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
  await video.merge({ status: 'failed', error, workerId: null, leasedUntil: null }).save()
  afterCommit(trx, () => VideoFailed.dispatch(video))
}
