import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { transaction } from '#app/kernel/database/transaction'
import { BULK_MAIL_JOB } from '#app/kernel/mail/mail_job'
import { claimSearchMail } from '#app/search/alerts/actions/claim_search_mail'
import { markSearchMailed } from '#app/search/alerts/actions/mark_search_mailed'
import { releaseSearchMail } from '#app/search/alerts/actions/release_search_mail'
import SearchMatchesMail from '#app/search/alerts/mails/search_matches_mail'
import { findMailAddress } from '#app/search/alerts/queries/find_mail_address'
import { listMailedMatches } from '#app/search/alerts/queries/list_mailed_matches'

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
