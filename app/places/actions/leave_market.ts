import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Idempotent. @throws HttpError 404 */
export async function leaveMarket(
  { trx }: InTransaction,
  userId: number,
  marketId: number
): Promise<void> {
  const exists = await trx.from('markets').where({ id: marketId }).first()
  if (!exists) throw HttpError.notFound()
  await trx.from('market_members').where({ market_id: marketId, user_id: userId }).delete()
}
