import { BaseMail } from '@adonisjs/mail'
import { emailChangeLink } from '#app/accounts/email/email_links'
import type EmailChange from '#app/accounts/email/email_change'

export default class EmailChangeMail extends BaseMail {
  override subject = 'Verify your new email address'

  constructor(
    private readonly change: EmailChange,
    private readonly name: string
  ) {
    super()
  }

  override prepare() {
    const data = { name: this.name, url: emailChangeLink(this.change) }
    this.message
      .to(this.change.email)
      .htmlView('mails/email_change', data)
      .textView('mails/email_change_text', data)
  }
}
