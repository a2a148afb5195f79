import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Gift from '#app/farm/gifts/gift'

/** @throws HttpError 404 */
export async function lockGift(
  { trx }: InTransaction,
  wanted: { token: string } | { id: number; user_id: number }
): Promise<Gift> {
  const gift = await Gift.query({ client: trx }).where(wanted).forUpdate().first()
  if (!gift) throw HttpError.notFound()
  return gift
}
