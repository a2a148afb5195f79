import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { PURSUIT_INVITATION_DAYS } from '#app/club/pursuits/pursuit_options'
import { isolated } from '#app/common/text/isolated'

/** Has no secret link: whoever has verified the address finds the invitation with their pursuits. */
export default class PursuitInvitationMail extends BaseMail {
  override subject: string

  constructor(
    private readonly inviter: string,
    private readonly email: string
  ) {
    super()
    this.subject = `Look for a home together with ${isolated(inviter)}`
  }

  override prepare() {
    const { inviter, email } = this
    const data = { inviter, email, days: PURSUIT_INVITATION_DAYS, url: `${appUrl}/pursuits` }
    this.message
      .to(email)
      .htmlView('mails/pursuit_invitation', data)
      .textView('mails/pursuit_invitation_text', data)
  }
}
