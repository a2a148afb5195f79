import { BaseMail } from '@adonisjs/mail'
import type User from '#app/accounts/user'
import { verificationLink } from '#app/accounts/email/email_links'

export default class VerificationMail extends BaseMail {
  override subject = 'Verify your email address'

  constructor(private readonly user: User) {
    super()
  }

  override prepare() {
    const data = { user: this.user, url: verificationLink(this.user) }
    this.message
      .to(this.user.email)
      .htmlView('mails/verification', data)
      .textView('mails/verification_text', data)
  }
}
