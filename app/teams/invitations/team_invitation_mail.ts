import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type TeamInvitation from '#app/teams/invitations/team_invitation'
import { isolated } from '#app/common/text/isolated'

export default class TeamInvitationMail extends BaseMail {
  override subject: string

  constructor(
    private readonly invitation: TeamInvitation,
    private readonly token: string
  ) {
    super()
    this.subject = `Join ${isolated(invitation.team.name)}`
  }

  override prepare() {
    const { team, invitedBy, email } = this.invitation
    const data = {
      team: team.name,
      inviter: invitedBy?.name ?? team.name,
      url: `${appUrl}/team-invitations/${this.token}`,
    }
    this.message
      .to(email)
      .htmlView('mails/team_invitation', data)
      .textView('mails/team_invitation_text', data)
  }
}
