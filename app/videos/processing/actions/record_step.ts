import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'
import VideoProgressed from '#app/videos/events/video_progressed'
import type Video from '#app/videos/models/video'
import { lockLeased, type Leased } from '#app/videos/processing/models/lock_leased'

/**
 * Stores what a step has found or made, then tells the owner.
 * @param progress percent; it never goes back when another worker starts again
 * @throws LostLease
 */
export async function recordStep(
  { trx }: InTransaction,
  leased: Leased,
  progress: number,
  change: (video: Video) => void = () => {}
): Promise<Video> {
  const video = await lockLeased(leased, trx)
  change(video)
  video.progress = Math.max(video.progress, progress)
  await video.save()
  afterCommit(trx, () => VideoProgressed.dispatch(video))
  return video
}
