import { Job } from '@adonisjs/queue'
import { isHiddenAddress } from '#app/accounts/blocking/policies/is_hidden_address'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'
import PursuitInvitationMail from '#app/club/pursuits/mails/pursuit_invitation_mail'
import PursuitInvitation from '#app/club/pursuits/models/pursuit_invitation'

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
