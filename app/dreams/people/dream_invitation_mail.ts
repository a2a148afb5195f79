import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { DREAM_INVITATION_DAYS } from '#app/dreams/dream_options'
import type DreamInvitation from '#app/dreams/people/dream_invitation'
import { isolated } from '#app/common/text/isolated'

/** Has no secret link: whoever has verified the address finds the invitation on their boards. */
export default class DreamInvitationMail extends BaseMail {
  override subject: string

  constructor(private readonly invitation: DreamInvitation) {
    super()
    this.subject = `Dream along: ${isolated(invitation.dream.title)}`
  }

  override prepare() {
    const { dream, invitedBy, email } = this.invitation
    const data = {
      dream: dream.title,
      inviter: invitedBy?.name ?? new URL(appUrl).hostname,
      email,
      days: DREAM_INVITATION_DAYS,
      url: `${appUrl}/dreams`,
    }
    this.message
      .to(email)
      .htmlView('mails/dream_invitation', data)
      .textView('mails/dream_invitation_text', data)
  }
}
