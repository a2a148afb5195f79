import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { findMailedVisitor } from '#app/farm/open_house_mails/find_mailed_visitor'
import { openHouseMail } from '#app/farm/open_house_mails/open_house_mail'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'

export default class SendOpenHouseMail extends Job<{ mailId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const { mailId } = this.payload
    if (!(await transaction((trx) => claimOpenHouseMail({ trx }, mailId)))) return
    try {
      const mailed = await findMailedVisitor(mailId)
      if (mailed) await mail.send(await openHouseMail(mailed))
      await transaction((trx) => settleOpenHouseMail({ trx }, mailId, { isSent: true }))
    } catch (error) {
      await transaction((trx) => settleOpenHouseMail({ trx }, mailId, { isSent: false }))
      throw error
    }
  }
}

/** @returns false for a mail that is sent, gone, or being sent by another process */
async function claimOpenHouseMail({ trx }: InTransaction, mailId: number): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update open_house_mails set claimed_at = now()
     where id = ? and sent_at is null
       and (claimed_at is null or claimed_at < now() - interval '10 minutes')`,
    [mailId]
  )
  return rowCount > 0
}

/** Marks a claimed mail as sent, or frees it after a failure. */
async function settleOpenHouseMail(
  { trx }: InTransaction,
  mailId: number,
  { isSent }: { isSent: boolean }
): Promise<void> {
  await trx
    .from('open_house_mails')
    .where('id', mailId)
    .update(isSent ? { sent_at: new Date() } : { claimed_at: null })
}
