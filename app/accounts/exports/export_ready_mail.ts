import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type User from '#app/accounts/user'

export default class ExportReadyMail extends BaseMail {
  override subject = 'Your data is ready'

  constructor(private readonly user: User) {
    super()
  }

  override prepare() {
    const data = { name: this.user.name, url: `${appUrl}/settings/export` }
    this.message
      .to(this.user.email)
      .htmlView('mails/export_ready', data)
      .textView('mails/export_ready_text', data)
  }
}
