import { enqueue } from '#app/kernel/queue/dispatch'
import type UserRegistered from '#app/accounts/registration/user_registered'
import SendVerificationMail from '#app/accounts/email/send_verification_mail_job'

export default class MailVerificationLink {
  async handle({ user }: UserRegistered) {
    await enqueue(SendVerificationMail.dispatch({ userId: user.id }))
  }
}
