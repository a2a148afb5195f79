import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StoredMail } from '#app/kernel/mail/mailbox'

export default class MailTransformer extends BaseTransformer<StoredMail> {
  toObject() {
    const { id, from, to, subject, sentAt } = this.resource
    return { id, from, to, subject, sent_at: sentAt }
  }

  forReading() {
    const { text, html } = this.resource
    return { ...this.toObject(), text, html }
  }
}
