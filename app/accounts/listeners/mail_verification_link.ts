import { enqueue } from '#app/core/queue/dispatch'
import type UserRegistered from '#app/accounts/events/user_registered'
import SendVerificationMail from '#app/accounts/jobs/send_verification_mail'

/** Asks a new person to show that the e-mail address is theirs. */
export default class MailVerificationLink {
  async handle({ user }: UserRegistered) {
    await enqueue(SendVerificationMail.dispatch({ userId: user.id }))
  }
}
