import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { VIEWING_SOURCE, type ViewingRow } from '#app/leads/viewings/viewing_row'
import ViewingMail, { type ViewingMailKind } from '#app/leads/viewings/viewing_mail'

export default class SendViewingMail extends Job<{ mailId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const { mailId } = this.payload
    if (!(await transaction((trx) => claimViewingMail({ trx }, mailId)))) return
    try {
      const mailed = await findMailedViewing(mailId)
      if (mailed) await mail.send(new ViewingMail(mailed))
      await transaction((trx) => settleViewingMail({ trx }, mailId, { isSent: true }))
    } catch (error) {
      await transaction((trx) => settleViewingMail({ trx }, mailId, { isSent: false }))
      throw error
    }
  }
}

export interface MailedViewing {
  kind: ViewingMailKind
  viewing: ViewingRow
}

async function findMailedViewing(mailId: number): Promise<MailedViewing | null> {
  const { rows } = await db.rawQuery<{ rows: (ViewingRow & { kind: ViewingMailKind })[] }>(
    `select m.kind, shown.* from viewing_mails m join (${VIEWING_SOURCE}) shown
       on shown.id = m.viewing_id where m.id = ?`,
    [mailId]
  )
  if (!rows[0]) return null
  const { kind, ...viewing } = rows[0]
  return { kind, viewing }
}

/** @returns false for a mail that is sent, gone, or being sent by another process */
async function claimViewingMail({ trx }: InTransaction, mailId: number): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update viewing_mails set claimed_at = now()
     where id = ? and sent_at is null
       and (claimed_at is null or claimed_at < now() - interval '10 minutes')`,
    [mailId]
  )
  return rowCount > 0
}

/** Marks a claimed mail as sent, or frees it after a failure. */
async function settleViewingMail(
  { trx }: InTransaction,
  mailId: number,
  { isSent }: { isSent: boolean }
): Promise<void> {
  await trx.rawQuery(
    `update viewing_mails set claimed_at = null,
       sent_at = case when :isSent::boolean then now() end where id = :mailId`,
    { mailId, isSent }
  )
}
