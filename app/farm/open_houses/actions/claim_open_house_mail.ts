import type { InTransaction } from '#app/kernel/database/transaction'

/** @returns false for a mail that is sent, gone, or being sent by another process */
export async function claimOpenHouseMail({ trx }: InTransaction, mailId: number): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update open_house_mails set claimed_at = now()
     where id = ? and sent_at is null
       and (claimed_at is null or claimed_at < now() - interval '10 minutes')`,
    [mailId]
  )
  return rowCount > 0
}
