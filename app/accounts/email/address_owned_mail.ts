import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type User from '#app/accounts/user'

/** To whoever has verified an address that somebody typed for another account. */
export default class AddressOwnedMail extends BaseMail {
  override subject = 'Someone tried to use your email address'

  constructor(private readonly owner: User) {
    super()
  }

  override prepare() {
    const data = {
      subject: this.subject,
      user: this.owner,
      url: `${appUrl}/login`,
      resetUrl: `${appUrl}/forgot-password`,
    }
    this.message
      .to(this.owner.email)
      .htmlView('mails/address_owned', data)
      .textView('mails/address_owned_text', data)
  }
}
