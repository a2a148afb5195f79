import type { InTransaction } from '#app/kernel/database/transaction'
import { afterCommit } from '#app/kernel/database/transaction'
import VideoRemoved from '#app/videos/events/video_removed'
import VideosChanged from '#app/videos/events/videos_changed'

/**
 * Removes a video whose upload is refused or canceled. It has nothing but the file sent so far. The
 * owner's devices are told, too, because one that has just learned of it doesn't follow it yet.
 */
export async function discardVideo({ trx }: InTransaction, id: number): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { user_id: number }[] }>(
    `update videos set removing_since = now()
     where id = ? and status in ('blank', 'uploading') and removing_since is null
     returning user_id`,
    [id]
  )
  for (const { user_id: userId } of rows) {
    afterCommit(trx, () => VideoRemoved.dispatch(id))
    afterCommit(trx, () => VideosChanged.dispatch(userId))
  }
}
