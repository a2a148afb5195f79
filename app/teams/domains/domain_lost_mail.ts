import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type User from '#app/accounts/user'
import type Team from '#app/teams/team'

export default class DomainLostMail extends BaseMail {
  override subject: string

  constructor(
    private readonly team: Team,
    private readonly owner: User,
    private readonly domain: string
  ) {
    super()
    this.subject = `${domain} no longer shows your team`
  }

  override prepare() {
    const data = {
      owner: this.owner.name,
      team: this.team.name,
      domain: this.domain,
      url: `${appUrl}/teams/${this.team.handle}`,
    }
    this.message
      .to(this.owner.email)
      .htmlView('mails/domain_lost', data)
      .textView('mails/domain_lost_text', data)
  }
}
