import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'
import User from '#app/accounts/models/user'
import { findTeamOwner } from '#app/teams/queries/find_team_owner'
import WebhookDisabledMail from '#app/webhooks/mails/webhook_disabled_mail'
import Webhook from '#app/webhooks/models/webhook'

/** To its owner, or the owner of its team. */
export default class SendWebhookDisabled extends Job<{ webhookId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const webhook = await Webhook.query()
      .where('id', this.payload.webhookId)
      .preload('team')
      .first()
    if (!webhook?.disabledAt) return
    const { userId, teamId } = webhook
    const person = teamId === null ? await User.find(userId) : await findTeamOwner(teamId)
    if (person) await mail.send(new WebhookDisabledMail(webhook, person))
  }
}
