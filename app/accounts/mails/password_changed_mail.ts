import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type User from '#app/accounts/models/user'

/** Tells somebody that the password was changed. */
export default class PasswordChangedMail extends BaseMail {
  override subject = 'Your password is changed'

  constructor(private readonly user: User) {
    super()
  }

  override prepare() {
    const data = { user: this.user, url: `${appUrl}/forgot-password` }
    this.message
      .to(this.user.email)
      .htmlView('mails/password_changed', data)
      .textView('mails/password_changed_text', data)
  }
}
