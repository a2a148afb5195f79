import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import User from '#app/accounts/user'
import { findTeamOwner } from '#app/teams/find_teams'
import WebhookDisabledMail from '#app/webhooks/webhook_disabled_mail'
import Webhook from '#app/webhooks/webhook'

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
