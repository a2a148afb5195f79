import type { InTransaction } from '#app/kernel/database/transaction'

interface MailedSearches {
  recipient: string
  mailId: string
  /** false where what was found is gone by now */
  isSent: boolean
}

export async function markSearchMailed(
  { trx }: InTransaction,
  { recipient, mailId, isSent }: MailedSearches
): Promise<void> {
  if (isSent) {
    await trx.rawQuery(
      `update saved_searches set mailed_at = now()
       where id in (select search_id from search_matches where mail_id = ?)`,
      [mailId]
    )
  }
  await trx.rawQuery(
    'update search_matches set is_mail_pending = false, mail_id = null where mail_id = ?',
    [mailId]
  )
  await trx.rawQuery(
    `update search_mails set claimed_at = null,
       mailed_at = case when ? then now() else mailed_at end where recipient = ?`,
    [isSent, recipient]
  )
}
