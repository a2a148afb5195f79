import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import DreamChanged from '#app/dreams/events/dream_changed'
import Dream from '#app/dreams/models/dream'

/** Makes a board private for good: only its members keep it. */
export async function takeDownDream({ trx }: InTransaction, id: number): Promise<void> {
  const dream = await Dream.query({ client: trx }).where('id', id).forUpdate().first()
  if (!dream) return
  await dream
    .merge({
      visibility: 'private',
      linkToken: null,
      takenDownAt: dream.takenDownAt ?? DateTime.utc(),
      version: dream.version + 1,
    })
    .save()
  afterCommit(trx, () => DreamChanged.dispatch(id, null))
}
