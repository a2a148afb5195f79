import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { newOneTimeToken, oneTimeTokenHash } from '#app/accounts/one_time_token'
import { findForm } from '#app/farm/forms/find_forms'
import SignUp from '#app/farm/forms/sign_up'
import SignUpConfirmationMail from '#app/farm/forms/sign_up_confirmation_mail'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'

/** Issues the link here, so that the queue never holds it. */
export default class SendSignUpConfirmation extends Job<{ signUpId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const issued = await transaction((trx) => issueSignUpToken({ trx }, this.payload.signUpId))
    if (issued) await mail.send(new SignUpConfirmationMail(issued))
  }
}

/** A link for the confirmation mail; null if the sign-up is gone, expired or confirmed. */
async function issueSignUpToken({ trx }: InTransaction, signUpId: number) {
  const signUp = await SignUp.query({ client: trx })
    .where('id', signUpId)
    .preload('form')
    .forUpdate()
    .first()
  if (!signUp?.isUsable || signUp.confirmedAt || !signUp.email) return null
  const token = newOneTimeToken()
  await signUp.merge({ tokenHash: oneTimeTokenHash(token) }).save()
  const { form, sender } = await findForm(signUp.form.slug, trx)
  return { email: signUp.email, slug: form.slug, sender: sender.name, token }
}
