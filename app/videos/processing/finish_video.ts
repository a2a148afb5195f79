import { isDeepStrictEqual } from 'node:util'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { detachImages } from '#app/media/change_images'
import { findPosterWish, type PosterWish } from '#app/videos/processing/find_poster_wish'
import PosterChosen from '#app/videos/processing/poster_chosen'
import VideoReady from '#app/videos/processing/video_ready'
import type Video from '#app/videos/video'
import { lockLeasedVideo, type LeasedVideo } from '#app/videos/video_locks'

const ANYTHING: PosterWish = { atMs: null, part: null }

/**
 * Its uploaded file is deleted next.
 * @param poster what its poster shows, which may not be wanted anymore; null if that is unknown
 * @throws LostLease
 */
export async function completeVideo(
  { trx }: InTransaction,
  leased: LeasedVideo,
  poster: PosterWish | null
): Promise<void> {
  const video = await lockLeasedVideo(leased, trx)
  await video
    .merge({ status: 'ready', progress: 100, error: null, workerId: null, leasedUntil: null })
    .save()
  afterCommit(trx, () => VideoReady.dispatch(video))
  const wanted = await findPosterWish(video, trx)
  // a poster that an interrupted run made shows something of the whole
  const shown = poster ?? ANYTHING
  if (!isDeepStrictEqual(shown, wanted)) afterCommit(trx, () => PosterChosen.dispatch(video.id))
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
