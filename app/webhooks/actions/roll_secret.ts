import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { FORMER_SECRET_HOURS } from '#app/webhooks/contract/webhooks'
import { lockWebhook } from '#app/webhooks/models/lock_webhook'
import type Webhook from '#app/webhooks/models/webhook'
import { newWebhookSecret } from '#app/webhooks/models/webhook_secret'

/**
 * The previous secret also signs for a day, so that nothing is rejected in the meantime. @throws
 * HttpError 404
 */
export async function rollSecret(acting: ActingUser, id: number): Promise<Webhook> {
  const webhook = await lockWebhook(acting, id)
  await webhook
    .merge({
      formerSecret: webhook.secret,
      formerSecretUntil: DateTime.now().plus({ hours: FORMER_SECRET_HOURS }),
      secret: newWebhookSecret(),
    })
    .save()
  await webhook.load('team')
  return webhook
}
