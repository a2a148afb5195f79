import { randomUUID } from 'node:crypto'
import type { InTransaction } from '#app/kernel/database/transaction'
import { releaseSearchMail } from '#app/search/alerts/actions/release_search_mail'
import { DUE_SEARCH, FREE_RECIPIENT } from '#app/search/alerts/queries/list_due_recipients'

/**
 * Takes what is due for an account or an address, for one mail. After a crash the same matches are
 * taken again under the same id, by which mail programs know the mail. @returns its id; null where
 * nothing is due or another process is at it
 */
export async function claimSearchMail(
  { trx }: InTransaction,
  recipient: string
): Promise<string | null> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `insert into search_mails as mails (recipient, claimed_at) values (?, now())
     on conflict (recipient) do update set claimed_at = now() where ${FREE_RECIPIENT}`,
    [recipient]
  )
  if (!rowCount) return null
  const { rows } = await trx.rawQuery<{ rows: { mail_id: string }[] }>(
    `select found.mail_id from search_matches found
     join saved_searches search on search.id = found.search_id
     where search.recipient = ? and found.is_mail_pending and found.mail_id is not null limit 1`,
    [recipient]
  )
  const mailId = rows[0]?.mail_id ?? randomUUID()
  if (rows.length) return mailId
  const taken = await trx.rawQuery<{ rowCount: number }>(
    `update search_matches found set mail_id = :mailId from saved_searches search
     where search.id = found.search_id and search.recipient = :recipient
       and found.is_mail_pending and ${DUE_SEARCH}`,
    { mailId, recipient }
  )
  if (taken.rowCount) return mailId
  await releaseSearchMail({ trx }, recipient)
  return null
}
