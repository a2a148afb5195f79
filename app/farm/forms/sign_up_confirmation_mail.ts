import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'

interface Confirmation {
  email: string
  slug: string
  /** whom they signed up with */
  sender: string
  token: string
}

/** Leaves out the given name: the person who gets this may not have signed up. */
export default class SignUpConfirmationMail extends BaseMail {
  override subject = 'Confirm your sign-up'

  constructor(private readonly confirmation: Confirmation) {
    super()
  }

  override prepare() {
    const { email, slug, sender, token } = this.confirmation
    const data = { sender, url: `${appUrl}/join/${slug}/confirm/${token}` }
    this.message
      .to(email)
      .htmlView('mails/sign_up_confirmation', data)
      .textView('mails/sign_up_confirmation_text', data)
  }
}
