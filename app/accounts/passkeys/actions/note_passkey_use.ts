import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Authenticators count uses; a counter that doesn't grow means a cloned key. Some always report 0.
 * @returns whether it grew
 */
export async function notePasskeyUse(
  { trx }: InTransaction,
  id: number,
  counter: number
): Promise<boolean> {
  const noted: unknown[] = await trx
    .from('passkeys')
    .where('id', id)
    .where((query) => {
      query.where('counter', '<', counter)
      if (counter === 0) query.orWhere('counter', 0)
    })
    .update({ counter, last_used_at: new Date() })
    .returning('id')
  return noted.length > 0
}
