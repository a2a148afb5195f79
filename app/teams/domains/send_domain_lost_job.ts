import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import DomainLostMail from '#app/teams/domains/domain_lost_mail'
import Team from '#app/teams/team'
import { findTeamOwner } from '#app/teams/find_teams'

export default class SendDomainLost extends Job<{ teamId: number; domain: string }> {
  static override options = MAIL_JOB

  async execute() {
    const { teamId, domain } = this.payload
    const team = await Team.find(teamId)
    const owner = await findTeamOwner(teamId)
    if (team && owner) await mail.send(new DomainLostMail(team, owner, domain))
  }
}
