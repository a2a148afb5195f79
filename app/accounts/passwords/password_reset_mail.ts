import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type User from '#app/accounts/user'

export default class PasswordResetMail extends BaseMail {
  override subject = 'Reset your password'

  constructor(
    private readonly user: User,
    private readonly token: string
  ) {
    super()
  }

  override prepare() {
    const data = { user: this.user, url: `${appUrl}/reset-password/${this.token}` }
    this.message
      .to(this.user.email)
      .htmlView('mails/password_reset', data)
      .textView('mails/password_reset_text', data)
  }
}
