import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { transaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { issueInquiryToken } from '#app/leads/inquiries/confirm_inquiry'
import InquiryConfirmationMail from '#app/leads/inquiries/inquiry_confirmation_mail'

/** Issues the link here, so that the queue never holds it. */
export default class SendInquiryConfirmation extends Job<{ inquiryId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const issued = await transaction((trx) => issueInquiryToken({ trx }, this.payload.inquiryId))
    if (issued) await mail.send(new InquiryConfirmationMail(issued.inquiry, issued.token))
  }
}
