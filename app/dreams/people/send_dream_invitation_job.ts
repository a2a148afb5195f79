import { Job } from '@adonisjs/queue'
import { isHiddenAddress } from '#app/accounts/blocking/is_hidden_from'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import DreamInvitationMail from '#app/dreams/people/dream_invitation_mail'
import DreamInvitation from '#app/dreams/people/dream_invitation'

export default class SendDreamInvitation extends Job<{ invitationId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const invitation = await DreamInvitation.query()
      .where('id', this.payload.invitationId)
      .preload('dream')
      .preload('invitedBy')
      .first()
    if (!invitation) return
    if (await isHiddenAddress(invitation.email, invitation.invitedByUserId)) return
    await mail.send(new DreamInvitationMail(invitation))
  }
}
