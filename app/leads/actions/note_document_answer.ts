import User from '#app/accounts/models/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/models/lead'

/** Somebody who asked a realtor for a document has an answer. */
export async function noteDocumentAnswer(
  { trx }: InTransaction,
  { askerId, ownerId }: { askerId: number; ownerId: number }
): Promise<void> {
  const asker = await User.find(askerId, { client: trx })
  if (!asker) return
  await Lead.query({ client: trx })
    .where({ user_id: ownerId, email: asker.email })
    .whereNull('answered_at')
    .update({ answered_at: new Date() })
}
