import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { transaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'
import { claimOpenHouseMail } from '#app/farm/open_houses/actions/claim_open_house_mail'
import { settleOpenHouseMail } from '#app/farm/open_houses/actions/settle_open_house_mail'
import { openHouseMail } from '#app/farm/open_houses/mails/open_house_mail'
import { findMailedVisitor } from '#app/farm/open_houses/queries/find_mailed_visitor'

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
