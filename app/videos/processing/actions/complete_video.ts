import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'
import VideoReady from '#app/videos/events/video_ready'
import { lockLeased, type Leased } from '#app/videos/processing/models/lock_leased'

/** Its uploaded file is deleted next. @throws LostLease */
export async function completeVideo({ trx }: InTransaction, leased: Leased): Promise<void> {
  const video = await lockLeased(leased, trx)
  await video
    .merge({ status: 'ready', progress: 100, error: null, workerId: null, leasedUntil: null })
    .save()
  afterCommit(trx, () => VideoReady.dispatch(video))
}
