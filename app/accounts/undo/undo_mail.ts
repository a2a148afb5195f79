import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type AccountUndo from '#app/accounts/undo/account_undo'

export default class UndoMail extends BaseMail {
  constructor(
    private readonly undo: AccountUndo,
    private readonly name: string,
    private readonly token: string
  ) {
    super()
    this.subject = undo.subject
  }

  override prepare() {
    const { mailedTo, subject, sentence } = this.undo
    const data = { name: this.name, subject, sentence, url: `${appUrl}/undo/${this.token}` }
    this.message.to(mailedTo).htmlView('mails/undo', data).textView('mails/undo_text', data)
  }
}
