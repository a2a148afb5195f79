import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type User from '#app/accounts/user'
import { MAX_FAILURES } from '#app/webhooks/webhook_options'
import type Webhook from '#app/webhooks/webhook'

export default class WebhookDisabledMail extends BaseMail {
  override subject: string

  constructor(
    private readonly webhook: Webhook,
    private readonly person: User
  ) {
    super()
    this.subject = `We turned off your webhook to ${new URL(webhook.url).hostname}`
  }

  override prepare() {
    const { id, url, team, disabledReason } = this.webhook
    const data = {
      name: this.person.name,
      host: new URL(url).hostname,
      owner: team ? `the team ${team.name}` : 'you',
      reason:
        disabledReason === 'gone'
          ? 'It answered 410 Gone, which means that nothing listens there any more.'
          : `${MAX_FAILURES} events in a row couldn’t be delivered, though we tried each for about a day.`,
      url: `${appUrl}/webhooks/${id}`,
    }
    this.message
      .to(this.person.email)
      .htmlView('mails/webhook_disabled', data)
      .textView('mails/webhook_disabled_text', data)
  }
}
