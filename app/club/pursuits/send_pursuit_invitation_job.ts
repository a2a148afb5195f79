import { Job } from '@adonisjs/queue'
import { isHiddenAddress } from '#app/accounts/blocking/is_hidden_from'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import PursuitInvitationMail from '#app/club/pursuits/pursuit_invitation_mail'
import PursuitInvitation from '#app/club/pursuits/pursuit_invitation'

export default class SendPursuitInvitation extends Job<{ invitationId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const invitation = await PursuitInvitation.query()
      .where('id', this.payload.invitationId)
      .preload('invitedBy')
      .first()
    if (!invitation?.email) return
    if (await isHiddenAddress(invitation.email, invitation.invitedByUserId)) return
    await mail.send(new PursuitInvitationMail(invitation.invitedBy.name, invitation.email))
  }
}
