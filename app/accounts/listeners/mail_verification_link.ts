import { enqueue } from '#app/kernel/queue/dispatch'
import type UserRegistered from '#app/accounts/events/user_registered'
import SendVerificationMail from '#app/accounts/jobs/send_verification_mail'

export default class MailVerificationLink {
  async handle({ user }: UserRegistered) {
    await enqueue(SendVerificationMail.dispatch({ userId: user.id }))
  }
}
