import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockWebhook } from '#app/webhooks/models/lock_webhook'

/** Also deletes its log. @throws HttpError 404 */
export async function deleteWebhook(acting: ActingUser, id: number): Promise<void> {
  const webhook = await lockWebhook(acting, id)
  await webhook.delete()
}
