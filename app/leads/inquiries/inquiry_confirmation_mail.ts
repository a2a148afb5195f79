import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type Inquiry from '#app/leads/inquiries/inquiry'

/** Leaves out the question: the person who gets this may not have asked it. */
export default class InquiryConfirmationMail extends BaseMail {
  override subject = 'Send your question'

  constructor(
    private readonly inquiry: Inquiry,
    private readonly token: string
  ) {
    super()
  }

  override prepare() {
    const { property, email } = this.inquiry
    const data = {
      home: property.name ?? 'a listing',
      url: `${appUrl}/inquiries/${this.token}`,
    }
    this.message
      .to(email)
      .htmlView('mails/inquiry_confirmation', data)
      .textView('mails/inquiry_confirmation_text', data)
  }
}
