import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { transaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'
import { issueInquiryToken } from '#app/leads/actions/issue_inquiry_token'
import InquiryConfirmationMail from '#app/leads/mails/inquiry_confirmation_mail'

/** Issues the link here, so that the queue never holds it. */
export default class SendInquiryConfirmation extends Job<{ inquiryId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const issued = await transaction((trx) => issueInquiryToken({ trx }, this.payload.inquiryId))
    if (issued) await mail.send(new InquiryConfirmationMail(issued.inquiry, issued.token))
  }
}
