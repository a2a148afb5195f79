import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import DreamChanged from '#app/dreams/events/dream_changed'

/** Counts a change of a locked board and tells everyone on it. */
export async function announceChange(
  { trx, socketId }: InTransaction & { socketId: string | null },
  dreamId: number
): Promise<void> {
  await trx.rawQuery('update dreams set version = version + 1, updated_at = now() where id = ?', [
    dreamId,
  ])
  afterCommit(trx, () => DreamChanged.dispatch(dreamId, socketId))
}
