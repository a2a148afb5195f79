import type { InTransaction } from '#app/kernel/database/transaction'

/** After nothing was sent, so that the next attempt need not wait. */
export async function releaseSearchMail({ trx }: InTransaction, recipient: string): Promise<void> {
  await trx.from('search_mails').where({ recipient }).update({ claimed_at: null })
}
