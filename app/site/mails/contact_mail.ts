import { BaseMail } from '@adonisjs/mail'
import config from '@adonisjs/core/services/config'
import env from '#start/env'
import { appName } from '#config/app'
import type ContactMessage from '#app/site/models/contact_message'

/** A contact message for the operator; an answer goes to whoever wrote it. */
export default class ContactMessageMail extends BaseMail {
  constructor(private readonly contact: ContactMessage) {
    super()
  }

  override prepare() {
    const { name, email, message } = this.contact
    this.message
      .to(env.get('MAIL_OPERATOR') ?? config.get<{ address: string }>('mail.from').address)
      .replyTo(email, oneLine(name))
      .subject(`${appName}: a message from ${oneLine(name)}`)
      .text(`${name} <${email}> wrote through the contact page:\n\n${message}\n`)
  }
}

/** A header has one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
