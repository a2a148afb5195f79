import type { InTransaction } from '#app/kernel/database/transaction'

/** Marks a claimed mail as sent, or frees it after a failure. */
export async function settleOpenHouseMail(
  { trx }: InTransaction,
  mailId: number,
  { isSent }: { isSent: boolean }
): Promise<void> {
  await trx
    .from('open_house_mails')
    .where('id', mailId)
    .update(isSent ? { sent_at: new Date() } : { claimed_at: null })
}
