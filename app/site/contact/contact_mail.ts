import { BaseMail } from '@adonisjs/mail'
import { appName } from '#config/app'
import { operatorAddress } from '#config/mail'
import type ContactMessage from '#app/site/contact/contact_message'
import { isolated } from '#app/common/text/isolated'

/** Replies go to the person who wrote. */
export default class ContactMail extends BaseMail {
  constructor(private readonly contact: ContactMessage) {
    super()
  }

  override prepare() {
    const { name, email, message } = this.contact
    this.message
      .to(operatorAddress)
      .replyTo(email, oneLine(name))
      .subject(`${appName}: message from ${isolated(oneLine(name))}`)
      .text(`${name} <${email}> wrote on the contact page:\n\n${message}\n`)
  }
}

/** Headers must be one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
