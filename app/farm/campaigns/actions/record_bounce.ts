import type { InTransaction } from '#app/kernel/database/transaction'

interface Bounce {
  email: string
  reason: string
}

/** Ends all campaigns to an address, also where a former bounce was lifted. Safe to repeat. */
export async function recordBounce(
  { trx }: InTransaction,
  { email, reason }: Bounce
): Promise<void> {
  await trx
    .knexQuery()
    .table('farm_bounced_addresses')
    .insert({ email: email.toLowerCase(), reason, created_at: trx.knexRawQuery('now()') })
    .onConflict('email')
    .merge()
}
