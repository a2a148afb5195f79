import { randomUUID } from 'node:crypto'
import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { BULK_MAIL_JOB } from '#app/kernel/mail/mail_queue'
import {
  findMailAddress,
  listMailedMatches,
  DUE_SEARCH,
  FREE_RECIPIENT,
} from '#app/search/alerts/find_search_mails'
import SearchMatchesMail from '#app/search/alerts/search_matches_mail'

/** One mail with everything that is due of somebody's searches. */
export default class SendSearchMail extends Job<{ recipient: string }> {
  static override options = BULK_MAIL_JOB

  async execute() {
    const { recipient } = this.payload
    const mailId = await transaction((trx) => claimSearchMail({ trx }, recipient))
    if (!mailId) return
    try {
      const isSent = await this.#send(mailId)
      await transaction((trx) => markSearchMailed({ trx }, { recipient, mailId, isSent }))
    } catch (error) {
      await transaction((trx) => releaseSearchMail({ trx }, recipient))
      throw error
    }
  }

  async #send(mailId: string): Promise<boolean> {
    const matches = await listMailedMatches(mailId)
    const address = matches[0] ? await findMailAddress(matches[0].searchId) : null
    if (!address) return false
    await mail.send(new SearchMatchesMail(address, matches, mailId))
    return true
  }
}

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

interface MailedSearches {
  recipient: string
  mailId: string
  /** false if all that was found is gone by now */
  isSent: boolean
}

async function markSearchMailed(
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

/** Nothing was sent: the next attempt may come at once. */
async function releaseSearchMail({ trx }: InTransaction, recipient: string): Promise<void> {
  await trx.from('search_mails').where({ recipient }).update({ claimed_at: null })
}
