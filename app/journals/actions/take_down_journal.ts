import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import Journal from '#app/journals/models/journal'

/** Removes a journal from public view for good: its author keeps it in private. */
export async function takeDownJournal({ trx }: InTransaction, id: number): Promise<void> {
  const journal = await Journal.query({ client: trx }).where('id', id).forUpdate().first()
  await journal
    ?.merge({ visibility: 'private', takenDownAt: journal.takenDownAt ?? DateTime.utc() })
    .save()
}
