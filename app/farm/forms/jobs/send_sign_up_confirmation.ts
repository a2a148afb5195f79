import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { transaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'
import { issueSignUpToken } from '#app/farm/forms/actions/issue_sign_up_token'
import SignUpConfirmationMail from '#app/farm/forms/mails/sign_up_confirmation_mail'

/** Issues the link here, so that the queue never holds it. */
export default class SendSignUpConfirmation extends Job<{ signUpId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const issued = await transaction((trx) => issueSignUpToken({ trx }, this.payload.signUpId))
    if (issued) await mail.send(new SignUpConfirmationMail(issued))
  }
}
