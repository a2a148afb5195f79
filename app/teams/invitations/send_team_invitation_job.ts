import { Job } from '@adonisjs/queue'
import { isHiddenAddress } from '#app/accounts/blocking/is_hidden_from'
import mail from '@adonisjs/mail/services/main'
import { transaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { issueInvitationToken } from '#app/teams/invitations/invitation_token'
import TeamInvitationMail from '#app/teams/invitations/team_invitation_mail'

/** Issues the link here, so that the queue never holds it. */
export default class SendTeamInvitation extends Job<{ invitationId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const issued = await transaction((trx) =>
      issueInvitationToken({ trx }, this.payload.invitationId)
    )
    if (!issued) return
    const { email, invitedByUserId } = issued.invitation
    if (await isHiddenAddress(email, invitedByUserId)) return
    await mail.send(new TeamInvitationMail(issued.invitation, issued.token))
  }
}
