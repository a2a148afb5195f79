import type { InTransaction } from '#app/kernel/database/transaction'
import { afterCommit } from '#app/kernel/database/transaction'
import VideoRemoved from '#app/videos/events/video_removed'

/** Removes a video whose upload is refused or canceled. It has nothing but the file sent so far. */
export async function discardVideo({ trx }: InTransaction, id: number): Promise<void> {
  const { rowCount } = await trx.rawQuery(
    `update videos set removing_since = now()
     where id = ? and status in ('blank', 'uploading') and removing_since is null`,
    [id]
  )
  if (rowCount) afterCommit(trx, () => VideoRemoved.dispatch(id))
}
