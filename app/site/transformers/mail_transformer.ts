import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StoredMail } from '#app/core/mail/mailbox'

/** A mail as the list shows it. */
export default class MailTransformer extends BaseTransformer<StoredMail> {
  toObject() {
    const { id, from, to, subject, sentAt } = this.resource
    return { id, from, to, subject, sent_at: sentAt }
  }

  /** A mail that is read. */
  forReading() {
    const { text, html } = this.resource
    return { ...this.toObject(), text, html }
  }
}
