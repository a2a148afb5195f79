import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import Entry from '#app/journals/models/entry'

/** Removes an entry from public view for good: its author keeps it as a draft. */
export async function takeDownEntry({ trx }: InTransaction, id: number): Promise<void> {
  const entry = await Entry.query({ client: trx }).where('id', id).forUpdate().first()
  await entry?.merge({ status: 'draft', takenDownAt: entry.takenDownAt ?? DateTime.utc() }).save()
}
